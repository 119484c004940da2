import { toolVersions } from "../stamp.js";
import type { OpenApiDocument, Parameter } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import type { OutputFile } from "../../core/files/output.js";
import { resolveSchema } from "../../model/schemas.js";
import { oneLine } from "../../model/case.js";
import { propertyKey, quote } from "../../emit/text.js";

/** The README's description of each file, if the file exists. Internal files are not listed. */
const FILES: readonly (readonly [path: string, text: string])[] = [
  ["index.ts", "exports everything below"],
  ["operations/", "a function and a request type for each operation, one file per tag"],
  ["schemas.ts", "a type for each named schema, and the values of each enum"],
  ["types.ts", "`paths`, `components` and `operations`, with their parts in `types/`"],
  ["servers.ts", "the servers of the document and their URLs"],
  ["pagination.ts", "page readers for the paginated operations"],
  ["client.ts", 'an openapi-fetch client by path: `client.GET("/…")`'],
  ["plugins/", "the files of plugins, which `index.ts` does not export"],
  ["runtime/", "the client that sends the requests"],
  ["openapi.json", "the document bundled into one file, with a fixed key order"],
  ["stamp.json", "the sources and tool versions of this output, and the list of generated files"],
];

/** Generates `README.md`: purpose, dependencies, a working call, and how to regenerate. */
export function documentReadme(
  document: OpenApiDocument,
  name: string,
  models: readonly OperationModel[],
  files: readonly OutputFile[],
  /** What the files of plugins import, as arguments of `npm install`. */
  dependencies: readonly string[] = [],
): OutputFile {
  const paths = ["index.ts", "stamp.json", ...files.map(({ path }) => path)];
  const rows = FILES.filter(([path]) => paths.some((file) => (path.endsWith("/") ? file.startsWith(path) : file === path)));
  const sections = [
    `# ${plain(document.info.title, name)}`,
    `A typed client, generated from \`${name}\`. The next run overwrites generated files; other files are kept.`,
    `Install its one dependency:\n\n\`\`\`sh\nnpm install openapi-fetch@${toolVersions()["openapi-fetch"] ?? ""}\n\`\`\``,
    ...(dependencies.length === 0
      ? []
      : [`The files in \`plugins/\` also need:\n\n${dependencies.map((line) => `- ${line}\n`).join("")}`.trimEnd()]),
    ...usage(document, models),
    `To regenerate, run \`npm run generate -- --spec ${name} --out DIR\`. With \`--check\`, it lists stale files instead.`,
    `| File | Content |\n| --- | --- |\n${rows.map(([path, text]) => `| \`${path}\` | ${text} |\n`).join("")}`,
  ];
  return { path: "README.md", text: `${sections.join("\n\n").trimEnd()}\n` };
}

/** Escapes a title for a heading, so that it cannot add links, tags or lines. */
function plain(title: unknown, otherwise: string): string {
  const text = typeof title === "string" ? oneLine(title) : "";
  return (text === "" ? otherwise : text).replace(/[\\`*_{}[\]<>#|!&]/g, "\\$&");
}

function usage(document: OpenApiDocument, models: readonly OperationModel[]): string[] {
  const [example] = [...models].sort((a, b) => effort(a) - effort(b));
  if (example === undefined) return [];
  const request = sampleRequest(document, example);
  const known = hasAddress(document);
  const lines = [
    `import { createClient, ${example.name}${known ? ", serverUrl" : ""} } from "./index.js";`,
    "",
    `const client = createClient({ baseUrl: ${known ? "serverUrl()" : '"https://api.example.com"'} });`,
    ...(needsBody(example) ? [`declare const body: Parameters<typeof ${example.name}>[1]["body"];`] : []),
    `const result = await ${example.name}(client${request});`,
  ];
  return [`\`\`\`ts\n${lines.join("\n")}\n\`\`\``];
}

/** Checks if the first server has an absolute URL without variables. */
function hasAddress({ servers }: OpenApiDocument): boolean {
  const url: unknown = servers?.[0]?.url;
  return typeof url === "string" && /^https:\/\/[^{}]+$/.test(url);
}

/** Ranks operations by how much input a call needs. The README shows the simplest one. */
function effort(model: OperationModel): number {
  const required = model.parameters.filter((parameter) => isRequired(parameter)).length;
  return (
    (needsBody(model) ? 1000 : 0) + (model.method === "get" ? 0 : 100) + required * 10 + (model.operation.deprecated === true ? 50 : 0)
  );
}

function isRequired({ in: place, required }: Parameter): boolean {
  return place === "path" || required === true;
}

function needsBody({ requestBody }: OperationModel): boolean {
  return requestBody?.required === true;
}

function sampleRequest(document: OpenApiDocument, model: OperationModel): string {
  const places = (["path", "query", "header", "cookie"] as const).flatMap((place) => {
    const required = model.parameters.filter(
      (parameter) => parameter.in === place && isRequired(parameter) && !IGNORED.test(parameter.name),
    );
    if (required.length === 0) return [];
    const values = required.map((parameter) => `${propertyKey(parameter.name)}: ${sampleOf(document, parameter)}`);
    return [`${place}: { ${values.join(", ")} }`];
  });
  if (needsBody(model)) places.push("body");
  return places.length === 0 ? "" : `, { ${places.join(", ")} }`;
}

/** Header parameters that OpenAPI says to ignore. */
const IGNORED = /^(accept|content-type|authorization)$/i;

function sampleOf(document: OpenApiDocument, { schema, name }: Parameter): string {
  const { type, enum: values, items } = resolveSchema(document, schema) ?? {};
  const [first] = values ?? [];
  if (typeof first === "string") return quote(first);
  if (typeof first === "number" || typeof first === "boolean") return String(first);
  switch (Array.isArray(type) ? type[0] : type) {
    case "integer":
    case "number":
      return "1";
    case "boolean":
      return "true";
    case "array":
      return `[${sampleOf(document, { name, in: "query", ...(items && { schema: items }) })}]`;
    case "object":
      return "{}";
    default:
      return quote(name);
  }
}

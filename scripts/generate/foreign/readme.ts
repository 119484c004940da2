import { withoutQuery } from "../../core/cli/finding.js";
import { isUrl } from "../../read/allowed-refs.js";
import { toolVersions } from "../../core/files/tool-versions.js";
import { quote } from "../../emit/text.js";
import { oneLine } from "../../model/case.js";
import type { OperationModel } from "../../model/operation.js";
import { headerDefault } from "../../model/parameters.js";
import { receivedRequests } from "../../model/received-requests.js";
import { resolveReference } from "../../model/schemas.js";
import { METHODS, type OpenApiDocument, type PathItem, type RequestBody } from "../../read/openapi.js";
import type { OutputFile } from "../../core/files/output.js";
import { documentName } from "./header.js";
import { usage } from "./sample-call.js";

/** The README's description of each file, if the file exists. Internal files are not listed. */
const FILES: readonly (readonly [path: string, text: string])[] = [
  ["index.ts", "exports everything below"],
  ["operations/", "a function and the types of each operation, one file per tag"],
  ["schemas.ts", "a type for each named schema, and the values of each enum"],
  ["types.ts", "`paths`, `components` (in `types/`) and `operations`"],
  ["pagination.ts", "page readers for the paginated operations"],
  ["client.ts", 'the servers, `credentials()`, `isError()`, `asResult()`, and an openapi-fetch client by path: `client.GET("/…")`'],
  ["plugins/", "the files of plugins, which `index.ts` does not export"],
  ["runtime.ts", "the client that sends the requests"],
  ["AGENTS.md", "how a coding agent finds an operation and calls it"],
  ["openapi.json", "the document bundled into one file, with a fixed key order"],
  ["stamp.json", "the sources and tool versions of this output, and the list of generated files"],
];

/** Generates `README.md`: purpose, dependencies, a working call, and how to regenerate. */
export function documentReadme(
  document: OpenApiDocument,
  entry: string,
  models: readonly OperationModel[],
  files: readonly OutputFile[],
  /** What the files of plugins import, as arguments of `npm install`. */
  dependencies: readonly string[] = [],
): OutputFile {
  const name = documentName(entry);
  const paths = ["index.ts", "stamp.json", ...files.map(({ path }) => path)];
  const rows = FILES.filter(([path]) => paths.some((file) => (path.endsWith("/") ? file.startsWith(path) : file === path)));
  const sections = [
    `# ${plainTitle(document, entry)}`,
    `A typed client, generated from \`${name}\`. The next run overwrites generated files; other files are kept.`,
    `Install its one dependency:\n\n\`\`\`sh\nnpm install openapi-fetch@${toolVersions()["openapi-fetch"] ?? ""}\n\`\`\``,
    ...(dependencies.length === 0
      ? []
      : [`The files in \`plugins/\` also need:\n\n${dependencies.map((line) => `- ${line}\n`).join("")}`.trimEnd()]),
    ...usage(document, models),
    ...headerSection(document, models),
    ...webhookSections(document),
    `To regenerate, run this${isUrl(entry) ? "" : ` where \`${name}\` is`}. With \`--check\`, it lists stale files instead.\n\n\`\`\`sh\n${commandFor(entry)} --out DIR\n\`\`\``,
    `| File | Content |\n| --- | --- |\n${rows.map(([path, text]) => `| \`${path}\` | ${text} |\n`).join("")}`,
  ];
  return { path: "README.md", text: `${sections.join("\n\n").trimEnd()}\n` };
}

/** Returns the command that generates from a document. */
export function commandFor(entry: string): string {
  return `npx @hosting-platform/generator ${shellWord(isUrl(entry) ? withoutQuery(entry) : documentName(entry))}`;
}

/** Returns the title of a document for a heading, escaped so that it cannot add links, tags or lines. */
export function plainTitle({ info }: OpenApiDocument, entry: string): string {
  const title: unknown = info.title;
  const text = typeof title === "string" ? oneLine(title) : "";
  return (text === "" ? documentName(entry) : text).replace(/[\\`*_{}[\]<>#|!&]/g, "\\$&");
}

/** Quotes a file name or a URL for a shell if necessary. */
function shellWord(name: string): string {
  return /^[\w./:-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}

/** Returns the README's section on required headers, which a client may set for all of its calls; none without them. */
function headerSection(document: OpenApiDocument, models: readonly OperationModel[]): string[] {
  const required = models.flatMap(({ parameters }) => parameters.filter((each) => each.in === "header" && each.required === true));
  const rows = required.map((parameter) => {
    const value = headerDefault(document, parameter);
    const otherwise = value === undefined ? "a call without it throws a `RequestError`" : `${code(value)} is sent without it`;
    return `- ${code(parameter.name)}: ${otherwise}`;
  });
  const text = "Required headers are options of a call (`header`), or of all calls of a client (`createClient({ headers })`):";
  return rows.length === 0 ? [] : [`${text}\n\n${[...new Set(rows)].sort().join("\n")}`];
}

/** Returns the README's sections on the webhooks and callbacks of a document: their names, and the type of a body; none without them. */
function webhookSections(document: OpenApiDocument): string[] {
  const items = Object.entries(receivedRequests(document));
  if (items.length === 0) return [];
  const names = items.map(([name]) => code(name));
  const [body] = items.flatMap(([name, item]) => bodyTypes(document, name, item));
  const sample =
    body === undefined ? [] : [`\`\`\`ts\nimport type { webhooks } from "./index.js";\n\nexport type Received = ${body};\n\`\`\``];
  return [`\`webhooks\` has the types of the requests that the API sends: ${names.join(", ")}.`, ...sample];
}

/** Returns the types of the bodies of a webhook. */
function bodyTypes(document: OpenApiDocument, name: string, given: PathItem): string[] {
  const item = resolveReference<PathItem>(document, given);
  return METHODS.flatMap((method) => {
    const body = resolveReference<RequestBody>(document, item?.[method]?.requestBody);
    const [type] = Object.keys(body?.content ?? {});
    if (type === undefined) return [];
    const own = `webhooks[${quote(name)}][${quote(method)}]["requestBody"]`;
    return [`${body?.required === true ? own : `NonNullable<${own}>`}["content"][${quote(type)}]`];
  });
}

function code(text: string): string {
  return `\`${oneLine(text).replaceAll("`", "'")}\``;
}

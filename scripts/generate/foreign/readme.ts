import { withoutQuery } from "../../core/cli/finding.js";
import { isUrl } from "../../read/allowed-refs.js";
import { toolVersions } from "../../core/files/tool-versions.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import type { OutputFile } from "../../core/files/output.js";
import { oneLine } from "../../model/case.js";
import { documentName } from "./header.js";
import { headerSection } from "./readme-headers.js";
import { webhookSections } from "./readme-webhooks.js";
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

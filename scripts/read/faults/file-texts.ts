// The words for a file that cannot be read or parsed: by code, a message and a hint. `{name}` stands for a field of the fault's data.

const CONFLICT = "keep one of the two sides, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`";

/** Faults of the syntax. */
export const SYNTAX = {
  "merge-conflict": ["A merge conflict is not resolved.", CONFLICT],
  "json-comment": ["JSON has no comments.", "remove the comment"],
  template: ["The file is a template: it has placeholders.", "pass the file that the template makes"],
  "several-documents": ["The file has two documents, separated by `---`.", "move the second to a file of its own"],
  "duplicate-key": ["The key `{key}` is twice in one object.", "remove one of the two"],
  "duplicate-root-key": [
    "The key `{key}` is twice in one object.",
    "remove one of the two; if it is a field of the object above, indent it",
  ],
  unclosed: ["The `{sign}` is not closed.", "add the closing `{close}`"],
  "early-quote": ["A quote ends the text early.", "write `{escape}` for a quote within the text"],
  "unknown-escape": ["A text in double quotes has an unknown `\\` escape.", "use single quotes, or write `\\\\`"],
  "unquoted-text": ["An unquoted text begins with `{sign}`.", "put the text in quotes"],
  "unquoted-colon": ["An unquoted text contains a colon and a space.", "put the text in quotes"],
  "unquoted-key": ["An unquoted key begins with a bracket.", "put the key in quotes"],
  include: ["YAML has no includes.", "refer to the file: `$ref: ./FILE`"],
  "text-after-header": ["A text follows `|` or `>` in its line.", "begin the text in the next line"],
  "flat-text": ["The lines of a text are not indented.", "indent each of them more than its key"],
  "tab-indent": ["The line is indented with a tab.", "indent it with spaces"],
  "space-indent": ["The line is indented with a space of another kind.", "indent it with plain spaces"],
  indentation: ["The indentation does not match the lines above.", "indent it like the other keys of its object"],
  "missing-space": ["A space is missing after `{sign}`.", "add the space"],
  "missing-colon": ["A colon is missing after `{key}`.", "write `{key}:`"],
  "missing-comma": ["A comma is missing.", "add the comma"],
  "unexpected-sign": ["The `{sign}` is not expected here.", "remove it, or add what belongs before it"],
  "more-after-end": ["The document ends here, but more follows.", "remove a closing bracket before, or what follows"],
  "stray-line": ["The line is neither `key: value` nor a list item.", "fix the line or its indentation"],
  "other-syntax": ["The text is not valid YAML from here on.", "fix it here or in the line above"],
} as const;

const UTF8 = "save it as UTF-8";
const REPLACE = "replace it with a text file";
const NO_ALIAS = "replace the alias with the value or a `$ref`";
const PASS = "pass the document that the page shows, such as /openapi.json, or its raw file";
const NOT = ", not an OpenAPI document: it has no `openapi` field.";
const READ = "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported";
const OWNER = `${READ}; pass the OpenAPI document that it belongs to` as const;
const CONVERT = `${READ}; convert it to OpenAPI, and pass the result` as const;
const APPLY =
  `${READ}; apply it, and pass the result: npx @redocly/cli bundle openapi.yaml --overlay overlay.yaml --output applied.yaml` as const;

/** Faults of the whole file. */
export const UNREADABLE = {
  "not-utf8": ["The file is not valid UTF-8.", UTF8],
  "utf-16": ["The file is UTF-16, not UTF-8.", UTF8],
  binary: ["The file is binary: it contains a zero byte.", "use a UTF-8 text file"],
  gzip: ["The file is compressed with gzip.", "decompress it: gunzip FILE"],
  "no-such-file": ["No such file.", "pass the root document, relative to the working directory"],
  folder: ["It is a folder, not a file.", "refer to a file in it, or replace it with a file"],
  "special-file": ["It is not a regular file.", REPLACE],
  "no-permission": ["You have no permission to read the file.", "give yourself read permission: chmod u+r FILE"],
  "failed-read": ["The file cannot be read: {reason}.", REPLACE],
  "empty-document": ["The file is empty.", "pass an OpenAPI document"],
  "empty-file": ["The file is empty.", "add the value, or remove the `$ref` to the file"],
  "web-page": ["The file is a web page, not an OpenAPI document.", PASS],
  xml: ["The file is XML, not an OpenAPI document.", PASS],
  "lfs-pointer": ["The file is a pointer of Git LFS, not its content.", "run git lfs pull; in CI, check out with LFS"],
  module: ["The file is a module, not a document.", "pass a JSON file with the object that it exports"],
  "other-text": ["The document begins at line {line}, after other text.", "remove the text before it"],
  fence: ["The document begins at line {line}, after other text.", "remove the text before it, and the line that ends the Markdown block"],
  "alias-bomb": ["The YAML aliases expand to more than {most} values.", NO_ALIAS],
  "circular-alias": ["A YAML alias contains itself.", NO_ALIAS],
  "no-object": ["The file is not an OpenAPI document: its root is not an object.", "pass a JSON or YAML file with an `openapi` field"],
  asyncapi: [`The file is AsyncAPI${NOT}`, READ],
  arazzo: [`The file is an Arazzo description${NOT}`, OWNER],
  overlay: [`The file is an OpenAPI overlay${NOT}`, APPLY],
  openrpc: [`The file is an OpenRPC document${NOT}`, OWNER],
  swagger1: [`The file is Swagger 1${NOT}`, CONVERT],
  kubernetes: [`The file is a resource of Kubernetes${NOT}`, OWNER],
  postman: [`The file is a collection of Postman${NOT}`, CONVERT],
  discovery: [`The file is a discovery document of Google${NOT}`, CONVERT],
  schema: [`The file is a JSON Schema${NOT}`, OWNER],
  "other-kind": [`The file is another kind of file${NOT}`, `${READ}; a document begins with openapi: "3.1.0"`],
  "wrapped-document": [`The file is one that has the document in \`{key}\`${NOT}`, "save the value of `{key}` as a file of its own"],
  "server-error": [
    `The file is the error of a server, "{said}"${NOT}`,
    "save the document again, with the credentials that its server needs",
  ],
  "misspelt-field": [`The file is one with \`{key}\`${NOT}`, "write `openapi` in lowercase"],
  "mistyped-version": ["`{key}` is not a full version as a string.", 'quote the version, such as {key}: "{example}"'],
  "unsupported-version": ["{kind} {version} is not supported.", `${READ}; convert the document`],
  "misplaced-version": ["{kind} {version} is not supported.", "name the field `{field}`"],
} as const;

type Table = typeof SYNTAX & typeof UNREADABLE;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

export type FileCode = keyof Table;

/** The data of each code. */
export type FileData = { [Code in FileCode]: Readonly<Record<Names<Table[Code][number]>, string | number>> };

/** Fills in the fields of a message and a hint. */
export function worded([message, hint]: readonly [string, string], data: object): readonly [message: string, hint: string] {
  const fields = data as Readonly<Record<string, string | number>>;
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => fields[name]?.toLocaleString("en") ?? "");
  return [fill(message), fill(hint)];
}

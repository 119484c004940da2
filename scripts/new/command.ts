import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline/promises";
import { readContractTree } from "../open/author.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { commandOf, UsageError } from "../core/cli/spec-command.js";
import { DISK, replaceFiles } from "../core/files/replace-files.js";
import { REPOSITORY } from "../core/files/repository.js";
import { METHODS, type Method } from "../read/openapi.js";
import { operationKey, parseManifest } from "../read/reference-manifest.js";
import { operationsOf, type SourceOperation } from "../read/source-operations.js";
import { namesFor } from "./names.js";
import { filesOf } from "./write-operation.js";

const USAGE = `usage: npm run new -- METHOD PATH [--tag TAG] [--operation-id ID] [--paginated]
       npm run new -- METHOD PATH --from-indexed [--paginated]

Writes the files of a documented operation, such as GET /v1/things/{id}: path file, schemas, examples, parameters, the tag if it is new,
and its lines in spec/openapi.yaml and in the list of operations. \`npm run generate\` then reports each text that is left to write.

  --tag TAG           tag of the operation, new or known (default: that of the path's other operations, else asked for)
  --operation-id ID   default: by the rules of spec/STYLE.md, such as readThing
  --from-indexed      completes an operation that the contract has by method and path only
  --paginated         for a list: writes \`x-pagination\`, the parameters limit and next, and a page (without it, a terminal is asked)
  -h, --help          print this help

Exit codes: 0 success; 1 the contract cannot be read; 2 invalid usage. In case of an error, nothing is written.
`;

const MANIFEST = "test/fixtures/reference-operations.tsv";

/** Runs the command in a repository. */
export async function writeOperation(args: string[], root: string): Promise<number> {
  const { values, positionals } = parseCommand({
    args,
    allowPositionals: true,
    options: {
      tag: { type: "string" },
      "operation-id": { type: "string" },
      paginated: { type: "boolean" },
      "from-indexed": { type: "boolean", default: false },
    },
  });
  const { method, path } = methodAndPath(positionals);
  const tree = await readContractTree(join(root, "spec/openapi.yaml"));
  const operations = operationsOf(tree);
  const siblings = operations.filter((operation) => operation.path === path);
  const same = operations.find((operation) => operation.path !== path && unnamed(operation.path) === unnamed(path));
  if (same !== undefined) throw new UsageError(`The contract has this path as ${same.path}. Use its parameter names.`);
  const indexed = siblings.find((operation) => operation.method === method);
  refuse(indexed, values["from-indexed"], operationKey(method, path));
  const [known] = siblings.flatMap(({ tags }) => tags);
  if (known !== undefined && values.tag !== undefined && values.tag !== known)
    throw new UsageError(`${path} belongs to the tag ${known}. Leave out --tag.`);
  const isList = namesFor(method, path).items !== undefined;
  if (values.paginated === true && !isList) throw new UsageError(`--paginated is for lists, such as GET /v1/things.`);
  const tag = known ?? values.tag ?? (await askForTag());
  const alike = operations.flatMap(({ tags }) => tags).find((other) => other !== tag && singular(other) === singular(tag));
  if (alike !== undefined) throw new UsageError(`The contract has the tag ${alike}. Use it, or another name.`);
  const paginated = isList && (values.paginated ?? /^y/i.test(await ask("Does the list have pages (y/N)? ")));
  const files = await filesOf(tree, { method, path, tag, operationId: values["operation-id"], paginated }, indexed);
  const manifest = join(root, MANIFEST);
  files.push({ target: manifest, text: withRow(readFileSync(manifest, "utf8"), { method, path, tag }) });
  const changed = files.filter(({ target, text }) => !existsSync(target) || readFileSync(target, "utf8") !== text);
  replaceFiles(changed, DISK);
  for (const { target } of changed) process.stdout.write(`  ${relative(root, target)}\n`);
  if (isList && !paginated)
    process.stdout.write("If the list has pages, use --paginated instead, or add `x-pagination` (see spec/EXTENSIONS.md).\n");
  process.stdout.write("Run `npm run generate`: it reports each text that is left to write.\n");
  return 0;
}

function methodAndPath([name = "", path = "", ...others]: readonly string[]): { method: Method; path: string } {
  const method = METHODS.find((each) => each === name.toLowerCase());
  if (method === undefined || method === "head" || others.length > 0)
    throw new UsageError("Name a method and a path, such as GET /v1/things/{id}. Write a HEAD operation by hand.");
  if (!/^\/(?:[\w.-]+|\{\w+\})(?:\/(?:[\w.-]+|\{\w+\}))*$/.test(path))
    throw new UsageError(`${path === "" ? "The path" : path} must consist of segments such as /v1, /things and /{id}.`);
  return { method, path };
}

/** `/v1/things/{id}` → `/v1/things/{}` */
function unnamed(path: string): string {
  return path.replace(/\{\w+\}/g, "{}");
}

/** `Access groups` → `access group` */
function singular(tag: string): string {
  return tag.toLowerCase().replace(/s$/, "");
}

function refuse(found: SourceOperation | undefined, fromIndexed: boolean, key: string): void {
  if (found === undefined && fromIndexed) throw new UsageError(`The contract has no ${key}. Leave out --from-indexed.`);
  if (found === undefined) return;
  if (found.detail !== "index") throw new UsageError(`${key} is documented: ${relative(process.cwd(), found.node.file.path)}`);
  if (!fromIndexed) throw new UsageError(`The contract has ${key} by method and path. Complete it with --from-indexed.`);
}

async function askForTag(): Promise<string> {
  const tag = await ask("Tag (a new one is added to the contract): ");
  if (tag === "") throw new UsageError("Name the tag of the operation with --tag.");
  return tag;
}

/** Returns the answer, or an empty string without a terminal. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return "";
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return answer.trim();
}

/** Returns the list of operations with a row, after the last one of its tag, if it lacks it. */
function withRow(text: string, { method, path, tag }: { method: Method; path: string; tag: string }): string {
  const { rows } = parseManifest(text, "");
  if (rows.some((row) => operationKey(row.method, row.contractPath) === operationKey(method, path))) return text;
  const lines = text.trimEnd().split("\n");
  const line = rows.findLast((row) => row.tag === tag)?.line ?? lines.length;
  const [section = ""] = rows.some((row) => row.tag === tag) ? (lines[line - 1] ?? "").split("\t") : ["-"];
  return `${lines.toSpliced(line, 0, [section, tag, method.toUpperCase(), path].join("\t")).join("\n")}\n`;
}

export const run = commandOf(import.meta.url, USAGE, (args) => writeOperation(args, REPOSITORY));

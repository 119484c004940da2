import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { format } from "prettier";
import { isMap, type Pair, parseDocument, YAMLMap } from "yaml";
import { UsageError } from "../core/cli/spec-command.js";
import type { Replacement } from "../core/files/replace-files.js";
import { withoutVersion } from "../lint/checks/operation-id-verb.js";
import { keyOf } from "../lint/fix/orders.js";
import { withPath, withTag } from "../lint/fix/root-entries.js";
import { tagProseOf } from "../lint/forgotten.js";
import { METHODS } from "../lint/nodes/nodes.js";
import { kebabCase, pascalCase } from "../model/case.js";
import type { Method } from "../read/openapi.js";
import { operationKey } from "../read/reference-manifest.js";
import { operationsOf, pathFileName, type SourceOperation } from "../read/source-operations.js";
import type { SpecTree } from "../read/spec-tree.js";
import { namesFor } from "./names.js";
import { componentStubs, operationStub, PAGE_PARAMETERS, parameterStub, type StubOperation, TAG_STUB } from "./stubs.js";

export interface NewOperation {
  method: Method;
  path: string;
  tag: string;
  /** Default: by the rules of `spec/STYLE.md`. */
  operationId?: string | undefined;
  /** Writes `x-pagination`, its parameters and a page, for a list. */
  paginated?: boolean | undefined;
}

const WITH_BODY = new Set<Method>(["post", "put", "patch"]);

/** Keys that an operation keeps when it is completed. */
const KEPT = { before: ["tags", "summary", "operationId"], after: ["deprecated", "security"] };

/**
 * Returns the files of a documented operation with stubs for what only its author knows. An indexed operation keeps its names.
 *
 * @param indexed the operation to complete; undefined for a new one
 */
export async function filesOf(tree: SpecTree, wanted: NewOperation, indexed?: SourceOperation): Promise<Replacement[]> {
  const { method, path, tag } = wanted;
  const group = join(tree.folder, "groups", kebabCase(tag));
  const names = namesFor(method, path);
  const operationId = indexed?.operationId ?? wanted.operationId ?? names.operationId;
  const operations = operationsOf(tree);
  const other = operations.find(
    (each) =>
      operationKey(each.method, each.path) !== operationKey(method, path) && each.operationId?.toLowerCase() === operationId.toLowerCase(),
  );
  if (other !== undefined)
    throw new UsageError(
      `${other.method.toUpperCase()} ${other.path} has the operationId ${operationId}. Choose another with --operation-id.`,
    );
  const taken = componentNames(tree, "schemas");
  const response = method === "get" && !taken.has(names.noun.toLowerCase()) ? names.noun : `${pascalCase(operationId)}Response`;
  const pageParameters = wanted.paginated ? pageParametersOf(tree, group, names.noun) : [];
  const stub: StubOperation = {
    method,
    operationId,
    bodySchema: WITH_BODY.has(method) ? `${pascalCase(operationId)}Body` : undefined,
    responseSchema: method === "delete" ? undefined : response,
    pages: wanted.paginated ? { items: names.items ?? "items", parameters: pageParameters.map(({ ref }) => ref) } : undefined,
  };
  const parameters = indexed === undefined ? pathParameters(tree, group, wanted, names.noun, operations) : [];
  const file = join(group, "paths", pathFileName(path));
  const root = tree.files.get(tree.entry)?.text ?? "";
  const item = existsSync(file) ? readFileSync(file, "utf8") : itemStub(parameters.map(({ ref }) => ref));
  const head = `tags: [${tag}]\nsummary: ${names.summary}\noperationId: ${operationId}\n`;
  const texts: [target: string, text: string][] = [
    [file, withOperation(item, method, head, operationStub(stub))],
    ...componentStubs(stub).map(([name, text]): [string, string] => [join(group, name), text]),
    ...[...parameters, ...pageParameters].flatMap(({ target, text }): [string, string][] => (text === undefined ? [] : [[target, text]])),
    ...(existsSync(join(tree.folder, tagProseOf(tag))) ? [] : [[join(tree.folder, tagProseOf(tag)), TAG_STUB] as [string, string]]),
    [tree.entry, withTag(withPath(root, tree.folder, { file, path, tags: [tag] }), tag)],
  ];
  const used = texts.find(([target]) => target !== file && target !== tree.entry && existsSync(target));
  if (used !== undefined)
    throw new UsageError(`${relative(process.cwd(), used[0])} exists. Rename it, or choose another name with --operation-id.`);
  return Promise.all(texts.map(async ([target, text]) => ({ target, text: await formatted(target, text) })));
}

interface ParameterFile {
  ref: string;
  target: string;
  /** Undefined if the file exists. */
  text: string | undefined;
}

/** Returns the parameters of a path: those of a path with the same beginning, and stubs for the others. */
function pathParameters(
  tree: SpecTree,
  group: string,
  { path }: NewOperation,
  noun: string,
  operations: readonly SourceOperation[],
): ParameterFile[] {
  const folder = join(group, "paths");
  const taken = componentNames(tree, "parameters");
  return [...path.matchAll(/\{([^}]+)\}/g)].map(({ 1: name = "", index }): ParameterFile => {
    const start = withoutVersion(path.slice(0, index + name.length + 2));
    const like = operations.find((each) => `${withoutVersion(each.path)}/`.startsWith(`${start}/`));
    const known = like && parameterFiles(tree, like).get(name);
    const own = name === "id" ? `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id` : name;
    const target = known ?? join(group, "parameters", `${taken.has(own.toLowerCase()) ? `${own}Of${noun}` : own}.yaml`);
    const ref = relative(folder, target).replaceAll("\\", "/");
    return { ref, target, text: known === undefined ? parameterStub(name) : undefined };
  });
}

/** Returns the parameters of a list with pages: those of the group or of `shared/`, and stubs for the others. */
function pageParametersOf(tree: SpecTree, group: string, noun: string): ParameterFile[] {
  const taken = componentNames(tree, "parameters");
  return Object.entries(PAGE_PARAMETERS).map(([name, text]): ParameterFile => {
    const known = [group, join(tree.folder, "shared")]
      .map((folder) => join(folder, "parameters", `${name}.yaml`))
      .find((file) => existsSync(file));
    const target = known ?? join(group, "parameters", `${taken.has(name) ? `${name}Of${noun}` : name}.yaml`);
    const ref = relative(join(group, "paths"), target).replaceAll("\\", "/");
    return { ref, target, text: existsSync(target) ? undefined : text };
  });
}

/** Returns the files of an operation's path parameters by name. */
function parameterFiles(tree: SpecTree, { pathItem }: SourceOperation): Map<string, string> {
  const { parameters = [] } = pathItem.value as { parameters?: { $ref?: string }[] };
  return new Map(
    parameters.flatMap(({ $ref }): [string, string][] => {
      const file = $ref === undefined ? "" : join(dirname(pathItem.file.path), $ref);
      const content = tree.files.get(file)?.content as { name?: string; in?: string } | undefined;
      return content?.in === "path" && content.name !== undefined ? [[content.name, file]] : [];
    }),
  );
}

function componentNames(tree: SpecTree, kind: string): Set<string> {
  const files = [...tree.files.keys()].filter((file) => basename(dirname(file)) === kind);
  return new Set(files.map((file) => basename(file, ".yaml").toLowerCase()));
}

function itemStub(parameters: readonly string[]): string {
  const shared = ["teamId", "slug"].map((name) => `../../../shared/parameters/${name}.yaml`);
  return `parameters:\n${[...parameters, ...shared].map((ref) => `  - $ref: "${ref}"\n`).join("")}`;
}

/** Writes an operation into a path file, in the order of the methods; what it has already of `KEPT` stays. */
function withOperation(item: string, method: Method, head: string, rest: string): string {
  const document = parseDocument(item);
  const contents = document.contents as YAMLMap;
  const old = contents.get(method);
  const names = isMap(old) ? pairsOf(old, KEPT.before) : (parseDocument(head).contents as YAMLMap).items;
  const [description, ...others] = (parseDocument(rest).contents as YAMLMap).items;
  const operation = new YAMLMap();
  operation.items.push(...names, ...([description] as Pair[]), ...(isMap(old) ? pairsOf(old, KEPT.after) : []), ...others);
  contents.set(method, operation);
  const order: readonly string[] = ["parameters", ...METHODS];
  contents.items.sort((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
  return document.toString({ lineWidth: 0 });
}

function pairsOf(map: YAMLMap, keys: readonly string[]): Pair[] {
  return keys.flatMap((key) => map.items.filter((pair) => keyOf(pair) === key));
}

function formatted(target: string, text: string): Promise<string> {
  return format(text, { filepath: target, printWidth: 140 });
}

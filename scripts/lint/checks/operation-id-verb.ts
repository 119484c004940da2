import type { Method } from "../../read/openapi.js";
import type { SourceOperation } from "../../read/source-operations.js";
import { child, type Fault, faultAt } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

interface Habit {
  /** Whether the verb goes with the method on this path. */
  takes(verb: string, path: string): boolean;
  /** The verbs, as a hint names them. */
  verbs: string;
}

/** What POST does is often named by no segment of the path (`exchangeSsoToken`), so that only the verbs of other methods are wrong. */
const VERBS_OF_OTHERS = new Set(["list", "read", "replace", "update", "delete"]);

/** The habit of each method that may also be named by the action that its path names. */
const HABITS: Partial<Record<Method, Habit>> = {
  get: { takes: (verb, path) => verb === "read" || (verb === "list" && !endsInParameter(path)), verbs: "list (of a collection) or read" },
  post: {
    takes: (verb, path) => !VERBS_OF_OTHERS.has(verb) || (verb === "update" && endsInParameter(path)),
    verbs: "create or a verb that no other method has",
  },
  put: { takes: (verb) => verb === "replace", verbs: "replace" },
  patch: { takes: (verb) => verb === "update", verbs: "update" },
};

/** An operationId begins with the verb of its method, or with the action that the end of its path names. */
export function operationIdVerbs({ operations }: Contract): Fault[] {
  const collections = collectionsOf(operations);
  return operations.flatMap((operation) => {
    const { operationId, method, path } = operation;
    if (operationId === undefined || fits(operation, operationId, collections)) return [];
    const at = child(operation.node, "operationId") ?? operation.node;
    return [faultAt(at, `The verb of \`${operationId}\` does not go with ${method.toUpperCase()} ${path}.`, hintFor(method))];
  });
}

function hintFor(method: Method): string {
  if (method === "head") return "name it check…Exists";
  if (method === "delete") return "begin it with delete";
  const verbs = HABITS[method]?.verbs;
  return `begin it with ${verbs === undefined ? "" : `${verbs}, or with `}the action that the end of the path names`;
}

function fits({ method, path }: SourceOperation, operationId: string, collections: ReadonlySet<string>): boolean {
  const words = wordsOf(operationId);
  const verb = words[0] ?? "";
  const checksExistence = verb === "check" && words.includes("exists");
  if (method === "head" || checksExistence) return method === "head" && checksExistence;
  if (method === "delete" || verb === "delete") return method === "delete" && verb === "delete";
  return HABITS[method]?.takes(verb, path) === true || namesAction(path, words, collections);
}

/** Whether the last fixed segment of the path begins with the operationId's verb: `/buy`, `/rollback/{id}`, `/extend-timeout`. */
function namesAction(path: string, [verb = "", next = ""]: readonly string[], collections: ReadonlySet<string>): boolean {
  const base = withoutVersion(path).replace(/(\/\{[^/]*\})+$/, "");
  if (collections.has(base)) return false;
  const action = base.split("/").at(-1)?.split("-")[0];
  return action === verb || action === verb + next;
}

/** Paths that end in a noun and not in an action: they stand by themselves, and a parameter after them names one of their things. */
function collectionsOf(operations: readonly SourceOperation[]): Set<string> {
  const paths = new Set(operations.map(({ path }) => withoutVersion(path)));
  const extended = [...paths].filter(endsInParameter).map((path) => path.slice(0, path.lastIndexOf("/")));
  return new Set(extended.filter((path) => paths.has(path)));
}

/** Different operations on one resource have different versions. */
function withoutVersion(path: string): string {
  return path.replace(/^\/v\d+(?=\/)/, "");
}

function wordsOf(operationId: string): string[] {
  return (operationId.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

function endsInParameter(path: string): boolean {
  return path.endsWith("}");
}

import type { SourceOperation } from "../../read/source-operations.js";
import { child, type Fault, faultAt } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

interface Habit {
  /** Checks if the verb fits the method and path. */
  takes(verb: string, path: string): boolean;
  /** The verbs, for hints. */
  verbs: string;
}

/** Verbs that POST must not use. Its action is often not in the path (`exchangeSsoToken`), so all other verbs are allowed. */
const VERBS_OF_OTHERS = new Set(["list", "read", "replace", "update", "delete"]);

/** The verbs of methods that may also use the action in their path. */
const HABITS: Partial<Record<string, Habit>> = {
  get: { takes: (verb, path) => verb === "read" || (verb === "list" && !endsInParameter(path)), verbs: "list (of a collection) or read" },
  post: {
    takes: (verb, path) => !VERBS_OF_OTHERS.has(verb) || (verb === "update" && endsInParameter(path)),
    verbs: "create or a verb of no other method",
  },
  put: { takes: (verb) => verb === "replace", verbs: "replace" },
  patch: { takes: (verb) => verb === "update", verbs: "update" },
};

/** Checks that an operationId begins with the verb of its method, or with the action at the end of its path. */
export function operationIdVerbs({ operations }: Contract): Fault[] {
  const collections = collectionsOf(operations);
  return operations.flatMap((operation) => {
    const { operationId, method, path } = operation;
    if (operationId === undefined || fits(operation, operationId, collections)) return [];
    const at = child(operation.node, "operationId") ?? operation.node;
    return [faultAt(at, `The verb of \`${operationId}\` does not fit ${method.toUpperCase()} ${path}.`, hintFor(method))];
  });
}

function hintFor(method: string): string {
  if (method === "head") return "use check…Exists";
  if (method === "delete") return "begin it with delete";
  const verbs = HABITS[method]?.verbs;
  return `begin it with ${verbs === undefined ? "" : `${verbs}, or with `}the action at the end of the path`;
}

function fits({ method, path }: SourceOperation, operationId: string, collections: ReadonlySet<string>): boolean {
  const words = wordsOf(operationId);
  const verb = words[0] ?? "";
  const checksExistence = verb === "check" && words.includes("exists");
  if (method === "head" || checksExistence) return method === "head" && checksExistence;
  if (method === "delete" || verb === "delete") return method === "delete" && verb === "delete";
  return HABITS[method]?.takes(verb, path) === true || namesAction(path, words, collections);
}

/** Checks if the last fixed segment of the path begins with the operationId's verb: `/buy`, `/rollback/{id}`, `/extend-timeout`. */
function namesAction(path: string, [verb = "", next = ""]: readonly string[], collections: ReadonlySet<string>): boolean {
  const base = withoutVersion(path).replace(/(\/\{[^/]*\})+$/, "");
  if (collections.has(base)) return false;
  const action = base.split("/").at(-1)?.split("-")[0];
  return action === verb || action === verb + next;
}

/** Returns paths that end in a noun, not in an action: they exist both by themselves and with a parameter appended. */
function collectionsOf(operations: readonly SourceOperation[]): Set<string> {
  const paths = new Set(operations.map(({ path }) => withoutVersion(path)));
  const extended = [...paths].filter(endsInParameter).map((path) => path.slice(0, path.lastIndexOf("/")));
  return new Set(extended.filter((path) => paths.has(path)));
}

/** Removes the version, which may differ between operations on one resource. */
export function withoutVersion(path: string): string {
  return path.replace(/^\/v\d+(?=\/)/, "");
}

function wordsOf(operationId: string): string[] {
  return (operationId.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

function endsInParameter(path: string): boolean {
  return path.endsWith("}");
}

// The paths of pages, relative to the site's root, with a slash at the end.
import { referencePage } from "../../model/operation-doc.js";
import type { OperationModel } from "../../model/operation.js";
import { kebabCase, kebabCaseOfName } from "../../model/case.js";

export const HOME = "";
export const ERRORS = "errors/";
export const COVERAGE = "coverage/";
export const SCHEMAS = "schemas/";

export interface Paths {
  operations: ReadonlyMap<OperationModel, string>;
  /** By name. */
  tags: ReadonlyMap<string, string>;
  schemas: ReadonlyMap<string, string>;
  guides: ReadonlyMap<string, string>;
  webhooks: ReadonlyMap<string, string>;
  authentication: string;
}

interface Named {
  operations: readonly OperationModel[];
  tags: readonly string[];
  schemas: readonly string[];
  guides: readonly string[];
  webhooks: readonly string[];
}

/** Assigns a unique path to each page, first to operations, since the packages' documentation links to them. */
export function pathsOf({ operations, tags, schemas, guides, webhooks }: Named): Paths {
  const taken = new Set([HOME, ERRORS, COVERAGE, SCHEMAS]);
  const claim = <Key>(keys: readonly Key[], wanted: (key: Key) => string): Map<Key, string> =>
    new Map(keys.map((key) => [key, claimed(taken, wanted(key))]));
  const groups = new Map(operations.map(({ tag, group }) => [tag, group]));
  return {
    operations: claim(operations, (operation) => referencePage(operation)),
    guides: claim(guides, (name) => (name === "changelog" ? name : `guides/${name}`)),
    tags: claim(tags, (tag) => groups.get(tag) ?? kebabCase(tag)),
    webhooks: claim(webhooks, (name) => `webhooks/${kebabCaseOfName(name)}`),
    schemas: claim(schemas, (name) => `schemas/${kebabCaseOfName(name)}`),
    authentication: claimed(taken, "authentication"),
  };
}

function claimed(taken: Set<string>, wanted: string): string {
  let path = `${wanted}/`;
  for (let count = 2; taken.has(path); count++) path = `${wanted}-${count}/`;
  taken.add(path);
  return path;
}

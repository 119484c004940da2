// The paths of pages, relative to the site's root, with a slash at the end.
import { referencePage } from "../../model/operation-doc.js";
import type { OperationModel } from "../../model/operation.js";
import { kebabCase, kebabCaseOfName } from "../../model/case.js";
import { headingAnchor } from "./anchors.js";

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
    operations: claim(operations, (operation) => {
      const [group = "", name = ""] = referencePage(operation).split("/");
      return `${segment(operation.tag, group)}/${segment(operation.operationId, name)}`;
    }),
    guides: claim(guides, (name) => (name === "changelog" ? name : `guides/${name}`)),
    tags: claim(tags, (tag) => tagSegment(tag, groups.get(tag))),
    webhooks: claim(webhooks, (name) => `webhooks/${segment(name)}`),
    schemas: claim(schemas, (name) => `schemas/${segment(name)}`),
    authentication: claimed(taken, "authentication"),
  };
}

/** Returns the first part of the paths of a tag and its operations, unless another page has it. */
export function tagSegment(tag: string, group = kebabCase(tag)): string {
  return segment(tag, group);
}

/** Returns a name in kebab case. Letters of other scripts than Latin stay, as many as all file systems allow. */
function segment(name: string, kebab = kebabCaseOfName(name)): string {
  const anchor = headingAnchor(name);
  return anchor === kebabCase(name) ? kebab : Array.from(anchor).slice(0, 60).join("").replace(/-$/, "");
}

function claimed(taken: Set<string>, wanted: string): string {
  let path = `${wanted}/`;
  for (let count = 2; taken.has(path); count++) path = `${wanted}-${count}/`;
  taken.add(path);
  return path;
}

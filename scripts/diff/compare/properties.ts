import type { SourceTree } from "../../read/spec-file.js";
import { isObject, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import type { SchemaPair } from "./compared.js";
import { describe, saysNothing, viewOf } from "../schema-view.js";
import type { Compared, Comparison } from "./compared.js";
import { furtherSchema } from "./further-properties.js";

/** Reports properties that were added, removed, or became required or optional. */
export function compareProperties(compared: Compared): Comparison {
  const { base, revision } = compared;
  const differences: Difference[] = [];
  const below: SchemaPair[] = [];
  for (const [name, property] of base.properties) {
    const wasRefused = viewOf(compared.baseTree, property).isNever;
    const other = revision.properties.get(name) ?? (wasRefused ? furtherSchema(revision, name) : undefined);
    if (other !== undefined) below.push({ base: property, revision: other });
    else if (wasRefused)
      differences.push({
        rule: "object-opened",
        message: `The property ${describe(property)} is accepted`,
        base: { node: property, of: "key" },
        revision: { node: revision.node },
      });
    else {
      differences.push(removed(name, property, compared));
      const taken = furtherSchema(revision, name);
      if (isObject(taken?.value) && !saysNothing(compared.revisionTree, taken)) below.push({ base: property, revision: taken });
    }
  }
  for (const [name, property] of revision.properties) {
    if (base.properties.has(name)) continue;
    // A formerly unlisted property had the type of additional properties.
    const further = furtherSchema(base, name);
    if (viewOf(compared.revisionTree, property).isNever) {
      const message = `The property ${describe(property)} is no longer accepted`;
      if (further !== undefined) below.push({ base: further, revision: property });
      else differences.push({ rule: "object-closed", message, base: { node: base.node }, revision: { node: property, of: "key" } });
      continue;
    }
    const isTyped = !saysNothing(compared.revisionTree, property);
    const isOpen = further !== undefined && saysNothing(compared.baseTree, further);
    if (further !== undefined && further.value !== false && !isOpen) below.push({ base: further, revision: property });
    if (base.required.has(name)) {
      // It was sent already, with any value.
      const isGiven = (further === undefined || isOpen) && isTyped;
      const message = `The property ${describe(property)} has a type now`;
      if (isGiven) differences.push({ rule: "type-given", message, base: { node: base.node }, revision: { node: property, of: "key" } });
      continue;
    }
    const isRequired = revision.required.has(name);
    differences.push({
      rule: isRequired
        ? unsent(compared.revisionTree, property, "required-property-added")
        : isOpen && isTyped
          ? "type-given"
          : "property-added",
      message: `The ${isRequired ? "required" : "optional"} property ${describe(property)} was added${isOpen && isTyped ? "; it had any value before" : ""}`,
      revision: { node: property, of: "key" },
    });
  }
  return { differences: [...differences, ...compareRequired(compared)], below };
}

function removed(name: string, property: SpecNode, { base, revision, baseTree }: Compared): Difference {
  const further = furtherSchema(revision, name)?.value;
  const isTaken = further === true || (typeof further === "object" && further !== null);
  const mark = (["readOnly", "writeOnly"] as const).find((each) => isMarked(baseTree, property, each));
  return {
    rule:
      mark === "readOnly"
        ? "read-only-property-removed"
        : isTaken
          ? "property-no-longer-listed"
          : mark !== undefined
            ? "write-only-property-removed"
            : isMarked(baseTree, property, "deprecated")
              ? "deprecated-property-removed"
              : "property-removed",
    message: `The property ${describe(property)} was removed`,
    base: { node: property, of: "key" },
    // An open object still takes it; what is not there, or may be missing already, is not missed.
    reach: {
      ...(isTaken ? { request: "wire" } : further === false ? {} : { request: "code" }),
      ...(!base.required.has(name) && { response: "code" }),
    },
  };
}

function compareRequired({ base, revision, baseTree, revisionTree }: Compared): Difference[] {
  const differences: Difference[] = [];
  for (const [name, item] of revision.required) {
    const [before, after] = [base.properties.get(name), revision.properties.get(name)];
    const wasRequired = base.required.has(name) && !(isMarked(baseTree, before, "readOnly") && !isMarked(revisionTree, after, "readOnly"));
    // New properties are reported as added.
    if (wasRequired || (before === undefined && after !== undefined)) continue;
    differences.push({
      rule: unsent(revisionTree, after, "property-became-required"),
      message: `The property ${after === undefined ? `\`${name}\`` : describe(after)} became required`,
      base: before === undefined ? { node: base.node, isAbove: true } : { node: before, of: "key" },
      revision: { node: item },
    });
  }
  for (const [name, item] of base.required) {
    const after = revision.properties.get(name);
    if (revision.required.has(name) || (base.properties.has(name) && after === undefined)) continue;
    differences.push({
      rule: isMarked(revisionTree, after, "writeOnly") ? "write-only-property-became-optional" : "property-became-optional",
      message: `The property ${after === undefined ? `\`${name}\`` : describe(after)} became optional`,
      base: { node: item },
      revision: after === undefined ? { node: revision.node, isAbove: true } : { node: after, of: "key" },
    });
  }
  return differences;
}

/** Selects the rule for read-only properties, which are not in requests. */
function unsent(tree: SourceTree, property: SpecNode | undefined, rule: string): string {
  return isMarked(tree, property, "readOnly") ? `read-only-${rule}` : rule;
}

function isMarked(tree: SourceTree, property: SpecNode | undefined, mark: "readOnly" | "writeOnly" | "deprecated"): boolean {
  return property !== undefined && viewOf(tree, property).keywords.get(mark)?.value === true;
}

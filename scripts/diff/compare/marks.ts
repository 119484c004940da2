import { child, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";

/** A rule and its message. */
type Said = readonly [rule: string, said: string];

/** The rules of boolean fields: when set, and when no longer set. */
type Marks = Readonly<Record<string, readonly [set: Said, unset: Said]>>;

const DEPRECATED: Marks[string] = [
  ["deprecated", "is deprecated"],
  ["no-longer-deprecated", "is no longer deprecated"],
];

export const DEPRECATION: Marks = { deprecated: DEPRECATED };

/** The marks of parameters other than those of paths, which are always required. */
export const PARAMETER_MARKS: Marks = {
  deprecated: DEPRECATED,
  required: [
    ["parameter-became-required", "is required"],
    ["parameter-became-optional", "is no longer required"],
  ],
};

export const BODY_MARKS: Marks = {
  required: [
    ["request-body-became-required", "became required"],
    ["request-body-became-optional", "became optional"],
  ],
};

/** The marks of bodies and parameters that receivers get. */
export const RECEIVED_MARKS: Marks = {
  required: [
    ["received-part-became-required", "became required"],
    ["received-part-became-optional", "became optional"],
  ],
};

export const HEADER_MARKS: Marks = {
  deprecated: DEPRECATED,
  required: [
    ["response-header-became-required", "became required"],
    ["response-header-became-optional", "became optional"],
  ],
};

export function compareMarks(name: string, marks: Marks, base: SpecNode, revision: SpecNode): Difference[] {
  return Object.entries(marks).flatMap(([field, [set, unset]]) => {
    const [before, after] = [child(base, field), child(revision, field)];
    const isSet = after?.value === true;
    if ((before?.value === true) === isSet) return [];
    const [rule, said] = isSet ? set : unset;
    return [{ rule, message: `${name} ${said}`, base: { node: before ?? base }, revision: { node: after ?? revision } }];
  });
}

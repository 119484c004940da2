import { entriesOf, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared, Comparison, SchemaPair } from "./compared.js";
import { combined, type Way, wayOf } from "./includes.js";
import { limitWay } from "./limits.js";
import { capital, nameOf, spotsOf } from "./spots.js";
import { shapeOf } from "./tuple-shape.js";

/** Compares the items of lists, and those of tuples by position. */
export function compareItems(compared: Compared): Comparison {
  const { base, revision, baseTree, revisionTree } = compared;
  const [shape, newShape] = [shapeOf(base), shapeOf(revision)];
  const isOpen = shape.isOpen && newShape.isOpen;
  const below: SchemaPair[] = [];
  const [ways, typeWays]: [Ways, Ways] = [
    [],
    [newShape.least === shape.least ? undefined : newShape.least > shape.least ? "narrowed" : "widened"],
  ];
  // The last position stands for all others.
  const last = Math.max(shape.length, newShape.length);
  for (let index = 0; index <= last; index += 1) {
    const [before, after] = [itemAt(base, index), itemAt(revision, index)];
    if (before !== undefined && after !== undefined && isObject(before.value) && isObject(after.value)) {
      below.push({ base: before, revision: after });
      continue;
    }
    const way = wayOf(before && { tree: baseTree, node: before }, after && { tree: revisionTree, node: after });
    // Positions beyond the end of one side are part of the change of its length. Types show no maximum.
    if (![base, revision].some(({ keywords }) => Number(keywords.get("maxItems")?.value ?? Infinity) <= index)) ways.push(way);
    if (index < last || isOpen) typeWays.push(way);
  }
  const isResized = shape.text !== newShape.text;
  if (isResized) ways.push(...["minItems", "maxItems"].map((keyword) => limitWay(base, revision, keyword)));
  const way = combined(ways.filter((each) => each !== "none"));
  const isOfSameLength = shape.length === newShape.length && shape.isOpen === newShape.isOpen;
  const typeWay = isOfSameLength ? combined(typeWays.filter((each) => each !== "none")) : "changed";
  if (typeWay === undefined) return { differences: [], below };
  const places = spotsOf(base, revision, isResized && last > 0 ? "prefixItems" : "items");
  const message = isResized
    ? `${capital(nameOf(compared))} has ${newShape.text} (before: ${shape.text})`
    : `The items of ${nameOf(compared)} ${SAID[typeWay]}`;
  const isOneWay = typeWay !== "changed" && (way === undefined || way === typeWay);
  const rule = isOneWay ? `items-${typeWay}` : "tuple-resized";
  const reach = isOneWay && way !== undefined ? {} : { reach: reachOf(way) };
  return { differences: [{ rule, message, ...reach, ...places }], below };
}

type Ways = ReturnType<typeof limitWay>[];

const SAID: Readonly<Record<Way, string>> = { narrowed: "have a type now", widened: "no longer have a type", changed: "changed" };

/** Returns the directions in which another length shows in types alone. */
function reachOf(way: Way | undefined): Difference["reach"] & object {
  return {
    ...((way === undefined || way === "widened") && { request: "code" }),
    ...((way === undefined || way === "narrowed") && { response: "code" }),
  };
}

function tupleOf({ keywords }: SchemaView): SpecNode[] {
  return entriesOf(keywords.get("prefixItems")).map(([, item]) => item);
}

function itemAt(view: SchemaView, index: number): SpecNode | undefined {
  return tupleOf(view)[index] ?? view.keywords.get("items");
}

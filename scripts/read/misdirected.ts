import type { NormalizedProblem } from "@redocly/openapi-core";
import { sectionOf } from "./add-component.js";
import { pointerKeys } from "./spec-node.js";

/** A component or one of its fields. */
const COMPONENT = /^#\/components\/(\w+)\/[^/]+(?:\/[^/]+)?\/?$/;

/** The places of schemas, among others that take no reference to a component. */
const SCHEMA = /\/(?:schema|items|additionalProperties|not|(?:properties|allOf|anyOf|oneOf)\/[^/]+)$/;

/** Returns a problem with a component, whose kind is not that of a `$ref`'s place, as one of the `$ref`: the component is right. */
export function misdirected(problem: NormalizedProblem): NormalizedProblem {
  const { ruleId, from, location } = problem;
  const [, target] = COMPONENT.exec(location[0]?.pointer ?? "") ?? [];
  const pointer = from?.pointer?.replace(/\/(?:\$ref)?$/, "") ?? "";
  const wanted = sectionOf(pointerKeys(pointer.slice(1)) ?? []);
  if (ruleId !== "struct" || from === undefined || target === undefined || target === wanted) return problem;
  if (wanted === "schemas" && !SCHEMA.test(pointer)) return problem;
  const message = `The \`$ref\` leads to a ${kindOf(target)}, where a ${kindOf(wanted)} belongs.`;
  return { ...problem, message, location: [from], suggest: [], reference: hintFor(wanted, target) };
}

function hintFor(wanted: string, target: string): string {
  if (wanted === "schemas") return "move its schema to `components/schemas`, and refer to that in both places";
  if (target !== "schemas") return `refer to one of \`components/${wanted}\``;
  return /^(?:responses|requestBodies)$/.test(wanted)
    ? "write it in `content`, as the `schema` of a media type"
    : "write it in the `schema` of one";
}

/** Returns what a section of the components has: a request body. */
function kindOf(section: string): string {
  const words = section.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/(?:ie)?s$/, (end) => (end === "s" ? "" : "y"));
}

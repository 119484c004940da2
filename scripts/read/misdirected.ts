import type { NormalizedProblem } from "@redocly/openapi-core";
import { sectionOf } from "./add-component.js";
import { pointerKeys } from "./spec-node.js";

const KINDS: Readonly<Record<string, string>> = {
  schemas: "schema",
  parameters: "parameter",
  headers: "header",
  requestBodies: "request body",
  responses: "response",
  examples: "example",
  links: "link",
  callbacks: "callback",
  securitySchemes: "security scheme",
  pathItems: "path item",
};

/** A place in a component: the component itself or one of its fields. */
const COMPONENT = /^#\/components\/(\w+)\/[^/]+(?:\/[^/]+)?\/?$/;

/** The places of schemas, among others that take no reference to a component. */
const SCHEMA = /\/(?:schema|items|additionalProperties|not|(?:properties|allOf|anyOf|oneOf)\/[^/]+)$/;

/** Returns a problem with a component, whose kind is not that of a `$ref`'s place, as one of the `$ref`: the component is right. */
export function misdirected(problem: NormalizedProblem): NormalizedProblem {
  const { ruleId, from, location } = problem;
  const [, target = ""] = COMPONENT.exec(location[0]?.pointer ?? "") ?? [];
  const kind = KINDS[target];
  const pointer = from?.pointer?.replace(/\/(?:\$ref)?$/, "") ?? "";
  const wanted = sectionOf(pointerKeys(pointer.slice(1)) ?? []);
  if (ruleId !== "struct" || from === undefined || kind === undefined || KINDS[wanted] === undefined) return problem;
  if (wanted === target || (wanted === "schemas" && !SCHEMA.test(pointer))) return problem;
  const message = `The \`$ref\` leads to a ${kind}, where a ${KINDS[wanted]} belongs.`;
  return { ...problem, message, location: [from], suggest: [], reference: hintOf(wanted, target) };
}

function hintOf(wanted: string, target: string): string {
  if (wanted === "schemas") return "move its schema to `components/schemas`, and refer to that in both places";
  if (target !== "schemas") return `refer to one of \`components/${wanted}\``;
  return /^(?:responses|requestBodies)$/.test(wanted)
    ? "write it in `content`, as the `schema` of a media type"
    : "write it in the `schema` of one";
}

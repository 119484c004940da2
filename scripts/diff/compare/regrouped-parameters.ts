import { child, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import { viewOf } from "../schema-view.js";
import type { SchemaPair } from "./compared.js";
import { areScalars, isScalarHolder, mediaTypesOf, schemaHolder, type Trees } from "./media-schemas.js";
import { describeParameter, fieldOf, type Parameters, textOf } from "./parameters.js";

interface Regrouped {
  differences: Difference[];
  schemas: SchemaPair[];
  /** The parameters of both documents that are to be compared one by one. */
  left: [base: Parameters, revision: Parameters];
}

/** Finds parameters that one document has alone, and the other as properties of an object that is sent in the same way. */
export function regroupedParameters(base: Parameters, revision: Parameters, trees: Trees): Regrouped {
  const [before, after] = [new Map(base), new Map(revision)];
  const found: Regrouped = { differences: [], schemas: [], left: [before, after] };
  for (const side of ["revision", "base"] as const) {
    const isNew = side === "revision";
    const other = isNew ? "base" : "revision";
    const [wholes, singles] = isNew ? [after, before] : [before, after];
    for (const [key, whole] of [...wholes]) {
      const schema = singles.has(key) ? undefined : child(schemaHolder(whole), "schema");
      if (schema === undefined) continue;
      const view = viewOf(trees[side], schema);
      const parts = [...view.properties].flatMap(([name, property]) => {
        const sent = nameOnWire(whole, name);
        const single = wholes.has(sent) ? undefined : singles.get(sent);
        const value = single !== undefined && isScalarHolder(trees[other], single) ? child(single, "schema") : undefined;
        const isSame = value !== undefined && areScalars(viewOf(trees[side], property));
        return single !== undefined && isSame ? [{ name, sent, single, property, value }] : [];
      });
      const [first] = parts;
      if (first === undefined) continue;
      wholes.delete(key);
      const say = (rule: string, message: string, node: SpecNode, single?: SpecNode): void => {
        found.differences.push({ rule, message, [side]: { node }, ...(single && { [other]: { node: single } }) });
      };
      const names = parts.map(({ sent }) => `\`${sent.replace(/^\S+ /, "")}\``).join(", ");
      const became = isNew ? "took the place of" : "was split into";
      say("parameters-regrouped", `The ${describeParameter(whole)} ${became} ${names}`, whole, first.single);
      // A request with one of the properties has an object, which lacks the required ones.
      const isSent = child(whole, "required")?.value === true || (isNew && view.properties.size > 1);
      for (const { name, sent, single, property, value } of parts) {
        singles.delete(sent);
        found.schemas.push(isNew ? { base: value, revision: property } : { base: property, revision: value });
        const isRequired = isSent && view.required.has(name);
        if ((child(single, "required")?.value === true) === isRequired) continue;
        const mark = isRequired === isNew ? "required" : "optional";
        say(`parameter-became-${mark}`, `\`${name}\` of the ${describeParameter(whole)} became ${mark}`, property, single);
      }
      for (const [name, property] of view.properties) {
        if (parts.some((part) => part.name === name)) continue;
        const rule = !isNew ? "parameter-removed" : isSent && view.required.has(name) ? "required-parameter-added" : "parameter-added";
        say(rule, `\`${name}\` of the ${describeParameter(whole)} was ${isNew ? "added" : "removed"}`, property);
      }
    }
  }
  return found;
}

/** Returns the place and name that a property of a parameter is sent with. */
function nameOnWire(parameter: SpecNode, property: string): string {
  const [place, style] = [textOf(parameter, "in"), fieldOf(parameter, "style")];
  const type = mediaTypesOf(parameter);
  if (type !== "none") return place === "querystring" && type === "application/x-www-form-urlencoded" ? `query ${property}` : "";
  if (style === "deepObject") return `${place} ${textOf(parameter, "name")}[${property}]`;
  return style === "form" && fieldOf(parameter, "explode") === true ? `${place} ${property}` : "";
}

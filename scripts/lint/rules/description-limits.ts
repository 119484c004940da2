import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { follow, isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const NUMBER = String.raw`(-?\d[\d,]*(?:\.\d+)?)`;
const UNIT = String.raw`(?:\s+([a-z]+))?`;
const UPPER = new RegExp(String.raw`\b(?:at most|up to|no more than|(?:a )?maximum (?:of|is)|not exceed(?:ing)?) ${NUMBER}${UNIT}`, "gi");
const LOWER = new RegExp(String.raw`\b(?:at least|no (?:less|fewer) than|(?:a )?minimum (?:of|is)) ${NUMBER}${UNIT}`, "gi");
const BOTH = new RegExp(String.raw`\b(?:between ${NUMBER} and|from ${NUMBER} to) ${NUMBER}${UNIT}`, "gi");
const DEFAULT =
  /\b(?:defaults? (?:to|is|value is)|default:) (?:the )?(?:`([^`]+)`|"([^"]+)"|(-?\d[\d.]*\d|\d|true|false|null)\b(?:\s+([a-z]+))?)/gi;

/** Units that the schema's own number is not in. */
const OTHER_UNITS =
  /^(?:milliseconds?|ms|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bytes?|[kmgt]i?b|percent|times|decimals?|digits?|per)$/i;

/** Requires limits and defaults in a description to be those of the schema. A limit that only the description has is accepted. */
export const descriptionLimits: Oas3Rule = () => {
  const check = (owner: unknown, value: unknown, ctx: UserContext): void => {
    const schema = follow(ctx, value, ctx.location).node;
    if (!isNode(owner) || !isNode(schema) || typeof owner["description"] !== "string") return;
    const text = owner["description"].replace(/\s+/g, " ");
    for (const [said, keyword, value] of claims(text, schema)) {
      const is = schema[keyword];
      if (is === undefined || JSON.stringify(is) === value || is === value || (typeof is === "number" && is === Number(value))) continue;
      tell(ctx, ["description"], `The description says \`${said}\`, but \`${keyword}\` is ${JSON.stringify(is)}.`, "fix one of the two");
    }
  };
  const checkOwner = (owner: unknown, ctx: UserContext): void => check(owner, isNode(owner) ? owner["schema"] : undefined, ctx);
  return { Schema: (schema, ctx) => check(schema, schema, ctx), Parameter: checkOwner, Header: checkOwner };
};

type Side = "min" | "max";

function* claims(text: string, schema: Node): Generator<[said: string, keyword: string, value: string]> {
  for (const [side, said, number, unit] of limits(text)) {
    const keyword = keywordFor(side, schema, unit);
    if (keyword !== undefined) yield [said, keyword, number.replaceAll(",", "")];
  }
  for (const [said, code, quoted, bare = "", unit = ""] of text.matchAll(DEFAULT))
    if (!OTHER_UNITS.test(unit)) yield [said.replaceAll("`", ""), "default", (code ?? quoted ?? bare).replace(/^"|"$/g, "")];
}

function* limits(text: string): Generator<[side: Side, said: string, number: string, unit: string | undefined]> {
  for (const [said, number = "", unit] of text.matchAll(UPPER)) yield ["max", said, number, unit];
  for (const [said, number = "", unit] of text.matchAll(LOWER)) yield ["min", said, number, unit];
  for (const [said, between, from = "", to = "", unit] of text.matchAll(BOTH)) {
    const [least = "", most = ""] = [between ?? from, to].map((number) => number.replaceAll(",", "")).sort((a, b) => Number(a) - Number(b));
    yield ["min", said, least, unit];
    yield ["max", said, most, unit];
  }
}

function keywordFor(side: Side, schema: Node, unit = ""): string | undefined {
  const types = [schema["type"]].flat();
  if (/^(?:characters?|chars?|letters?)$/i.test(unit)) return types.includes("string") ? `${side}Length` : undefined;
  if (types.includes("array")) return `${side}Items`;
  if (types.includes("object")) return /^(?:propert(?:y|ies)|keys?|fields?|entries)$/i.test(unit) ? `${side}Properties` : undefined;
  if (!types.includes("integer") && !types.includes("number")) return undefined;
  if (OTHER_UNITS.test(unit)) return undefined;
  const exclusive = `exclusive${side === "min" ? "Min" : "Max"}imum`;
  return typeof schema[exclusive] === "number" ? exclusive : `${side}imum`;
}

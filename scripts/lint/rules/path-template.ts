import type { Oas3Rule } from "@redocly/openapi-core";
import { keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** A runtime expression (OpenAPI 3.1, section 4.8.20.4). */
const EXPRESSION = /^\$(url|method|statusCode|(request|response)\.((header|query|path)\.[^\s{}]+|body(#(\/.*)?)?))$/;

/**
 * Requires a path to be one that a request can have: no empty segment or fragment, and each `{…}` closed and there once; in the URL of a
 * callback, an expression.
 */
export const pathTemplate: Oas3Rule = () => ({
  Callback(callback, ctx) {
    for (const url of keysOf(callback)) {
      const expressions = url.startsWith("$") ? [url] : [...url.matchAll(/\{([^{}]*)\}/g)].map(([, expression = ""]) => expression);
      const invalid = expressions.find((expression) => !EXPRESSION.test(expression));
      if (invalid === undefined || url.startsWith("x-")) continue;
      const message = `\`${invalid}\` is no runtime expression.`;
      tell(ctx, [url], message, "write it as in `{$request.body#/url}`", "key");
    }
  },
  Paths(paths, ctx) {
    for (const path of keysOf(paths)) {
      const fault = faultOf(path);
      if (fault !== undefined) tell(ctx, [path], `\`${path}\` ${fault[0]}.`, fault[1], "key");
    }
  },
});

function faultOf(path: string): [fault: string, hint: string] | undefined {
  if (path.includes("//")) return ["has an empty segment", "remove one of the two slashes"];
  if (path.includes("#")) return ["has a fragment, which no request sends", "describe the variants in one operation, with `oneOf`"];
  if (!/^(?:[^{}]|\{[^{}]+\})*$/.test(path)) return ["has an incomplete `{…}`", "write each parameter as `{name}`"];
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? "");
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : [`has the parameter \`${twice}\` twice`, "rename one of the two"];
}

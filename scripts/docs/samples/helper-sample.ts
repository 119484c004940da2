import type { SampleCall } from "./call.js";
import type { Markdown, Sample } from "../model/types.js";
import type { Literal } from "./literal.js";
import { programOf } from "./program.js";
import { callOf, printed } from "./statements.js";

/** Operations with a helper that validates the request and keeps secrets out of errors. */
export const HELPERS: ReadonlyMap<string, Helper> = new Map([
  ["exchangeSsoToken", { name: "exchangeCode", result: "tokens", stated: ["grant_type"], guide: "[SSO](/guides/sso/)" }],
]);

interface Helper {
  /** Of the package. */
  name: string;
  /** The variable of the result. */
  result: string;
  /** The properties of the body that the helper states itself. */
  stated: readonly string[];
  /** A page with more details. */
  guide: Markdown;
}

/** The operation by the function of the packages that is recommended for it; undefined where that is its own. */
export function helperSample(call: SampleCall): string | undefined {
  const { operation, body, result } = call;
  const helper = HELPERS.get(operation.operationId);
  if (helper === undefined || body === undefined) return undefined;
  const given = Object.entries(body.value as Record<string, Literal>).filter(([name]) => !helper.stated.includes(name));
  const options = Object.fromEntries(given.map(([name, value]) => [camelCase(name), value]));
  const fields = result.kind === "value" ? result.fields : [];
  return programOf(
    call,
    [helper.name],
    [callOf({ start: `const ${helper.result} = await ${helper.name}`, arguments: ["client"], options }), printed(helper.result, fields)],
  );
}

/** Names the function of the sample, unless it is the operation's own. */
export function functionLabel({ operation }: SampleCall): Pick<Sample, "label" | "text"> {
  const helper = HELPERS.get(operation.operationId);
  if (helper === undefined) return { label: "Operation function" };
  const text = `\`${helper.name}\` checks what is sent, then calls \`${operation.name}\`; see ${helper.guide}.`;
  return { label: `${helper.name}, which checks and calls ${operation.name}`, text };
}

/** `client_id` → `clientId`. */
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

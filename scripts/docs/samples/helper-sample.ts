import type { SampleCall } from "./call.js";
import type { Markdown, Sample } from "../model/types.js";
import type { Literal } from "./literal.js";
import { programOf } from "./program.js";
import { callOf, printed } from "./statements.js";

/** Operations with helpers that validate the request and keep secrets out of errors. */
export const HELPERS: ReadonlyMap<string, readonly Helper[]> = new Map([
  [
    "exchangeSsoToken",
    [
      { name: "exchangeCode", result: "tokens", stated: { grant_type: "authorization_code" }, guide: "[SSO](/guides/sso/)" },
      { name: "refreshTokens", result: "tokens", stated: { grant_type: "refresh_token" }, guide: "[SSO](/guides/sso/)" },
    ],
  ],
]);

interface Helper {
  /** The helper's name. */
  name: string;
  /** The variable of the result. */
  result: string;
  /** The body properties that the helper sets. */
  stated: Readonly<Record<string, string>>;
  /** A page with more details. */
  guide: Markdown;
}

function helperOf({ operation, body }: SampleCall): Helper | undefined {
  const given = body?.value as Readonly<Record<string, unknown>> | undefined;
  const isStated = ({ stated }: Helper): boolean => Object.entries(stated).every(([name, value]) => given?.[name] === value);
  return HELPERS.get(operation.operationId)?.find(isStated);
}

/** Writes the sample that calls the operation's recommended helper; undefined without one. */
export function helperSample(call: SampleCall): string | undefined {
  const { body, result } = call;
  const helper = helperOf(call);
  if (helper === undefined || body === undefined) return undefined;
  const given = Object.entries(body.value as Record<string, Literal>).filter(([name]) => !Object.hasOwn(helper.stated, name));
  const options = Object.fromEntries(given.map(([name, value]) => [camelCase(name), value]));
  const fields = result.kind === "value" ? result.fields : [];
  return programOf(
    call,
    [helper.name],
    [callOf({ start: `const ${helper.result} = await ${helper.name}`, arguments: ["client"], options }), printed(helper.result, fields)],
  );
}

/** Returns the label of the sample, and a text if the sample uses a helper. */
export function functionLabel(call: SampleCall): Pick<Sample, "label" | "text"> {
  const helper = helperOf(call);
  if (helper === undefined) return { label: "TypeScript" };
  const text = `\`${helper.name}\` validates its options, then calls \`${call.operation.name}\`; see ${helper.guide}.`;
  return { label: "TypeScript", text };
}

/** `client_id` → `clientId`. */
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

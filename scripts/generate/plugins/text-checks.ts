// The checks of `pattern` and `format`, for the plugins that have them.
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { quote } from "../../emit/text.js";
import { PatternSpeed } from "../../lint/nodes/pattern-speed.js";
import type { Condition, Schema } from "./validators.js";

/** The functions of the output that check a format, as RFC 3339, 4122, 5321, 2673 and 3986 define it. Each takes linear time. */
const FORMATS: Readonly<Record<string, readonly [name: string, code: string]>> = {
  date: [
    "isDate",
    `/^\\d{4}-\\d\\d-\\d\\d$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)`,
  ],
  "date-time": [
    "isDateTime",
    `/^.{10}[Tt](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$/.test(value) && isDate(value.slice(0, 10))`,
  ],
  uuid: ["isUuid", `/^[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}$/i.test(value)`],
  email: ["isEmail", `/^[^\\s@"(),:;<>[\\\\\\]]{1,64}@(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?(?:\\.(?!$)|$))+$/i.test(value)`],
  ipv4: ["isIpv4", `/^(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}$/.test(value)`],
  uri: ["isUri", `/^[a-z][a-z\\d+.-]*:[^\\s<>"{}|\\\\^\`]*$/i.test(value)`],
};

const MATCHES = `const patterns = /* @__PURE__ */ new Map<string, RegExp>();

/** Checks for a pattern, which is compiled once. */
function matches(value: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, "u");
  patterns.set(pattern, known);
  return known.test(value);
}
`;

/** Returns the functions of the output that code calls. */
export function textChecks(code: string): string[] {
  const isCalled = (name: string): boolean => code.includes(`${name}(value`);
  const functions = Object.entries(FORMATS).flatMap(([format, [name, condition]]) =>
    isCalled(name) || (format === "date" && isCalled("isDateTime"))
      ? [
          `/** Checks for text of the format \`${format}\`. */\nfunction ${name}(value: string): boolean {\n  return ${condition.replace(" && ", " &&\n    ")};\n}\n`,
        ]
      : [],
  );
  return [...(isCalled("matches") ? [MATCHES] : []), ...functions];
}

/** The number of steps that a pattern may take in a value. */
const STEPS = 1_000_000;

const speed = new PatternSpeed();

/**
 * Returns the conditions of a schema's `pattern` and `format`. A pattern that takes exponential time is left out. One that takes polynomial
 * time is checked in short values only: the longer they are, the more steps it takes.
 */
export function textConditions({ pattern, format }: Schema): Condition[] {
  const [name] = (typeof format === "string" && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined) ?? [];
  const degree = typeof pattern === "string" ? degreeOf(pattern) : undefined;
  const call = `matches(value, ${quote(String(pattern))})`;
  const code = degree === undefined || degree === 1 ? call : `(value.length > ${Math.floor(STEPS ** (1 / degree))} || ${call})`;
  return [
    ...(degree === undefined ? [] : [{ code, message: `must match ${String(pattern)}` }]),
    ...(name === undefined ? [] : [{ code: `${name}(value)`, message: `must be of the format ${String(format)}` }]),
  ];
}

/** Returns the most that the length of a value is multiplied with itself for the steps of a pattern; undefined if it is exponential or invalid. */
function degreeOf(pattern: string): number | undefined {
  try {
    new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
  let unlimited = 0;
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  visitRegExpAST(tree, {
    onQuantifierEnter: ({ max }) => {
      if (max > 64) unlimited += 1;
    },
  });
  const isAnchored = tree.alternatives.every(({ elements: [first] }) => first?.type === "Assertion" && first.kind === "start");
  return speed.faultOf(pattern) === undefined ? Math.max(1, unlimited + (isAnchored ? 0 : 1)) : undefined;
}

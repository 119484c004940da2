import fc from "fast-check";
import type { Schema } from "./document.js";
import { NoSample } from "./no-sample.js";

const FORMATS: Readonly<Record<string, string>> = {
  date: "2026-02-03",
  "date-time": "2026-02-03T04:05:06Z",
  time: "04:05:06Z",
  duration: "P1D",
  email: "a@example.com",
  "idn-email": "a@example.com",
  hostname: "example.com",
  "idn-hostname": "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a",
  url: "https://example.com/a",
  iri: "https://example.com/a",
  "uri-reference": "/a",
  "uri-template": "/a/{b}",
  "iri-reference": "/a",
  uuid: "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
  byte: "dGV4dA==",
  regex: "a",
  "json-pointer": "/a",
  "relative-json-pointer": "1/a",
};

/** A string that the schema allows; `text` where it says nothing. */
export function stringOf(schema: Schema, text: string, alternative: number): string {
  const { pattern, format, minLength, maxLength } = schema as { pattern?: string; format?: string; minLength?: number; maxLength?: number };
  const known = format === undefined ? undefined : FORMATS[format];
  if (pattern !== undefined && !(known !== undefined && new RegExp(pattern).test(known)))
    return matching(pattern, minLength ?? 0, maxLength ?? Infinity, alternative);
  const start = known ?? (format !== undefined || minLength !== undefined || maxLength !== undefined ? "text" : text);
  return start.padEnd(minLength ?? 0, "x").slice(0, maxLength ?? Infinity);
}

function matching(pattern: string, least: number, most: number, alternative: number): string {
  let strings: string[];
  try {
    strings = fc.sample(fc.stringMatching(expressionOf(pattern), { size: "small" }), { seed: 1, numRuns: 50 });
  } catch (error) {
    throw new NoSample(`${pattern}: ${(error as Error).message}`);
  }
  const fitting = strings.filter((each) => each.length >= Math.max(least, 1) && each.length <= most && /^[\x20-\x7e]*$/.test(each));
  const distinct = [...new Set(fitting)];
  const found = distinct[alternative % distinct.length];
  if (found === undefined) throw new NoSample(`no string was found for ${pattern}`);
  return found;
}

function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}

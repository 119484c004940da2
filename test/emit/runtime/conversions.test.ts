import { expect, test } from "vitest";
import { converted, type Convert, fields, items, plain } from "../../../scripts/emit/templates/plugins/conversions.js";
import { toBigint, toDate, toUtcDate, transform, transformer } from "../../../scripts/emit/templates/plugins/conversions.js";
import type { OperationClient, OperationDescriptor } from "../../../packages/client/src/runtime/operation.js";

const DATES: readonly (readonly [text: string, iso: string | undefined])[] = [
  ["2024-01-31T12:00:00Z", "2024-01-31T12:00:00.000Z"],
  ["2024-01-31t12:00:00z", "2024-01-31T12:00:00.000Z"],
  ["2024-01-31 12:00:00+00:00", "2024-01-31T12:00:00.000Z"],
  ["2024-01-31T12:00:00.5Z", "2024-01-31T12:00:00.500Z"],
  ["2024-01-31T12:00:00.123999999Z", "2024-01-31T12:00:00.123Z"],
  ["2024-01-31T23:30:00-05:30", "2024-02-01T05:00:00.000Z"],
  ["2024-01-31T00:30:00+0100", "2024-01-30T23:30:00.000Z"],
  ["2024-01-31T12:00Z", "2024-01-31T12:00:00.000Z"],
  ["0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"],
  ["2024-02-30T00:00:00Z", undefined],
  ["2023-02-29T00:00:00Z", undefined],
  ["2024-01-31T24:00:00Z", undefined],
  ["2024-01-31T12:60:00Z", undefined],
  ["2016-12-31T23:59:60Z", undefined],
  ["2024-01-31T12:00:00+25:00", undefined],
  ["2024-01-31T12:00:00", undefined],
  ["2024-01-31", undefined],
  ["1706702400000", undefined],
  ["soon", undefined],
  ["", undefined],
];

const of = (convert: Convert) => transformer<unknown>(() => convert);

test.each(DATES)("reads the date-time %j", (text, iso) => {
  if (iso === undefined) expect(() => transform(of(toDate), text)).toThrow(TypeError);
  else expect(transform(of(toDate), text)).toEqual(new Date(iso));
});

test.each([
  ["2024-01-31T12:00:00", "2024-01-31T12:00:00Z"],
  ["2024-01-31T12:00:00.123456", "2024-01-31T12:00:00.123Z"],
  ["2024-01-31T12:00:00+02:00", "2024-01-31T10:00:00Z"],
  ["2024-01-31T12:00:00Z", "2024-01-31T12:00:00Z"],
  ["2024-02-30T12:00:00", undefined],
  ["2024-01-31", undefined],
])("reads %j, whose offset may be left out, in UTC", (text, iso) => {
  if (iso === undefined) expect(() => transform(of(toUtcDate), text)).toThrow(/^the value must be a date and time/);
  else expect(transform(of(toUtcDate), text)).toEqual(new Date(iso));
});

test.each([1706702400000, true, {}, []])("refuses %j as a date-time", (value) => {
  expect(() => transform(of(toDate), value)).toThrow(/^the value must be a date and time/);
});

test.each([
  [0, 0n],
  [-0, 0n],
  [Number.MAX_SAFE_INTEGER, 2n ** 53n - 1n],
  ["-9223372036854775808", -(2n ** 63n)],
  [7n, 7n],
  [null, null],
  [undefined, undefined],
  [1.5, undefined],
  [2 ** 53, undefined],
  ["", undefined],
  ["0x10", undefined],
  [" 1", undefined],
  [true, undefined],
])("reads the integer %s", (value, integer) => {
  if (integer === undefined && value !== undefined) expect(() => transform(of(toBigint), value)).toThrow(TypeError);
  else expect(transform(of(toBigint), value)).toBe(integer);
});

test("names the first of several faults", () => {
  const list = of(items(fields({ at: toDate })));
  expect(() => transform(list, [{ at: "x" }, { at: "y" }, { at: "z" }])).toThrow(/^0\.at must be .*, and so on for 2 more values$/);
});

function read(text: string, convert: Convert): Promise<unknown> {
  const call = async ({ decode }: OperationDescriptor): Promise<never> => {
    const refuse = (reason: string): Error => new Error(reason);
    return (await decode?.(new Response(text), undefined, [], () => JSON.parse(text) as unknown, refuse)) as never;
  };
  const client: OperationClient = {
    call,
    callForResponse: async (operation) => ({ data: await call(operation), response: new Response() }),
  };
  return converted(client, of(convert), (own) => own.call({ operationId: "a", method: "GET", path: "/" }, undefined));
}

// prettier-ignore
test.each([
  ['{ "a": 9007199254740993, "b": 9007199254740993 }', { a: 9007199254740993n, b: 9007199254740992 }],
  [String.raw`{ "b": "\\\" 12345678901234567890 \\", "a": -12345678901234567890 }`, { b: '\\" 12345678901234567890 \\', a: -12345678901234567890n }],
  ['{ "9007199254740993": 1, "b": 9007199254740993.5, "a": 9007199254740993 }', { "9007199254740993": 1, b: 9007199254740994, a: 9007199254740993n }],
  [`{ "b": "${"\\n".repeat(2 ** 22)}", "a": 9007199254740993 }`, { b: "\n".repeat(2 ** 22), a: 9007199254740993n }],
  [`{ "b": "${"1".repeat(2 ** 23)}", "a": 9007199254740993 }`, { b: "1".repeat(2 ** 23), a: 9007199254740993n }],
])("keeps all digits of an integer in response %#", async (text, result) => {
  expect(await read(text, fields({ a: toBigint }))).toEqual(result);
});

test.each(['{ "a": 9007199254740993.5 }', '{ "a": 1e300 }', '{ "a": "a" }'])("refuses %s, where an integer must be", async (text) => {
  await expect(read(text, fields({ a: toBigint }))).rejects.toThrow(/^in its body, a /);
});

test("prepares a value for a request, which stays unchanged", () => {
  const value = { at: new Date(0), list: [1n, "a", null], bytes: new Uint8Array(1), undefined };
  expect(plain(value)).toEqual({ at: "1970-01-01T00:00:00.000Z", list: [1, "a", null], bytes: value.bytes, undefined });
  expect(value.list[0]).toBe(1n);
  expect(() => plain(new Date(Number.NaN))).toThrow(RangeError);
  expect(() => plain({ a: [-(2n ** 53n)] })).toThrow(RangeError);
});

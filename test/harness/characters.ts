import fc from "fast-check";

/** Text of any characters. The library's own unit for this prepares a table of all characters, which takes 1.5 seconds. */
const character = fc.oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })).map((code) => String.fromCodePoint(code));
export const anyText = (constraints: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...constraints });

import fc from "fast-check";
import { expect, it } from "vitest";
import { KEPT } from "../../../../packages/emulator/src/internal/requests/observed-body.js";
import { ObservedResponse } from "../../../../packages/emulator/src/internal/requests/observed-response.js";

function kept(chunks: readonly (string | Uint8Array)[]): { text: unknown; counted: number } {
  const response = new ObservedResponse();
  response.begin(200, undefined, { "content-type": "text/plain" });
  const counted = chunks.reduce((sum: number, chunk) => sum + response.keep(chunk), 0);
  return { text: response.body.value, counted };
}

it("keeps the parts of a body in their order, whether they are text or bytes", () => {
  const part = fc.oneof(fc.constantFrom("", "a", "äö", "😀".repeat(99)), fc.constant(Buffer.from("ß")));
  fc.assert(
    fc.property(fc.array(part), (chunks) => {
      const all = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
      expect(kept(chunks)).toEqual({ text: all.length === 0 ? undefined : all.toString(), counted: all.length });
    }),
  );
});

it.each([[["ä".repeat(KEPT)]], [["x", "ä".repeat(KEPT), "later"]], [["x", Buffer.alloc(9 * KEPT, "ä"), "later"]]])(
  "keeps the beginning of a large body alone, up to its last whole character",
  (chunks) => {
    const all = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
    const { text, counted } = kept(chunks);
    expect([counted, all.toString().startsWith(text as string)]).toEqual([KEPT, true]);
    expect(Buffer.byteLength(text as string)).toBeGreaterThan(KEPT - 4);
  },
);

it("does not keep the buffer that a small part is of", () => {
  const large = new Uint8Array(KEPT).fill(97);
  const response = new ObservedResponse();
  response.begin(200, undefined, {});
  response.keep(large.subarray(0, 3));
  large.fill(98);
  expect(response.body.value).toBe("aaa");
});

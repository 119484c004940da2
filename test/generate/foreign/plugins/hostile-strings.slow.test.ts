import { expect, test } from "vitest";
import { BUILT_IN } from "../../../../scripts/generate/plugins/index.js";
import { document } from "../harness.js";
import { PluginOutput } from "./harness.js";

const HOSTILE = [
  '"; globalThis.broken = 1; "',
  "*/ globalThis.broken = 1; /*",
  "`${globalThis.broken = 1}`",
  "\u2028globalThis.broken = 1;\n//",
  "__proto__",
];

/** The end of the name of a plugin that writes the file of another in a different way. */
const VARIANT = /-(?:formats|utc)$/;

test.each([false, true])("no text of a document becomes code of a plugin, of those that vary another: %s", async (areVariants) => {
  const properties = Object.fromEntries(
    HOSTILE.flatMap((text): [string, object][] => [
      [text, { enum: [text], description: text, default: text }],
      [`${text} at`, { type: "string", format: "date-time", description: text }],
      [`${text} like`, { type: "string", pattern: text, format: text }],
    ]),
  );
  const schemas = Object.fromEntries(
    HOSTILE.map((text) => [text.replaceAll("/", "|"), { type: "object", properties, required: HOSTILE, title: text }]),
  );
  const schema = { type: "object", properties: { data: { type: "array", items: {} }, next: { type: "string" }, ...properties } };
  const paths = Object.fromEntries(
    HOSTILE.map((text) => [
      `/${encodeURIComponent(text)}`,
      {
        get: {
          operationId: text,
          summary: text,
          parameters: [{ name: text, in: "query", description: text, schema: { type: "string" } }],
          responses: { 200: { description: text, content: { "application/json": { schema } } } },
          "x-pagination": { items: "/data", next: "/next", cursor: text },
        },
      },
    ]),
  );
  // Two plugins of one library write the same file.
  const names = BUILT_IN.map(({ name }) => name).filter((name) => VARIANT.test(name) === areVariants);
  const output = await PluginOutput.of(document(paths, { schemas }), names);
  expect(await output.problems()).toEqual([]);
  for (const name of names) await output.run(`plugins/${name.replace(VARIANT, "")}.ts`);
  expect(globalThis).not.toHaveProperty("broken");
});

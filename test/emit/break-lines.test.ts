import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { breakLines } from "../../scripts/emit/break-lines.js";
import { LINE_WIDTH } from "../../scripts/emit/text.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { generateFrom } from "../generate/foreign/harness.js";

const name = "x".repeat(50);
const config = await resolveConfig(join(REPOSITORY, "generated/types.ts"));

test.each([
  [
    "the parameters of a function",
    `export function f(client: Client, ${name}: Record<string, ${name}>): Promise<[${name}, null]> {\n  return 1;\n}`,
  ],
  [
    "an arrow function",
    `export const a: T = /* @__PURE__ */ named(() => z.object({ ${name}: z.string(), ${name}2: z.array(z.union([a, b])) }));`,
  ],
  ["an object alone", `f({ ${name}: 1, ${name}2: [${name}, ${name}], empty: {} });`],
  [
    "several arguments",
    `  f(urlOf(${name}, "/a"), () => new R(${name}, { status: 200, headers: { "content-type": "a" } }), ${name} < 3);`.trim(),
  ],
  ["literals that hold brackets and commas", `f(${name}, "(, [, {", 'it, "(', \`<\${a}, \`, ${name}, ${name});`],
])("breaks %s as prettier does", async (_, code) => {
  expect(breakLines(`${code}\n`)).toBe(await format(code, { ...config, parser: "typescript" }));
});

test.each([
  ["a comment", `/** ${name} (${name}, ${name}, ${name}) */`],
  ["a line of a comment", ` * ${name} (${name}, ${name}, ${name})`],
  ["statements in braces", `const f = () => { g(); h("${name}${name}${name}"); };`],
  ["an index", `  a: c["schemas"]["${name}${name}${name}"][${name}];`],
  ["brackets without a partner", `${name}${name}${name}), {`],
])("leaves %s as it is", (_, code) => expect(breakLines(code)).toBe(code));

test("files of plugins have no long line that could be shorter", async () => {
  const text = await readFile(join(REPOSITORY, "node_modules/@readme/oas-examples/3.0/json/petstore.json"), "utf8");
  const plugins = ["zod", "valibot", "msw", "tanstack-query", "transformers"];
  const { folder, findings } = await generateFrom({ "petstore.json": text }, { plugins, lint: "warn" });
  expect(findings).toEqual([]);
  for (const plugin of plugins) {
    const written = await readFile(join(folder, `out/plugins/${plugin}.ts`), "utf8");
    const long = written.split("\n").filter((line) => line.length > LINE_WIDTH && !/^ *\/?\*|(["'])(?:.(?!\1)){60}/.test(line));
    expect(long, plugin).toEqual([]);
    if (plugin === "zod" || plugin === "tanstack-query") expect(written).toBe(await format(written, { ...config, parser: "typescript" }));
  }
});

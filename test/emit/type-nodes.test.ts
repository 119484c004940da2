import { createRequire } from "node:module";
import { join } from "node:path";
import vm from "node:vm";
import { build } from "esbuild";
import fc from "fast-check";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import standIn from "../../scripts/emit/type-nodes.js";
import { generateTypes } from "../../scripts/emit/types.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { schemas, tuples } from "../diff/pairs/generated-schemas.js";
import { hostileDocument, hostileStrings } from "../generate/harness/hostile-document.js";
import { documentOf, json, ref, response } from "../harness/documents.js";

/** The emitter as it is published, whose types are made of the stand-in's nodes. */
const published = await (async () => {
  const { outputFiles } = await build({
    ...{ entryPoints: [join(REPOSITORY, "scripts/emit/types.ts")], bundle: true, write: false, platform: "node", format: "cjs" },
    external: ["typescript"],
  });
  const module: { exports: Partial<{ generateTypes: typeof generateTypes }> } = { exports: {} };
  const wrapped = `(function (module, require) {\n${outputFiles[0]?.text ?? ""}\n})`;
  const require = createRequire(import.meta.url);
  const load = (name: string): unknown => (name === "typescript" ? standIn : require(name));
  (new vm.Script(wrapped).runInThisContext() as (...given: unknown[]) => void)(module, load);
  return module.exports.generateTypes ?? expect.fail("nothing is exported");
})();

function expectSame(document: object): void {
  const given = document as OpenApiDocument;
  expect(published(given)).toEqual(generateTypes(given));
}

test("writes types of generated schemas as TypeScript's nodes give them", () => {
  const both = fc.record({ sent: fc.oneof(schemas, tuples), received: fc.oneof(schemas, tuples), required: fc.boolean() });
  fc.assert(
    fc.property(fc.array(both, { minLength: 1, maxLength: 4 }), (pairs) => {
      const operations = pairs.map(({ sent, received, required }, index) => [
        `/p${index}/{id}`,
        {
          post: {
            tags: [`tag${index % 2}`],
            parameters: [
              { name: "id", in: "path", required: true, schema: { type: "integer", format: "int64" } },
              { name: "q", in: "query", required, schema: sent },
            ],
            requestBody: { required, content: { ...json(ref("Sent")), "multipart/form-data": { schema: received } } },
            responses: { 200: { ...response(json(received)), headers: { etag: { schema: { type: "string" } } } } },
          },
        },
      ]);
      const Sent = { type: "object", properties: { file: { type: "string", format: "binary" }, a: pairs[0]?.sent } };
      const map = {
        type: "object",
        patternProperties: { "^x": pairs[0]?.received },
        additionalProperties: { type: "number", default: -1 },
      };
      const composed = {
        description: "All */ of it.",
        allOf: [ref("Sent"), { anyOf: [map, ref("Sent")] }],
        required: ["a"],
        deprecated: true,
      };
      expectSame(
        documentOf(Object.fromEntries(operations) as object, { components: { schemas: { Sent, composed, again: composed, map } } }),
      );
    }),
    { numRuns: 60 },
  );
});

test("writes types of hostile names and texts as TypeScript's nodes give them", () =>
  expectSame(hostileDocument(hostileStrings()).document));

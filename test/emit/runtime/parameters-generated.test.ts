import fc from "fast-check";
import { expect, test } from "vitest";
import { serializeParameters } from "../../../packages/client/src/runtime/parameters.js";
import { render } from "../../../scripts/emit/layout.js";
import { styledParameters } from "../../../scripts/emit/styled-parameters.js";
import { listOperations } from "../../../scripts/model/operations.js";
import type { OpenApiDocument, Schema } from "../../../scripts/read/openapi.js";
import { documentOf } from "../../harness/documents.js";
import { type Descriptor, useOutput } from "./harness.js";

const output = useOutput();

/** A schema and a value of its type that is not empty. */
interface Typed {
  schema: Schema;
  value: unknown;
}

const leaf = fc.oneof(
  fc.stringMatching(/^[a-z]+$/).map((value): Typed => ({ schema: { type: "string" }, value })),
  fc.integer().map((value): Typed => ({ schema: { type: "integer" }, value })),
  fc.boolean().map((value): Typed => ({ schema: { type: "boolean" }, value })),
);
const { typed } = fc.letrec<{ typed: Typed }>((tie) => ({
  typed: fc.oneof(
    { maxDepth: 3, depthSize: "medium" },
    leaf,
    tie("typed").map(({ schema, value }): Typed => ({ schema: { type: "array", items: schema }, value: [value] })),
    tie("typed").map(({ schema, value }): Typed => ({ schema: { type: "object", properties: { a: schema } }, value: { a: value } })),
    tie("typed").map(({ schema, value }): Typed => ({ schema: { type: "object", additionalProperties: schema }, value: { b: value } })),
    tie("typed").map(({ schema, value }): Typed => ({ schema: { anyOf: [{ type: "null" }, schema] }, value })),
    tie("typed").map(({ schema, value }): Typed => ({ schema: { allOf: [schema] }, value })),
    tie("typed").map(({ value }): Typed => ({ schema: {}, value })),
  ),
}));

const STYLES = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
} as const;
const styled = fc.constantFrom(...(["path", "query", "header", "cookie"] as const)).chain((place) =>
  fc.record({
    place: fc.constant(place),
    style: fc.option(fc.constantFrom<string>(...STYLES[place]), { nil: undefined }),
    explode: fc.option(fc.boolean(), { nil: undefined }),
  }),
);

function documentWith(
  { place, style, explode }: { place: string; style: string | undefined; explode: boolean | undefined },
  schema: Schema,
): OpenApiDocument {
  const parameter = {
    name: "p",
    in: place,
    required: place === "path",
    schema,
    ...(style && { style }),
    ...(explode !== undefined && { explode }),
  };
  const path = place === "path" ? "/x/{p}" : "/x";
  return documentOf({ [path]: { get: { operationId: "read", parameters: [parameter], responses: {} } } }) as OpenApiDocument;
}

/** Returns the parameters of the descriptor that is generated for the only operation of a document. */
function descriptorOf(document: OpenApiDocument): Descriptor {
  const [operation] = listOperations(document);
  if (operation === undefined) throw new Error("the document has no operation");
  const rows = styledParameters(document, operation).map((row) => JSON.parse(render(row).replaceAll(/(\w+): /g, '"$1": ')) as object);
  const own = { parameters: rows, serialize: serializeParameters } as Partial<Descriptor>;
  return { operationId: "read", method: "GET", path: operation.path, ...(rows.length > 0 && own) };
}

test("sends each value of a parameter's type, for generated documents", async () => {
  await fc.assert(
    fc.asyncProperty(styled, typed, async (parameter, { schema, value }) => {
      const sent: Request[] = [];
      const fetch = (url: string, init: RequestInit): Promise<Response> => {
        sent.push(new Request(url, init));
        return Promise.resolve(new Response(null, { status: 204 }));
      };
      const client = output.runtime.createClient({ baseUrl: "https://api.example", fetch });
      await client.call(descriptorOf(documentWith(parameter, schema)), { [parameter.place]: { p: value } });
      const [{ url, headers } = new Request("https://api.example/x")] = sent;
      const text =
        parameter.place === "header" || parameter.place === "cookie" ? headers.get(parameter.place === "header" ? "p" : "cookie") : url;
      for (const each of JSON.stringify(value).match(/(?<=[:[]|^)(?:"[a-z]+"|-?\d+|true|false)/g) ?? [])
        expect(decodeURIComponent(text ?? "")).toContain(each.replaceAll('"', ""));
    }),
    { seed: 3, numRuns: 300 },
  );
});

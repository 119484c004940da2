import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { generateFrom } from "../generate/foreign/harness.js";
import { array, documentOf, json, object, ref, response, text } from "../harness/documents.js";

type Files = Readonly<Record<string, object>>;
type Patterns = Readonly<{ include?: string[]; exclude?: string[] }>;

const operation = (operationId: string, schema: object, more: object = {}) => ({
  operationId,
  responses: { 200: response(json(schema)) },
  ...more,
});

const PATHS = {
  "/pets": { get: operation("listPets", array(ref("Pet")), { tags: ["Pets"] }), post: operation("addPet", ref("Pet"), { tags: ["Pets"] }) },
  "/pets/{id}/photos": { get: operation("listPhotos", ref("Photo"), { tags: ["Pets", "Photos"], security: [{ key: [] }] }) },
  "/orders": { get: operation("listOrders", ref("Order"), { tags: ["Orders"], security: [{ token: [] }] }) },
  "/first": { get: operation("first", { $ref: "#/paths/~1orders/get/responses/200/content/application~1json/schema" }) },
  "/zoo": { get: operation("zoo", ref("Animal")) },
  "/wrapped": { get: operation("wrapped", ref("Wrapped")) },
  "/bird": { get: operation("birds", array(ref("Bird"))) },
};
const WHOLE = documentOf(PATHS, {
  tags: [{ name: "Pets" }, { name: "Photos" }, { name: "Orders" }],
  webhooks: {
    sold: { post: operation("petSold", ref("Order"), { tags: ["Pets"], deprecated: true }), put: operation("paid", ref("Photo")) },
  },
  components: {
    schemas: {
      ...{ Pet: object({ owner: ref("Owner") }), Owner: object({ pets: array(ref("Pet")) }), Photo: text, Order: object({ id: text }) },
      Animal: object({ kind: text }, ["kind"], {
        discriminator: { propertyName: "kind", mapping: { swims: "Fish", flies: "#/components/schemas/Bird" } },
      }),
      ...{ Fish: { allOf: [ref("Animal")] }, Wrapped: object({ animal: { allOf: [ref("Animal")] } }) },
      ...{ Bird: { allOf: [ref("Animal")] }, Owl: { allOf: [ref("Bird"), object({ prey: ref("Prey") })] }, Prey: text },
    },
    securitySchemes: { key: { type: "apiKey", in: "header", name: "k" }, token: { type: "http", scheme: "bearer" } },
  },
});

async function partOf(files: Files, patterns: Patterns): Promise<{ names: string[]; bundle: OpenApiDocument }> {
  const texts = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]));
  const { findings, folder } = await generateFrom(texts, patterns);
  expect(findings).toEqual([]);
  const bundle = JSON.parse(await readFile(join(folder, "out/openapi.json"), "utf8")) as OpenApiDocument;
  const items = Object.values({ ...bundle.paths, ...bundle.webhooks }).flatMap((item) => Object.values(item) as { operationId: string }[]);
  return { names: items.map(({ operationId }) => operationId).sort(), bundle };
}

// prettier-ignore
test.each<[patterns: Patterns, operations: string[], schemas: string[]]>([
  [{ include: ["tag=Photos"] }, ["listPhotos"], ["Photo"]],
  [{ include: ["path=/pets"] }, ["addPet", "listPets"], ["Owner", "Pet"]],
  [{ include: ["path=/pets/*"] }, ["listPhotos"], ["Photo"]],
  [{ include: ["path=/*s"], exclude: ["operationId=list*"] }, ["addPet"], ["Owner", "Pet"]],
  [{ include: ["operationId=listPets", "operationId=paid"] }, ["listPets", "paid"], ["Owner", "Pet", "Photo"]],
  [{ include: ["tag=Pets"], exclude: ["path=/pets*"] }, ["petSold"], ["Order"]],
  [{ exclude: ["path=/*"] }, ["paid", "petSold"], ["Order", "Photo"]],
  [{ include: ["path=/zoo"] }, ["zoo"], ["Animal", "Bird", "Fish", "Owl", "Prey"]],
  [{ include: ["path=/wrapped"] }, ["wrapped"], ["Animal", "Bird", "Fish", "Owl", "Prey", "Wrapped"]],
  [{ include: ["method=post", "method=PUT"] }, ["addPet", "paid", "petSold"], ["Order", "Owner", "Pet", "Photo"]],
  [{ include: ["tag=P*"], exclude: ["deprecated=true"] }, ["addPet", "listPets", "listPhotos"], ["Owner", "Pet", "Photo"]],
  [{ include: ["deprecated=true"] }, ["petSold"], ["Order"]],
  [{ include: ["path=/bird"], exclude: ["deprecated=true"] }, ["birds"], ["Animal", "Bird", "Owl", "Prey"]],
])("the part %j has the operations %j and the schemas %j", async (patterns, operations, schemas) => {
  const { names, bundle } = await partOf({ "openapi.json": WHOLE }, patterns);
  expect({ names, schemas: Object.keys(bundle.components?.schemas ?? {}).sort() }).toEqual({ names: operations, schemas });
});

test("a part has only the tags and the security schemes that it needs", async () => {
  const { bundle } = await partOf({ "openapi.json": WHOLE }, { include: ["tag=Photos"] });
  expect(bundle).toMatchObject({ tags: [{ name: "Pets" }, { name: "Photos" }], components: { securitySchemes: { key: {} } } });
  expect(Object.keys(bundle.components?.securitySchemes ?? {})).toEqual(["key"]);
});

test("a part keeps a schema that it references in an operation that is not in it", async () => {
  const { names, bundle } = await partOf({ "openapi.json": WHOLE }, { include: ["operationId=first"] });
  expect(names).toEqual(["first"]);
  const named = "orders.get.responses.200.content.application_json.schema";
  expect(bundle.components?.schemas).toEqual({ Order: object({ id: text }), [named]: ref("Order") });
});

test("a part may be of several files, and of paths that share an item; problems elsewhere are not found", async () => {
  const files = {
    "openapi.json": documentOf(
      {
        "/a": { $ref: "a.json" },
        "/b": { $ref: "#/components/pathItems/Shared" },
        "/c": { $ref: "#/components/pathItems/Shared", post: operation("beside", text) },
        "/faulty": { get: { operationId: "faulty", responses: { 200: { $ref: "#/absent" } } } },
      },
      {
        components: {
          schemas: { Faulty: { $ref: "#/absent" }, Used: text, Unused: text },
          pathItems: { Shared: { get: operation("shared", text), put: operation("change", text) } },
        },
      },
    ),
    "a.json": { get: { $ref: "operations.json#/readA" }, put: operation("writeA", { $ref: "schemas.json#/Two" }) },
    "operations.json": { readA: operation("readA", { $ref: "schemas.json#/One" }) },
    "schemas.json": { One: object({ used: { $ref: "openapi.json#/components/schemas/Used" } }), Two: text },
  };
  const select = { include: ["operationId=readA", "path=/b", "operationId=beside"], exclude: ["operationId=change"] };
  const { names, bundle } = await partOf(files, select);
  expect({ names, paths: Object.keys(bundle.paths ?? {}) }).toEqual({ names: ["beside", "readA", "shared"], paths: ["/a", "/b", "/c"] });
  expect(Object.keys(bundle.components?.schemas ?? {}).sort()).toEqual(["One", "Used"]);
});

test.each([
  [{ include: ["tag=pest"] }, "The pattern tag=pest of --include matches no operation.", "did you mean tag=Pets?"],
  [{ exclude: ["path=/order/*"] }, "The pattern path=/order/* of --exclude matches no operation.", "did you mean path=/orders?"],
  [{ include: ["operationId=ListOrder"] }, "The pattern operationId=ListOrder of --include", "did you mean operationId=listOrders?"],
  [
    { include: ["Pets"] },
    "Invalid pattern Pets of --include.",
    "write tag=NAME, path=/PATH, operationId=ID, method=GET or deprecated=true",
  ],
  [{ include: ["deprecated=yes"] }, "The pattern deprecated=yes of --include", "did you mean deprecated=true?"],
  [{ include: ["method=PST"] }, "The pattern method=PST of --include matches no operation.", "did you mean method=POST?"],
  [{ include: ["tag=Pets"], exclude: ["tag=P*"] }, "--include and --exclude leave no operation.", "remove one of the patterns"],
])("the patterns %j are refused", async (patterns, reason, hint) => {
  const failing = generateFrom({ "openapi.json": JSON.stringify(WHOLE) }, patterns);
  await expect(failing).rejects.toMatchObject({
    reason: expect.stringContaining(reason) as string,
    hint: expect.stringContaining(hint) as string,
  });
});

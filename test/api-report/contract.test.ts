import { cpSync } from "node:fs";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiReports, compareReports } from "../../scripts/api-report/index.js";
import type { ApiChange } from "../../scripts/api-report/model.js";
import { GENERATORS } from "../../scripts/emit.js";
import type { OpenApiDocument } from "../../scripts/lib/openapi.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";

/** A contract of two operations, as a bundle has it. */
const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1.0.0" },
  servers: [{ url: "https://api.example.com" }],
  tags: [{ name: "Things", description: "Things." }],
  paths: {
    "/things": {
      get: {
        tags: ["Things"],
        summary: "List things",
        operationId: "listThings",
        description: "Lists the things.",
        parameters: [{ name: "color", in: "query", description: "The color.", schema: { $ref: "#/components/schemas/Color" } }],
        responses: { "200": answer("ThingList") },
      },
      post: {
        tags: ["Things"],
        summary: "Create a thing",
        operationId: "createThing",
        description: "Creates a thing.",
        requestBody: {
          required: true,
          description: "It.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/ThingBody" } } },
        },
        responses: { "200": answer("Thing"), "400": { description: "Wrong." } },
      },
    },
  },
  components: {
    schemas: {
      Color: { type: "string", description: "A color.", enum: ["red"] },
      State: { type: "string", description: "A state.", enum: ["new"] },
      Thing: object("A thing.", ["id"], { id: { type: "string", description: "Its ID." }, state: { $ref: "#/components/schemas/State" } }),
      ThingBody: object("What to make.", ["name"], { name: { type: "string", description: "Its name." } }),
      ThingList: { type: "array", description: "Things.", items: { $ref: "#/components/schemas/Thing" } },
    },
  },
} satisfies Record<string, unknown>;
type Document = typeof DOCUMENT;

function answer(schema: string): object {
  return { description: "It.", content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } } };
}

function object(
  description: string,
  required: string[],
  properties: Record<string, unknown>,
): { required: string[]; properties: Record<string, unknown> } {
  const schema = { type: "object", description, required, properties };
  return schema;
}

let root: string;
let base: Map<string, string>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "api-report-"));
  for (const path of ["packages/types/src", "packages/types/package.json", "packages/client/src", "packages/client/package.json"]) {
    cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
  }
  base = await reportsOf(() => undefined);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The reports of the packages that are made of the contract after a change. */
async function reportsOf(change: (document: Document) => void): Promise<Map<string, string>> {
  const document = structuredClone(DOCUMENT);
  change(document);
  await rm(join(root, "generated"), { recursive: true, force: true });
  // The generators take any document; that this one is right is for the lint to say.
  const files = Object.values(GENERATORS).flatMap((generate) => generate(document as unknown as OpenApiDocument));
  for (const { path, text } of files) {
    const file = join(root, "generated", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return apiReports(root);
}

async function changesAfter(change: (document: Document) => void): Promise<ApiChange[]> {
  return compareReports(base, await reportsOf(change));
}

type Row = readonly [title: string, change: (document: Document) => void, changes: readonly string[]];

/** Each change as `entry name kind verdict`; those of the client by `client`. */
const ROWS: readonly Row[] = [
  ["nothing", () => undefined, []],
  ["a description", (document) => void (document.paths["/things"].get.description = "Other."), []],
  [
    "an operation is removed",
    (document) => void Reflect.deleteProperty(document.paths["/things"], "post"),
    [
      "client/things CreateThingRequest removed breaking",
      "client/things CreateThingResult removed breaking",
      "client/things createThing removed breaking",
      'types paths["/things"] changed breaking',
      'types/operations/things ThingsOperations["createThing"] removed breaking',
    ],
  ],
  [
    "an operation has another name",
    (document) => void (document.paths["/things"].get.operationId = "findThings"),
    [
      "client/things FindThingsRequest added compatible",
      "client/things FindThingsResult added compatible",
      "client/things ListThingsRequest removed breaking",
      "client/things ListThingsResult removed breaking",
      "client/things findThings added compatible",
      "client/things listThings removed breaking",
      'types paths["/things"] changed breaking',
      'types/operations/things ThingsOperations["findThings"] added compatible',
      'types/operations/things ThingsOperations["listThings"] removed breaking',
    ],
  ],
  [
    "a query parameter is needed",
    (document) => void Object.assign(document.paths["/things"].get.parameters[0] ?? {}, { required: true }),
    [
      "client/things ListThingsRequest changed breaking",
      "client/things listThings changed breaking",
      'types/operations/things ThingsOperations["listThings"] changed breaking',
    ],
  ],
  [
    "a query parameter is new",
    (document) =>
      void document.paths["/things"].get.parameters.push({
        name: "size",
        in: "query",
        description: "Its size.",
        schema: { $ref: "#/components/schemas/Color" },
      }),
    ['types/operations/things ThingsOperations["listThings"] changed compatible'],
  ],
  [
    "a status is gone",
    (document) => void Reflect.deleteProperty(document.paths["/things"].post.responses, "400"),
    ['types/operations/things ThingsOperations["createThing"] changed breaking'],
  ],
  [
    "a status is new",
    (document) => void Object.assign(document.paths["/things"].post.responses, { "409": { description: "Taken." } }),
    ['types/operations/things ThingsOperations["createThing"] changed compatible'],
  ],
  [
    "a body needs a new property",
    ({ components: { schemas } }) => {
      schemas.ThingBody.properties["size"] = { type: "number", description: "Its size." };
      schemas.ThingBody.required.push("size");
    },
    ['types/components components["schemas"]["ThingBody"] changed breaking'],
  ],
  [
    "a body may have a new property",
    ({ components: { schemas } }) => void (schemas.ThingBody.properties["size"] = { type: "number", description: "Its size." }),
    ['types/components components["schemas"]["ThingBody"] changed compatible'],
  ],
  [
    "an answer has a new property",
    ({ components: { schemas } }) => {
      schemas.Thing.properties["size"] = { type: "number", description: "Its size." };
      schemas.Thing.required.push("size");
    },
    ['types/components components["schemas"]["Thing"] changed compatible'],
  ],
  [
    "a property of an answer may be missing",
    ({ components: { schemas } }) => void schemas.Thing.required.pop(),
    ['types/components components["schemas"]["Thing"] changed breaking'],
  ],
  [
    "a schema is new",
    ({ components: { schemas } }) => void Object.assign(schemas, { Size: { type: "number", description: "A size." } }),
    ["types Size added compatible", 'types/components components["schemas"]["Size"] added compatible'],
  ],
  [
    "a request may have one value more",
    ({ components: { schemas } }) => void schemas.Color.enum.push("blue"),
    ["types COLORS changed risky", 'types/components components["schemas"]["Color"] changed compatible'],
  ],
  [
    "an answer may have one value more",
    ({ components: { schemas } }) => void schemas.State.enum.push("old"),
    ["types STATES changed risky", 'types/components components["schemas"]["State"] changed compatible'],
  ],
];

test.each(ROWS)("the reports of a contract in which %s changes", async (_, change, changes) => {
  const found = (await changesAfter(change)).map(({ package: name, entry, name: what, kind, verdict }) => {
    return `${name.replace("@hosting-platform/", "")}${entry.slice(1)} ${what} ${kind} ${verdict}`;
  });
  expect(found).toEqual(changes);
});

import { describe, expect, test } from "vitest";
import type { Parameter } from "../../scripts/read/openapi.js";
import { groupByTag, listOperations } from "../../scripts/model/operations.js";
import { isFreeForm } from "../../scripts/model/parameters.js";
import { operationsInterface } from "../../scripts/model/operation.js";
import { onlyOperation as only, operationsOf } from "../generate/harness/small-documents.js";

describe("listOperations()", () => {
  test.each<[string, { given: string | undefined; path?: string; want: [id: string, name: string] }]>([
    ["by operationId", { given: "listThings", want: ["listThings", "listThings"] }],
    [
      "by method and path without an operationId",
      { given: undefined, path: "/v1/{thingId}/a-b", want: ["getV1ByThingIdAB", "getV1ByThingIdAB"] },
    ],
    ["by method and path if the operationId has no letter", { given: "*/", path: "/v1", want: ["*/", "getV1"] }],
  ])("names an operation %s", (_, { given, path = "/v1/things", want }) => {
    const operation = given === undefined ? {} : { operationId: given };
    const [model] = listOperations(operationsOf({ [path]: operation }));
    expect([model?.operationId, model?.name]).toEqual(want);
  });

  test.each<[string, string[] | undefined, string]>([
    ["with a suffix if the tag is reserved for the index", ["Index"], "index-operations"],
    ["with a suffix if the tag is a Windows device name", ["CON"], "con-operations"],
    ["by code points if the tag has no letter", ["日本"], "u-65e5-672c"],
    ["default if the tag is empty", [""], "default"],
    ["by the full tag up to 120 letters", ["a".repeat(120)], "a".repeat(120)],
    ["by a truncated tag with a hash from 121 letters", ["a".repeat(121)], expect.stringMatching(/^a{111}-[\da-f]{8}$/) as string],
  ])("names the group %s", (_, given, want) => expect(only({ operationId: "a", ...(given && { tags: given }) }).group).toEqual(want));

  test("groups tags by normalized name and sorts the groups", () => {
    const tags = Object.entries({ a: "Things", b: "things!", c: "DNS" });
    const document = operationsOf(Object.fromEntries(tags.map(([id, tag]) => [`/${id}`, { operationId: id, tags: [tag] }])));
    expect([...groupByTag(listOperations(document))].map(([group, models]) => [group, models.map(({ name }) => name)])).toEqual([
      ["dns", ["c"]],
      ["things", ["a", "b"]],
    ]);
    expect(["dns", "3d-models", "a-1"].map(operationsInterface)).toEqual(["DnsOperations", "_3dModelsOperations", "A_1Operations"]);
  });

  test("replaces a path parameter by the operation's own", () => {
    const shared: Parameter[] = [
      { name: "id", in: "path", description: "shared" },
      { name: "id", in: "query" },
    ];
    expect(
      only({ operationId: "a", parameters: [{ name: "id", in: "path", description: "own" }] }, {}, { parameters: shared }).parameters,
    ).toEqual([
      { name: "id", in: "path", description: "own" },
      { name: "id", in: "query" },
    ]);
  });

  test.each<[string, { security?: Record<string, string[]>[]; own?: Record<string, string[]>[]; want: boolean }]>([
    ["the document's scheme", { security: [{ bearer: [] }], want: true }],
    ["no scheme", { want: false }],
    ["an optional scheme", { own: [{}, { bearer: [] }], want: true }],
  ])("detects authentication: %s", (_, { security, own, want }) =>
    expect(only({ operationId: "a", ...(own && { security: own }) }, security && { security }).authenticated).toBe(want),
  );
});

test.each<[string, Partial<Parameter>, boolean]>([
  ["any object", { schema: { type: "object" } }, true],
  ["in the path", { in: "path", schema: { type: "object" } }, false],
  ["with allowReserved", { allowReserved: true, schema: { type: "object" } }, false],
  ["with explode: false", { explode: false, schema: { type: "object" } }, false],
  ["with another style", { style: "deepObject", schema: { type: "object" } }, false],
])("detects a free-form parameter: %s", (_, given, want) => expect(isFreeForm({ name: "further", in: "query", ...given })).toBe(want));

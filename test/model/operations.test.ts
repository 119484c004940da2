import { describe, expect, test } from "vitest";
import type { Parameter } from "../../scripts/read/openapi.js";
import { groupByTag, listOperations } from "../../scripts/model/operations.js";
import { isFreeForm } from "../../scripts/model/parameters.js";
import { operationsInterface } from "../../scripts/model/operation.js";
import { onlyOperation as only, operationsOf } from "../generate/harness/small-documents.js";

describe("listOperations", () => {
  test.each<[string, { given: string | undefined; path?: string; want: [id: string, name: string] }]>([
    ["is the operationId", { given: "listThings", want: ["listThings", "listThings"] }],
    [
      "is made of the place where it has none",
      { given: undefined, path: "/v1/{thingId}/a-b", want: ["getV1ByThingIdAB", "getV1ByThingIdAB"] },
    ],
    ["is made of the place where it has no letter", { given: "日本", path: "/v1", want: ["日本", "getV1"] }],
  ])("the name %s", (_, { given, path = "/v1/things", want }) => {
    const operation = given === undefined ? {} : { operationId: given };
    const [model] = listOperations(operationsOf({ [path]: operation }));
    expect([model?.operationId, model?.name]).toEqual(want);
  });

  test.each<[string, string[] | undefined, string]>([
    ["a name of its own where the tag is that of the list of groups", ["Index"], "index-operations"],
    ["a name of its own where Windows has it for a device", ["CON"], "con-operations"],
    ["the characters' numbers where it has no letter", ["日本"], "u-65e5-672c"],
    ["as it is in 120 letters", ["a".repeat(120)], "a".repeat(120)],
    ["cut, with a hash, in 121 letters", ["a".repeat(121)], expect.stringMatching(/^a{111}-[\da-f]{8}$/) as string],
  ])("the group is %s", (_, given, want) => expect(only({ operationId: "a", ...(given && { tags: given }) }).group).toEqual(want));

  test("tags of one form share a group, and groups are sorted", () => {
    const document = operationsOf({
      "/a": { operationId: "a", tags: ["Things"] },
      "/b": { operationId: "b", tags: ["things!"] },
      "/c": { operationId: "c", tags: ["DNS"] },
    });
    expect([...groupByTag(listOperations(document))].map(([group, models]) => [group, models.map(({ name }) => name)])).toEqual([
      ["dns", ["c"]],
      ["things", ["a", "b"]],
    ]);
    expect(["dns", "3d-models", "a-1"].map(operationsInterface)).toEqual(["DnsOperations", "_3dModelsOperations", "A_1Operations"]);
  });

  test("an operation's own parameter replaces the path's of the same name and place", () => {
    const shared: Parameter[] = [
      { name: "id", in: "path", description: "shared" },
      { name: "id", in: "query" },
    ];
    const { parameters } = only(
      { operationId: "a", parameters: [{ name: "id", in: "path", description: "own" }] },
      {},
      { parameters: shared },
    );
    expect(parameters).toEqual([
      { name: "id", in: "path", description: "own" },
      { name: "id", in: "query" },
    ]);
  });

  test.each<[string, { security?: Record<string, string[]>[]; own?: Record<string, string[]>[]; want: boolean }]>([
    ["the document's scheme", { security: [{ bearer: [] }], want: true }],
    ["none", { want: false }],
    ["an optional one", { own: [{}, { bearer: [] }], want: true }],
  ])("a credential: %s", (_, { security, own, want }) =>
    expect(only({ operationId: "a", ...(own && { security: own }) }, security && { security }).authenticated).toBe(want),
  );
});

test.each<[string, Partial<Parameter>, boolean]>([
  ["an object of any kind", { schema: { type: "object" } }, true],
  ["in the path", { in: "path", schema: { type: "object" } }, false],
  ["with reserved characters as they are", { allowReserved: true, schema: { type: "object" } }, false],
  ["as one value", { explode: false, schema: { type: "object" } }, false],
  ["in another style", { style: "deepObject", schema: { type: "object" } }, false],
])("a free-form parameter: %s", (_, given, want) => expect(isFreeForm({ name: "further", in: "query", ...given })).toBe(want));

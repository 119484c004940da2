import { describe, expect, it } from "vitest";
import { acceptor, asObject, compilerOf, contract, type Json } from "../fixtures/instances/contract.js";
import { type JsonObject, objectAt, operations, pointerTo, resolve } from "../fixtures/instances/contract.js";
import { integer, type Kind, text } from "../fixtures/instances/kinds.js";
import { webhookProjectId } from "../fixtures/instances/shapes.js";

interface Expected {
  readonly path?: string;
  readonly query?: Readonly<Record<string, Kind>>;
  readonly body?: string;
  readonly success?: string;
  readonly errors: Readonly<Record<string, string>>;
}

const page = integer(1, 100);
const others = { 401: "Unauthorized", 403: "Forbidden", 410: "Gone" };
const query = { 400: "BadRequestQuery", ...others };
const bodyOrQuery = { 400: "BadRequestBodyOrQuery", ...others };
const project = "accessGroupIdOrName projectId";
const path = "idOrName";

// Written by hand, so that an error in the contract shows.
// prettier-ignore
const expected: Record<string, Expected> = {
  listAccessGroups: { query: { projectId: text, search: text, membersLimit: page, projectsLimit: page, limit: page, next: text }, success: "AccessGroupList", errors: query },
  createAccessGroup: { body: "CreateAccessGroupBody", success: "CreatedAccessGroup", errors: { 400: "BadRequestBody", ...others } },
  readAccessGroup: { path, success: "AccessGroup", errors: query },
  updateAccessGroup: { path, body: "UpdateAccessGroupBody", success: "UpdatedAccessGroup", errors: bodyOrQuery },
  deleteAccessGroup: { path, errors: query },
  listAccessGroupMembers: { path, query: { limit: page, next: text, search: text }, success: "AccessGroupMemberPage", errors: query },
  listAccessGroupProjects: { path, query: { limit: page, next: text }, success: "AccessGroupProjectPage", errors: query },
  createAccessGroupProject: { path, body: "CreateAccessGroupProjectBody", success: "AccessGroupProject", errors: bodyOrQuery },
  readAccessGroupProject: { path: project, success: "AccessGroupProject", errors: query },
  updateAccessGroupProject: { path: project, body: "UpdateAccessGroupProjectBody", success: "AccessGroupProject", errors: bodyOrQuery },
  deleteAccessGroupProject: { path: project, errors: query },
  exchangeSsoToken: { body: "SsoTokenRequest", success: "SsoTokenResponse", errors: { 400: "BadRequestBody", 403: "Forbidden", 500: "InternalServerError" } },
  listWebhooks: { query: { projectId: webhookProjectId }, success: "WebhookList", errors: query },
};

describe.each(Object.entries(expected))("%s", (name, want) => {
  const found = operations.get(name);
  const [operation, pathItem] = [objectAt({ ...found }, "operation"), objectAt({ ...found }, "pathItem")];
  const references = [pathItem["parameters"], operation["parameters"]].flatMap((list) => (Array.isArray(list) ? list.map(asObject) : []));
  const responses = objectAt(operation, "responses");

  it("accepts its parameters and their values, requiring only path parameters", () => {
    const inPath = (want.path?.split(" ") ?? []).map((key): [string, Kind] => [`path ${key}`, text]);
    const inQuery = Object.entries({ ...want.query, teamId: text, slug: text }).map(([key, kind]): [string, Kind] => [
      `query ${key}`,
      kind,
    ]);
    const kinds = new Map([...inPath, ...inQuery]);
    const found = references.map((reference) => {
      const { in: place, name: key, required = false } = resolve(reference) as { in: string; name: string; required?: boolean };
      return { label: `${place} ${key}`, isRequired: required, accepts: acceptor(`${refOf(reference).slice(1)}/schema`) };
    });
    expect(found.map(({ label }) => label).sort()).toEqual([...kinds.keys()].sort());
    for (const { label, isRequired, accepts } of found) {
      expect([label, kinds.get(label)?.good.filter((value) => !accepts(value))]).toEqual([label, []]);
      expect(kinds.get(label)?.bad.filter(accepts), label).toEqual([]);
      expect(isRequired, label).toBe(label.startsWith("path "));
    }
  });

  it("has its body, responses by status and examples", () => {
    const isExchange = name === "exchangeSsoToken";
    const media = ["application/json", ...(isExchange ? ["application/x-www-form-urlencoded"] : [])];
    const requestBody = objectAt(operation, "requestBody");
    expect(schemasOf(requestBody)).toEqual(want.body === undefined ? {} : Object.fromEntries(media.map((type) => [type, want.body])));
    expect(requestBody["required"]).toBe(want.body === undefined ? undefined : true);
    expect(schemasOf(objectAt(responses, "200"))).toEqual(want.success === undefined ? {} : { "application/json": want.success });
    expect(errorsOf(responses)).toEqual(want.errors);
    expect(operation["security"]).toEqual(isExchange ? [] : undefined);
    for (const [kind, body] of [["request", requestBody] as const, ["response", objectAt(responses, "200")] as const])
      for (const mediaType of Object.values(objectAt(body, "content")))
        expect(Object.keys(objectAt(asObject(mediaType), "examples"))).toEqual(expect.arrayContaining([`${kind}-minimal`, `${kind}-full`]));
  });
});

it("has the responses of virtual model configs", () => {
  const responses = (name: string) => objectAt(operations.get(name)?.operation ?? {}, "responses");
  expect(Object.keys(responses("readAiGatewayVirtualModelConfig"))).toEqual(["200"]);
  const created = responses("createAiGatewayVirtualModelConfig");
  expect(schemasOf(objectAt(created, "201"))).toEqual({ "application/json": "AiGatewayVirtualModelConfig" });
  const errors = { 400: "BadRequest", ...others, 409: "Conflict", 429: "TooManyRequests", 500: "InternalServerError" };
  expect(errorsOf(created)).toEqual(errors);
});

it("marks the paginated lists", () => {
  const mark = (items: string) => ({ items: `/${items}`, next: "/pagination/next", cursor: "next", limit: "limit" });
  const marks = [...operations].flatMap(([name, { operation }]) => (operation["x-pagination"] ? [[name, operation["x-pagination"]]] : []));
  expect(Object.fromEntries(marks)).toMatchObject({
    listAccessGroups: mark("accessGroups"),
    listAccessGroupMembers: mark("members"),
    listAccessGroupProjects: mark("projects"),
  });
});

const requiringAll = compilerOf(asObject(requireEverything(contract)));
const uses = [...operations].flatMap(([name, { path, method, operation }]) => {
  const responses = Object.entries(objectAt(operation, "responses")).map(
    ([status, response]) => [["responses", status], asObject(response)] as const,
  );
  return [[["requestBody"], objectAt(operation, "requestBody")] as const, ...responses].flatMap(([keys, body]) =>
    Object.entries(objectAt(body, "content")).flatMap(([type, media]) => {
      const pointer = pointerTo("paths", path, method, ...keys, "content", type, "schema");
      return Object.entries(objectAt(asObject(media), "examples")).map(([key, example]) => ({ name, key, pointer, example }));
    }),
  );
});

// Names and validity are checked by the linter.
it("examples are complete if full", () => {
  expect(uses.length).toBeGreaterThan(0);
  for (const { name, key, pointer, example } of uses)
    if (key.endsWith("-full")) expect(requiringAll(pointer)(resolve(example)["value"]), `${name}.${key}`).toBe(true);
});

function schemasOf(body: JsonObject): Record<string, string> {
  const content = Object.entries(objectAt(body, "content"));
  return Object.fromEntries(content.map(([type, media]) => [type, nameOf(objectAt(asObject(media), "schema"))]));
}

const errorsOf = (responses: JsonObject): Record<string, string> =>
  Object.fromEntries(Object.entries(responses).flatMap(([status, one]) => (status < "400" ? [] : [[status, nameOf(asObject(one))]])));

const nameOf = (reference: JsonObject): string => refOf(reference).replace(/^.*\//, "");

function refOf(reference: JsonObject): string {
  const ref = reference["$ref"];
  if (typeof ref !== "string") throw new Error("a reference is expected here");
  return ref;
}

/** Returns the document with each optional property made a required one. */
function requireEverything(value: Json): Json {
  if (Array.isArray(value)) return value.map(requireEverything);
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, requireEverything(child)]));
  const properties = value["properties"];
  if (typeof properties !== "object" || properties === null || Array.isArray(properties)) return copy;
  return { ...copy, required: Object.keys(properties).filter((key) => properties[key] !== false) };
}

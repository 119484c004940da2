import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  acceptor,
  compilerOf,
  components,
  contract,
  type Json,
  type JsonObject,
  objectAt,
  operations,
} from "../fixtures/instances/contract.js";
import { asObject, pointerTo, resolve } from "../fixtures/instances/contract.js";
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

// Written by hand from the reference, sections 4.1 to 4.4 and 7.
const expected: Record<string, Expected> = {
  listAccessGroups: {
    query: { projectId: text, search: text, membersLimit: page, projectsLimit: page, limit: page, next: text },
    success: "AccessGroupList",
    errors: query,
  },
  createAccessGroup: { body: "CreateAccessGroupBody", success: "CreatedAccessGroup", errors: { 400: "BadRequestBody", ...others } },
  readAccessGroup: { path: "idOrName", success: "AccessGroup", errors: query },
  updateAccessGroup: { path: "idOrName", body: "UpdateAccessGroupBody", success: "UpdatedAccessGroup", errors: bodyOrQuery },
  deleteAccessGroup: { path: "idOrName", errors: query },
  listAccessGroupMembers: {
    path: "idOrName",
    query: { limit: page, next: text, search: text },
    success: "AccessGroupMemberPage",
    errors: query,
  },
  listAccessGroupProjects: { path: "idOrName", query: { limit: page, next: text }, success: "AccessGroupProjectPage", errors: query },
  createAccessGroupProject: {
    path: "idOrName",
    body: "CreateAccessGroupProjectBody",
    success: "AccessGroupProject",
    errors: bodyOrQuery,
  },
  readAccessGroupProject: { path: project, success: "AccessGroupProject", errors: query },
  updateAccessGroupProject: { path: project, body: "UpdateAccessGroupProjectBody", success: "AccessGroupProject", errors: bodyOrQuery },
  deleteAccessGroupProject: { path: project, errors: query },
  exchangeSsoToken: {
    body: "SsoTokenRequest",
    success: "SsoTokenResponse",
    errors: { 400: "BadRequestBody", 403: "Forbidden", 500: "InternalServerError" },
  },
  listWebhooks: { query: { projectId: webhookProjectId }, success: "WebhookList", errors: query },
};

it("knows every documented operation", () => {
  const documented = [...operations].flatMap(([name, { operation }]) => (operation["x-detail"] === undefined ? [name] : []));
  expect(documented.sort()).toEqual(Object.keys(expected).sort());
});

describe.each(Object.entries(expected))("%s", (name, want) => {
  const found = operations.get(name);
  if (found === undefined) throw new Error(`${name} is missing`);
  const { operation, pathItem } = found;
  const references = [pathItem["parameters"], operation["parameters"]].flatMap((list) => (Array.isArray(list) ? list.map(asObject) : []));
  const parameters = references.map(resolve);
  const responses = objectAt(operation, "responses");

  it("takes the parameters of the reference, and only those of the path are required", () => {
    const inPath = want.path?.split(" ") ?? [];
    const inQuery = [...Object.keys(want.query ?? {}), "teamId", "slug"];
    expect(parameters.map((parameter) => parameter["name"])).toHaveLength(inPath.length + inQuery.length);
    expect(parameters.flatMap((parameter) => (parameter["in"] === "path" ? [parameter["name"]] : []))).toEqual(inPath);
    expect(parameters.flatMap((parameter) => (parameter["in"] === "query" ? [parameter["name"]] : [])).sort()).toEqual(inQuery.sort());
    for (const parameter of parameters) expect(parameter["required"] ?? false).toBe(parameter["in"] === "path");
  });

  const kinds: [string, Kind][] = Object.entries({ ...want.query, teamId: text, slug: text });
  it.each([...kinds, ...(want.path?.split(" ") ?? []).map((key): [string, Kind] => [`path ${key}`, text])])(
    "holds the values of %s to the reference",
    (label, kind) => {
      const [place, key] = label.startsWith("path ") ? ["path", label.slice(5)] : ["query", label];
      const index = parameters.findIndex((one) => one["name"] === key && one["in"] === place);
      const accepts = acceptor(`${refOf(references[index]).slice(1)}/schema`);
      expect(kind.good.filter((value) => !accepts(value))).toEqual([]);
      expect(kind.bad.filter(accepts)).toEqual([]);
    },
  );

  it("takes the body and gives the answers of the reference", () => {
    const media = name === "exchangeSsoToken" ? ["application/json", "application/x-www-form-urlencoded"] : ["application/json"];
    const requestBody = objectAt(operation, "requestBody");
    expect(schemasOf(requestBody)).toEqual(want.body === undefined ? {} : Object.fromEntries(media.map((type) => [type, want.body])));
    expect(requestBody["required"]).toBe(want.body === undefined ? undefined : true);
    expect(schemasOf(objectAt(responses, "200"))).toEqual(want.success === undefined ? {} : { "application/json": want.success });
    expect(operation["security"]).toEqual(name === "exchangeSsoToken" ? [] : undefined);
  });

  it("answers errors with the statuses and meanings of the reference", () => {
    expect(errorsOf(responses)).toEqual(want.errors);
  });

  it("has a minimal and a full example of each body", () => {
    const bodies = { request: objectAt(operation, "requestBody"), response: objectAt(responses, "200") };
    for (const [kind, body] of Object.entries(bodies))
      for (const mediaType of Object.values(objectAt(body, "content")))
        expect(Object.keys(objectAt(asObject(mediaType), "examples"))).toEqual(expect.arrayContaining([`${kind}-minimal`, `${kind}-full`]));
  });
});

describe("virtual model configs", () => {
  it("answer with the statuses of the reference", () => {
    const responses = (name: string) => objectAt(operations.get(name)?.operation ?? {}, "responses");
    expect(Object.keys(responses("readAiGatewayVirtualModelConfig"))).toEqual(["200"]);
    const created = responses("createAiGatewayVirtualModelConfig");
    expect(schemasOf(objectAt(created, "201"))).toEqual({ "application/json": "AiGatewayVirtualModelConfig" });
    const errors = { 400: "BadRequest", ...others, 409: "Conflict", 429: "TooManyRequests", 500: "InternalServerError" };
    expect(errorsOf(created)).toEqual(errors);
  });
});

describe("pagination", () => {
  const lists = { listAccessGroups: "accessGroups", listAccessGroupMembers: "members", listAccessGroupProjects: "projects" };

  it("marks the three lists that have pages, and nothing else", () => {
    const marks = [...operations].flatMap(([name, { operation }]) =>
      operation["x-pagination"] ? [[name, operation["x-pagination"]]] : [],
    );
    const want = ([, items]: [string, string]) => ({ items: `/${items}`, next: "/pagination/next", cursor: "next", limit: "limit" });
    expect(Object.fromEntries(marks)).toEqual(Object.fromEntries(Object.entries(lists).map((list) => [list[0], want(list)])));
  });
});

describe("examples", () => {
  const completeAcceptor = compilerOf(asObject(requireEverything(contract)));
  const uses = [...operations].flatMap(([name, { path, method, operation }]) => {
    const sites: [string[], JsonObject][] = [[["requestBody"], objectAt(operation, "requestBody")]];
    for (const [status, response] of Object.entries(objectAt(operation, "responses")))
      sites.push([["responses", status], asObject(response)]);
    return sites.flatMap(([keys, body]) =>
      Object.entries(objectAt(body, "content")).flatMap(([type, mediaType]) =>
        Object.entries(objectAt(asObject(mediaType), "examples")).map(([key, example]) => ({
          label: `${name} ${type} ${key}`,
          file: `${name}.${key}`,
          pointer: pointerTo("paths", path, method, ...keys, "content", type, "schema"),
          example,
          full: key.endsWith("-full"),
        })),
      ),
    );
  });

  it.each(uses.map((use) => [use.label, use] as const))("%s validates and is named by its file", (_label, { pointer, example, file }) => {
    expect(asObject(example)["$ref"]).toBe(`#/components/examples/${file}`);
    const { value, summary } = resolve(example);
    expect(acceptor(pointer)(value)).toBe(true);
    expect(summary).toEqual(expect.any(String));
  });

  it.each(uses.flatMap((use) => (use.full ? [[use.label, use] as const] : [])))(
    "%s shows every property",
    (_label, { pointer, example }) => {
      expect(completeAcceptor(pointer)(resolve(example)["value"])).toBe(true);
    },
  );

  it.each(Object.entries(objectAt(components, "responses")).filter(([name]) => !name.startsWith("NotShown")))(
    "%s shows an invented body",
    (name, response) => {
      const examples = Object.entries(objectAt(asObject(objectAt(asObject(response), "content")["*/*"]), "examples"));
      expect(examples.length).toBeGreaterThan(0);
      for (const [key, example] of examples) {
        expect(asObject(example)["$ref"]).toBe(`#/components/examples/${name}.${key}`);
        expect(resolve(example)["value"]).toMatchObject({ invented: true });
      }
    },
  );

  it("are all used", () => {
    const spec = new URL("../../spec/", import.meta.url);
    const files = readdirSync(spec, { recursive: true, encoding: "utf8" }).filter((file) => /[\\/]examples[\\/]/.test(file));
    const names = files.map((file) => file.replace(/^.*[\\/]/, "").replace(/\.yaml$/, ""));
    expect(Object.keys(objectAt(components, "examples")).sort()).toEqual(names.sort());
  });
});

function schemasOf(body: JsonObject): Record<string, string> {
  const content = Object.entries(objectAt(body, "content"));
  return Object.fromEntries(content.map(([type, media]) => [type, nameOf(objectAt(asObject(media), "schema"))]));
}

function errorsOf(responses: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(responses).flatMap(([status, one]) => (status < "400" ? [] : [[status, nameOf(asObject(one))]])),
  );
}

function nameOf(reference: JsonObject): string {
  return refOf(reference).replace(/^.*\//, "");
}

function refOf(reference: JsonObject | undefined): string {
  const ref = reference?.["$ref"];
  if (typeof ref !== "string") throw new Error("a reference is expected here");
  return ref;
}

/** The document with each optional property made a required one. */
function requireEverything(value: Json): Json {
  if (Array.isArray(value)) return value.map(requireEverything);
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, requireEverything(child)]));
  const properties = value["properties"];
  if (typeof properties !== "object" || properties === null || Array.isArray(properties)) return copy;
  return { ...copy, required: Object.keys(properties).filter((key) => properties[key] !== false) };
}

import ts from "typescript";
import { expect, test } from "vitest";
import { samplesOf } from "../../../scripts/docs/samples/samples-of.js";
import type { MediaType, OpenApiDocument, Operation, Parameter, Schema } from "../../../scripts/read/openapi.js";
import { documentOf as smallDocument } from "../../generate/harness/small-documents.js";
import { codeOf, operations, samples } from "./harness/contract.js";
import { parseCurl } from "./harness/parse-curl.js";

test("returns three samples per operation and variant of its body, the operation function first", () => {
  expect([...samples.keys()]).toEqual(operations.map(({ operationId }) => operationId));
  for (const [operationId, all] of samples) {
    const shown = all.map(({ kind, label, language }) => `${kind}: ${label} (${language})`);
    const three = ["function: TypeScript (ts)", "path: By path (ts)", "curl: curl (sh)"];
    expect(shown).toEqual(operationId === "exchangeSsoToken" ? [...three, ...three] : three);
  }
});

test("reads a list with paginate()", () =>
  expect(codeOf("listAccessGroups", "function")).toContain(`
for await (const accessGroup of paginate(listAccessGroups, platform)) {
  console.log(accessGroup.name, accessGroup.membersCount);
}
`));

test("uses the smallest example as body", () => {
  expect(codeOf("updateAccessGroupProject", "function")).toContain(`
const accessGroupProject = await updateAccessGroupProject(platform, {
  path: { accessGroupIdOrName: "web", projectId: "prj_1" },
  body: { role: "PROJECT_VIEWER" },
});
console.log(accessGroupProject.projectId, accessGroupProject.role);
`);
  const curl = parseCurl(codeOf("updateAccessGroupProject", "curl"), { HOSTING_PLATFORM_TOKEN: "token" });
  expect([curl.method, curl.body]).toEqual(["PATCH", '{\n  "role": "PROJECT_VIEWER"\n}']);
  expect(Object.fromEntries(curl.headers)).toEqual({ authorization: "Bearer token", "content-type": "application/json" });
});

test("calls the checking helper to exchange a code, without a token or secrets", () => {
  expect(codeOf("exchangeSsoToken", "function")).toMatch(
    /const tokens = await exchangeCode\(client, \{\n {2}clientId: "<CLIENT_ID>",\n {2}clientSecret: "<CLIENT_SECRET>",\n {2}code: "<CODE>",\n\}\);/,
  );
  expect(codeOf("exchangeSsoToken", "function")).not.toMatch(/token:|environmentToken/);
  expect(codeOf("exchangeSsoToken", "curl")).not.toContain("Authorization");
});

test("has samples of each variant of a body, with its helper", () => {
  const all = samples.get("exchangeSsoToken") ?? [];
  expect(all.map(({ variant }) => variant)).toEqual(["AuthorizationCodeGrant", "RefreshTokenGrant"].flatMap((name) => [name, name, name]));
  expect(all[3]?.code).toMatch(/await refreshTokens\(client, \{[^}]*refreshToken: "<REFRESH_TOKEN>",/);
  expect(all[5]?.code).toContain('"grant_type": "refresh_token"');
});

test("has a place for the body of an indexed operation", () => {
  expect(codeOf("createApiKey", "function")).toContain(
    "createApiKey(platform, {\n  body: {\n    // The body is not documented.\n  },\n});",
  );
  expect(codeOf("createApiKey", "curl")).toContain("--data '{}'");
  expect(codeOf("deleteUserToken", "function")).not.toContain("body");
});

test("tells that the response of an indexed operation is not documented", () => {
  expect(codeOf("readTeam", "function")).toContain(`
const result = await readTeam(platform, {
  path: { teamId: "team-id" },
});
// The response is not documented: \`result\` is \`unknown\`.
console.log(result);
`);
  expect(codeOf("deleteTeam", "function")).toMatch(/\nawait deleteTeam\(platform, \{ path: \{ teamId: "team-id" \} \}\);\n$/);
});

test("uses curl --head for an operation without a response body", () =>
  expect(codeOf("checkRegistryBlobExists", "curl")).toMatch(/^curl --head 'https:/));

const RESPONSES = { 200: { description: "It.", content: { "application/json": { schema: { type: "object" } } } } };

function documentOf(
  path: string,
  operation: Operation,
  parameters: Parameter[] = [],
  schemas: Record<string, Schema> = {},
): OpenApiDocument {
  const shown = { operationId: "readThing", tags: ["Things"], responses: RESPONSES, ...operation };
  return smallDocument({ security: [{ bearerToken: [] }], paths: { [path]: { parameters, post: shown } }, components: { schemas } });
}

function codesOf(document: OpenApiDocument): Record<string, string> {
  const [all = []] = samplesOf(document).values();
  return Object.fromEntries(all.map(({ kind, code }) => [kind, code]));
}

function syntaxOf(code = ""): unknown[] {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return (ts.transpileModule(code, { reportDiagnostics: true, compilerOptions }).diagnostics ?? []).map(({ messageText }) => messageText);
}

test("other documents use one example for the body and the path", () => {
  const content = { "application/json": { schema: { type: "object" }, example: { thingId: "one", size: 3 } } as MediaType };
  const parameters: Parameter[] = [{ name: "thingId", in: "path", required: true, schema: { type: "string" } }];
  const { function: code } = codesOf(documentOf("/things/{thingId}", { requestBody: { content } }, parameters));
  expect(code).toContain('path: { thingId: "one" }');
  expect(code).toContain('body: { thingId: "one", size: 3 }');
});

test("other documents use the example that is not empty", () => {
  const examples = { "request-minimal": { value: {} }, "request-full": { value: { size: 3 } } };
  const content = { "application/json": { schema: { type: "object" }, examples } as MediaType };
  expect(codesOf(documentOf("/things", { requestBody: { content } }))["function"]).toContain("{ body: { size: 3 } }");
});

test.each([
  ["partial", { type: "object", required: ["id"], properties: { id: { type: "string" } } }, "console.log(thing.id);"],
  ["partial", {}, "`result` is `unknown`"],
  ["documented", { description: "Anything." }, "`result` is `unknown`"],
])("other documents with a response of a %s operation and the schema %j, print %s", (detail, schema, text) => {
  const responses = { 200: { description: "It.", content: { "application/json": { schema } } } };
  expect(codesOf(documentOf("/things", { responses, "x-detail": detail }))["function"]?.replaceAll("\n// ", " ")).toContain(text);
});

test("other documents use valid values for required query parameters", () => {
  const required = { in: "query", required: true } as const;
  const parameters: Parameter[] = [
    { ...required, name: "limit", schema: { type: "integer", minimum: 3 } },
    { ...required, name: "order", schema: { type: "string", enum: ["a & b"] } },
    { ...required, name: "isOpen", schema: { type: "boolean" } },
    { ...required, name: "projectId", schema: { type: "string" } },
    { in: "query", name: "optional", schema: { type: "string" } },
  ];
  const { function: code, curl } = codesOf(documentOf("/things", {}, parameters));
  expect(code?.replace(/\s+/g, " ")).toContain(`query: { limit: 3, order: "a & b", isOpen: true, projectId: "project-id", }`);
  expect(curl).toContain("'https://api.example.com/things?limit=3&order=a%20%26%20b&isOpen=true&projectId=project-id'");
});

test("other documents use an example of the tag as path value", () => {
  const examples = { full: { value: { list: [{ thingId: "thing 1" }], name: "it's" } } };
  const responses = { 200: { description: "It.", content: { "application/json": { schema: { type: "object" }, examples } } } };
  const parameters: Parameter[] = ["thingId", "idOrName"].map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  const codes = codesOf(documentOf("/things/{thingId}/{idOrName}", { responses }, parameters));
  expect(codes["function"]).toContain(`{ thingId: "thing 1", idOrName: "it's" }`);
  expect(parseCurl(codes["curl"] ?? "", { HOSTING_PLATFORM_TOKEN: "" }).url).toBe("https://api.example.com/things/thing%201/it's");
});

test("other documents keep hostile text inside literals and comments", () => {
  const hostile = `"; process.exit(1); // ' $(touch x) \` \\ \n*/ </script>`;
  const examples = { "request-minimal": { value: { [hostile]: hostile } } };
  const pagination = { items: "/items", next: `/pagination/${hostile}`, cursor: hostile };
  const page: Schema = {
    type: "object",
    properties: {
      items: { type: "array", items: { type: "object", required: [hostile], properties: { [hostile]: { type: "string" } } } },
    },
  };
  const document = documentOf(`/things/${hostile}`, {
    requestBody: { content: { "application/json": { schema: {}, examples } as MediaType } },
    responses: { 200: { description: "It.", content: { "application/json": { schema: page } } } },
    "x-pagination": pagination,
  });
  const codes = codesOf(document);
  expect([syntaxOf(codes["function"]), syntaxOf(codes["path"])]).toEqual([[], []]);
  for (const code of [codes["function"], codes["path"]])
    for (const line of code?.split("\n").filter((line) => line.includes("process.exit")) ?? [])
      expect(line).toMatch(/^ *("|console\.log|\/\/|body:|const \{)/);
  const { url, body } = parseCurl(codes["curl"] ?? "", { HOSTING_PLATFORM_TOKEN: "" });
  expect([url, JSON.parse(body ?? "")]).toEqual([`https://api.example.com/things/${hostile}`, { [hostile]: hostile }]);
});

test("other documents avoid variable names that the sample already uses", () => {
  expect(codesOf(documentOf("/data", { operationId: "readPlatform" }))["function"]).toContain("result = await readPlatform(platform);");
  expect(codesOf(documentOf("/class", { operationId: "readClass" }))["function"]).toContain("const class_ = await readClass(platform);");
  expect(codesOf(documentOf("/group", { operationId: "get_group" }))["function"]).toContain("const group = await get_group(platform);");
  const array = { 200: { description: "All.", content: { "application/json": { schema: { type: "array", items: {} } } } } };
  expect(codesOf(documentOf("/pets", { operationId: "findPetsByStatus", responses: array }))["function"]).toContain("(const item of");
  for (const operationId of ["getAuth", "getProcess"])
    expect(codesOf(documentOf("/auth", { operationId }))["function"]).toContain(`const result = await ${operationId}(platform);`);
  expect(codesOf(documentOf("/read", { operationId: "read" }))["function"]).toContain("const result = await read(platform);");
});

test("other documents end for a schema that is its own alternative", () => {
  const schema = { $ref: "#/components/schemas/Thing" };
  const thing = { anyOf: [schema, { type: "object", required: ["title"], properties: { title: { type: "string" } } }] };
  const responses = { 200: { description: "It.", content: { "application/json": { schema } } } };
  expect(codesOf(documentOf("/things", { responses }, [], { Thing: thing }))["function"]).toContain("console.log(thing.title);");
});

test("other documents print no secrets or times, and other identifiers only if little else", () => {
  const names = ["createdAt", "accessToken", "client_secret", "ownerId", "projectId", "title", "more"];
  const fieldsOf = (required: string[]): string | undefined => {
    const properties = Object.fromEntries(required.map((name) => [name, { type: "string" }]));
    const schema = { type: "object", required, properties: { ...properties, optional: { type: "string" } } };
    const responses = { 200: { description: "It.", content: { "application/json": { schema } } } };
    return /console\.log\((.*)\)/.exec(codesOf(documentOf("/things", { responses }))["function"] ?? "")?.[1];
  };
  expect(fieldsOf(names)).toBe("thing.title, thing.more");
  expect(fieldsOf(names.slice(0, 6))).toBe("thing.ownerId, thing.title");
  expect(fieldsOf(names.slice(0, 3))).toBe("thing");
});

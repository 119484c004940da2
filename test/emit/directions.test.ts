import { type Case, testDocuments } from "./harness/compile-documents.js";
import { response, array, documentOf, json, object, ref, text } from "../harness/documents.js";

const User = object({ id: { ...text, readOnly: true }, password: { ...text, writeOnly: true }, name: text }, ["id", "password", "name"]);

function document(schemas: object, body: object, result: object): object {
  const requestBody = { required: true, content: json(body) };
  const post = { operationId: "createUser", requestBody, responses: { 200: response(json(result)) } };
  return documentOf({ "/users": { post } }, { openapi: "3.0.3", components: { schemas } });
}

const LIST = {
  operationId: "listUsers",
  parameters: [{ name: "after", in: "query", schema: text }],
  "x-pagination": { items: "/users", next: "/next", cursor: "after" },
  responses: { 200: response(json(object({ users: array(ref("User")), next: { type: ["string", "null"] } }))) },
};

const CASES: Record<string, Case> = {
  "names of what each direction has": {
    document: document({ User, Page: object({ users: array(ref("User")) }) }, ref("Page"), ref("Page")),
    uses: `export const sent: schemas.UserInput = { name: "a", password: "b" };
export const page: schemas.PageInput = { users: [sent] };
export const answered: schemas.UserOutput = { id: "a", name: "b" };
export const call: Promise<schemas.PageOutput> = api.createUser(client, { body: page });
export const wrong: schemas.UserInput = { ...sent, id: "c" }; // refused: a request has no id`,
  },
  "a named schema in both directions": {
    document: document({ User }, ref("User"), ref("User")),
    uses: `export async function create() {
  const user = await api.createUser(client, { body: { name: "a", password: "b" } });
  user.password; // refused: a response has no password
  await api.createUser(client, { body: { name: "a", password: "b", id: "c" } }); // refused: a request has no id
  await api.createUser(client, { body: { name: "a" } }); // refused: a request needs a password
  return { id: user.id satisfies string, name: user.name };
}
export const whole: schemas.User = { id: "a", password: "b", name: "c" };`,
  },
  "a mark in a part of a composition": {
    document: document(
      {
        Owner: object({ name: text }),
        User: object({ owner: { allOf: [ref("Owner"), { readOnly: true }] }, name: text }, ["owner", "name"]),
      },
      ref("User"),
      ref("User"),
    ),
    uses: `export const owner = async () => (await api.createUser(client, { body: { name: "a" } })).owner.name;`,
  },
  "within lists, maps, unions and compositions": {
    document: document(
      {
        User,
        Link: { allOf: [ref("User"), object({ next: ref("Link") })] },
        Page: object({ users: array(ref("User")), byName: { type: "object", additionalProperties: ref("User") } }, ["users"]),
        Either: { oneOf: [ref("Page"), ref("Link")] },
      },
      ref("Either"),
      ref("Either"),
    ),
    uses: `const user = { name: "a", password: "b" };
export const call = api.createUser(client, { body: { users: [user], byName: { a: user } } });
export const linked = api.createUser(client, { body: { ...user, next: { ...user } } });
export const wrong = api.createUser(client, { body: { ...user, next: { name: "a" } } }); // refused: the inner one needs a password too`,
  },
  "a webhook and a callback, which are received": {
    document: documentOf(
      {
        "/users": {
          post: {
            operationId: "createUser",
            responses: { 204: { description: "Done." } },
            callbacks: {
              onUser: { "{$request.body#/url}": { post: { requestBody: { $ref: "#/components/requestBodies/User" }, responses: {} } } },
            },
          },
        },
      },
      {
        components: { schemas: { User, State: { enum: ["on"] } }, requestBodies: { User: { content: json(ref("User")) } } },
        webhooks: {
          created: {
            post: {
              requestBody: { required: true, content: json({ allOf: [ref("User"), object({ state: ref("State") })] }) },
              responses: { 200: response(json(ref("User"))) },
            },
          },
        },
      },
    ),
    uses: `import type { webhooks } from "./types.js";
type Created = webhooks["created"]["post"];
export const idOf = (body: Created["requestBody"]["content"]["application/json"]): string => body.id;
export const stateOf = ({ state }: Created["requestBody"]["content"]["application/json"]): boolean => state === "another";
export const called = (body: NonNullable<webhooks["createUser.onUser"]["post"]["requestBody"]>["content"]["application/json"]) => body.id;
export const secret = (body: Created["requestBody"]["content"]["application/json"]) => body.password; // refused: the API does not send it
export const reply: Created["responses"]["200"]["content"]["application/json"] = { name: "a", password: "b" };`,
  },
  "what is required is said beside the composition": {
    document: document(
      { Base: object({ id: { ...text, readOnly: true }, name: text }), Thing: { allOf: [ref("Base")], required: ["id", "name"] } },
      { allOf: [ref("Base"), { required: ["id", "name"] }] },
      ref("Thing"),
    ),
    uses: `export async function create(): Promise<string> {
  const thing = await api.createUser(client, { body: { name: "a" } });
  await api.createUser(client, { body: {} }); // refused: the name is required
  return thing.id;
}`,
  },
  "in one part, and required or without a mark in another, also by name and nested": {
    document: document(
      {
        Base: object({ id: { ...text, readOnly: true }, at: text, name: text }),
        Kept: object({ id: text }, ["id"]),
        Both: { allOf: [ref("Base"), ref("Kept")] },
        Thing: { allOf: [ref("Both"), { allOf: [ref("Kept"), { properties: { at: { readOnly: true } }, required: ["name", "at"] }] }] },
      },
      ref("Thing"),
      object({ thing: ref("Thing"), kept: ref("Kept") }, ["thing", "kept"]),
    ),
    uses: `export const call = api.createUser(client, { body: { name: "a" } });
export const wrong = api.createUser(client, { body: { name: "a", at: "b" } }); // refused: a request has no time
export const ids: Promise<string[]> = call.then(({ thing, kept }) => [thing.id, kept.id]);`,
  },
  "in pages": {
    document: documentOf({ "/users": { get: LIST } }, { components: { schemas: { User } } }),
    uses: `const page = await api.listUsers(client);
export const names = api.listUsers.pagination.items(page)?.map((user) => user.name satisfies string);
export const passwords = api.listUsers.pagination.items(page)?.map((user) => user.password); // refused: a response has no password`,
  },
  "in pages with items that have no name": {
    document: documentOf(
      {
        "/users": {
          get: { ...LIST, responses: { 200: response(json(object({ users: { type: ["array", "null"], items: User }, next: text }))) } },
        },
        "/lists": {
          get: {
            ...LIST,
            operationId: "listLists",
            "x-pagination": { items: "/a/b", next: "/a/next", cursor: "after" },
            responses: { 200: response(json(object({ a: object({ b: array(array(ref("Next"))), next: text }) }))) },
          },
        },
      },
      { components: { schemas: { Next: object({ count: { type: "number" } }) } } },
    ),
    uses: `export const names = async () => {
  const users = api.listUsers.pagination.items(await api.listUsers(client));
  const lists = api.listLists.pagination.items(await api.listLists(client));
  return [users?.map((user) => user.name satisfies string), lists?.map(([first]) => first?.count?.toFixed())];
};
export const item = (page: api.ListUsersResult) => api.listUsers.pagination.items(page)?.map((user) => user.password); // refused: a response has no password`,
  },
  "by a discriminator": {
    document: document(
      {
        Cat: object({ kind: text, id: { ...text, readOnly: true } }, ["kind", "id"]),
        Dog: object({ kind: text }, ["kind"]),
        Pet: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind", mapping: { cat: "#/components/schemas/Cat" } } },
      },
      ref("Pet"),
      ref("Pet"),
    ),
    uses: `export const call = api.createUser(client, { body: { kind: "cat" } });
export const id = call.then((pet) => (pet.kind === "cat" ? pet.id : undefined));`,
  },
};

testDocuments(CASES);

import { testDocuments } from "./harness/compile-documents.js";
import { response, documentOf, json, object, text } from "../harness/documents.js";

const responseOf = (schema: object) => response(json(schema));
const place = (path: string, more: string) => ({ $ref: `#/paths/~1${path}/get/${more}` });
const PROPERTIES = "responses/200/content/application~1json/schema/properties";
const V30 = { openapi: "3.0.3" };

const CASES = {
  "to a reference to another place": {
    document: documentOf(
      {
        "/a": { get: { operationId: "a", responses: { 200: place("b", "responses/200") } } },
        "/b": { get: { operationId: "b", responses: { 200: place("c", "responses/200") } } },
        "/c": {
          get: { operationId: "c", responses: { 200: responseOf(object({ x: { type: "integer" }, y: place("c", `${PROPERTIES}/x`) })) } },
        },
        "/d": { get: { operationId: "d", responses: { 200: responseOf(place("c", `${PROPERTIES}/y`)) } } },
      },
      V30,
    ),
    uses: `export const numbers: Promise<number | undefined>[] = [api.a(client).then(({ y }) => y), api.b(client).then(({ x }) => x), api.d(client)];`,
  },
  "within what another place brings": {
    document: documentOf(
      {
        "/a": { get: { operationId: "a", parameters: [place("b", "parameters/0")], responses: {} } },
        "/b": { get: { operationId: "b", parameters: [{ name: "q", in: "query", schema: place("c", `${PROPERTIES}/x`) }], responses: {} } },
        "/c": { get: { operationId: "c", responses: { 200: responseOf(object({ x: { type: "integer" } })) } } },
      },
      V30,
    ),
    uses: `export const call = api.a(client, { query: { q: 1 } });
export const wrong = api.a(client, { query: { q: "" } }); // refused: it is a number`,
  },
  "of callbacks, to paths that call back": {
    document: documentOf(
      Object.fromEntries(
        ["a", "b"].map((name, index) => [
          `/${name}`,
          {
            post: {
              operationId: name,
              callbacks: { done: { "{$request.body#/url}": { $ref: `#/paths/~1${index === 0 ? "b" : "a"}` } } },
              responses: { 200: responseOf(text) },
            },
          },
        ]),
      ),
    ),
    uses: "export const texts: Promise<string>[] = [api.a(client), api.b(client)];\n",
  },
};

testDocuments(CASES);

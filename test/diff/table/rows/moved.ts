import { createsKey, EVENTS, KEYS, ROOT, shared } from "../harness/files.js";
import { breaking, edit, remove, unchanged, using, write, type Edit, type Row } from "../harness/row.js";

const JSON_KEY = "application/json: { schema: { $ref: ../schemas/Key.yaml } }";
const TABLE = "  text/csv: { schema: { type: string } }\n";
const MADE = `description: The key.
headers: { x-cost: { required: true, schema: { type: integer } } }
content:
  ${JSON_KEY}
`;
const INLINE = `{ description: The key., content: { ${JSON_KEY} } }`;
const BODY = `{ description: The key to make., required: true, content: { ${JSON_KEY} } }`;
const OPTIONAL = BODY.replace("required: true, ", "");

/** Two operations refer to one response, and another one stands beside it. */
const two = (other: string): Edit[] => [
  write(shared("Made"), `${MADE}${TABLE}`),
  write(shared("Other"), other),
  edit(KEYS, INLINE, "{ $ref: ../shared/Made.yaml }"),
  edit(EVENTS, "{ description: The order is taken. }", `{ $ref: ../shared/Made.yaml }\n    "203": { $ref: ../shared/Other.yaml }`),
];
const refersToOther = edit(KEYS, "../shared/Made.yaml", "../shared/Other.yaml");

const OPERATION = `post:
  tags: [Sites]
  summary: Create a key
  operationId: createKey
  requestBody: ${BODY}
  responses: { "201": ${INLINE} }
`;
const moved: readonly Edit[] = [
  remove(KEYS),
  write("groups/keys/paths/v1@keys.yaml", OPERATION.replaceAll("../schemas", "../../../schemas")),
  edit(ROOT, "$ref: paths/v1@keys.yaml", "$ref: groups/keys/paths/v1@keys.yaml"),
];

/** What changed while it went to another file, or while something else is referred to that was there. */
// prettier-ignore
export const MOVED: readonly Row[] = [
  unchanged("an operation in another file", moved, { uses: createsKey("") }),
  ...using("await api.createKey(client);", [
    breaking("request", "an operation in another file has to have its body", moved, { given: [edit(KEYS, BODY, OPTIONAL)] }),
    breaking("request", "a body that goes to a file of its own has to be sent", [edit(KEYS, OPTIONAL, "{ $ref: ../shared/Body.yaml }"), write(shared("Body"), BODY)], { given: [edit(KEYS, BODY, OPTIONAL)] }),
  ]),
  breaking("response", "another response is referred to, with a media type fewer", refersToOther, {
    given: two(MADE),
    uses: `const made: types.operations["createKey"]["responses"][201]["content"] = { "application/json": { id: "a", name: "b", kind: "key" }, "text/csv": "c" };
return made["text/csv"].length;`,
  }),
  breaking("response", "another response is referred to, with a header field that may be absent", refersToOther, {
    given: two(`${MADE}${TABLE}`.replace("required: true, ", "")),
    uses: `const cost = (headers: types.operations["createKey"]["responses"][201]["headers"]): number => headers["x-cost"];\nreturn cost;`,
  }),
];

import { EVENTS, KEYS, ROOT, shared } from "../harness/files.js";
import { breaking, cut, edit, remove, unchanged, using, write, type Edit, type Row } from "../harness/row.js";

const MADE = `description: The key.
headers:
  x-cost:
    required: true
    schema: { type: integer }
content:
  application/json:
    schema: { $ref: ../schemas/Key.yaml }
`;
const TABLE = `  text/csv:
    schema: { type: string }
`;
const INLINE = `      description: The key.
      content:
        application/json:
          schema:
            $ref: ../schemas/Key.yaml
`;
const BODY = `    description: The key to make.
    required: true
    content:
      application/json:
        schema:
          $ref: ../schemas/Key.yaml
`;
/** Two operations refer to one answer, and another one stands beside it. */
const two = (other: string): Edit[] => [
  write(shared("Made"), `${MADE}${TABLE}`),
  write(shared("Other"), other),
  edit(KEYS, INLINE, "      $ref: ../shared/Made.yaml\n"),
  edit(
    EVENTS,
    `    "202":\n      description: The order is taken.\n`,
    `    "202":\n      $ref: ../shared/Made.yaml\n    "203":\n      $ref: ../shared/Other.yaml\n`,
  ),
];
const refersToOther = edit(KEYS, "../shared/Made.yaml", "../shared/Other.yaml");

const moved = (from: string, to: string): Edit[] => [
  remove(KEYS),
  write(
    "groups/keys/paths/v1@keys.yaml",
    `post:
  tags: [Sites]
  summary: Create a key
  operationId: createKey
  requestBody:
${BODY.replace(from, to).replaceAll("../schemas", "../../../schemas")}  responses:
    "201":
${INLINE.replaceAll("../schemas", "../../../schemas")}`,
  ),
  edit(ROOT, "$ref: paths/v1@keys.yaml", "$ref: groups/keys/paths/v1@keys.yaml"),
];

/** What changed while it went to another file, or while something else is referred to that was there. */
export const MOVED: readonly Row[] = [
  unchanged("an operation in another file", moved("", ""), { uses: `await api.createKey(client, { body: { name: "a", secret: "b" } });` }),
  ...using("await api.createKey(client);", [
    breaking("request", "an operation in another file has to have its body", moved("", ""), { given: [cut(KEYS, "    required: true\n")] }),
    breaking(
      "request",
      "a body that goes to a file of its own has to be sent",
      [
        edit(KEYS, BODY.replace("    required: true\n", ""), "    $ref: ../shared/Body.yaml\n"),
        write(shared("Body"), BODY.replace(/^ {4}/gm, "")),
      ],
      { given: [cut(KEYS, "    required: true\n")] },
    ),
  ]),
  ...using(
    `const made: types.operations["createKey"]["responses"][201]["content"] = { "application/json": { id: "a", name: "b", kind: "key" }, "text/csv": "c" };
return made["text/csv"].length;`,
    [breaking("response", "another answer is referred to, with a media type fewer", refersToOther, { given: two(MADE) })],
  ),
  breaking("response", "another answer is referred to, with a header field that may be absent", refersToOther, {
    given: two(`${MADE}${TABLE}`.replace("    required: true\n", "")),
    uses: `const cost = (headers: types.operations["createKey"]["responses"][201]["headers"]): number => headers["x-cost"];\nreturn cost;`,
  }),
];

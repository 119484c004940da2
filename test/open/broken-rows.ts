// Ways to break a contract or document, and the finding that each command reports.
import type { Edits, EntryName } from "./entries.js";

const T = "groups/things/";
const [THING, SIZE, KIND] = [`${T}schemas/Thing.yaml`, `${T}schemas/Size.yaml`, `${T}schemas/Kind.yaml`];
const [THINGS, ONE, LIMIT] = [`${T}paths/v1@things.yaml`, `${T}paths/v1@things@{thingId}.yaml`, `${T}parameters/limit.yaml`];
const ROOT = "openapi.yaml";

const LETTERS = "abcdefghijk".split("");
const BOMB = LETTERS.map(
  (name, index) =>
    `${name}: &${name} [${Array(9)
      .fill(index === 0 ? "x" : `*${LETTERS[index - 1]}`)
      .join(", ")}]`,
).join("\n");

/** A content that no file may have: its name, the content, and the finding without its file. */
// prettier-ignore
export const CONTENTS: readonly (readonly [name: string, content: string | Uint8Array, want: string, hint: string])[] = [
  ["not UTF-8", Buffer.from([0x74, 0x79, 0x70, 0x65, 0x3a, 0x20, 0xff, 0xfe]), "1:7 not-utf8 The file is not valid UTF-8.", "save it as UTF-8"],
  ["UTF-16 LE BOM", Buffer.from("\ufefftype: integer\n", "utf16le"), "1:1 utf-16 The file is UTF-16, not UTF-8.", "save it as UTF-8"],
  ["UTF-16 BE BOM", Buffer.from("\ufefftype: integer\n", "utf16le").swap16(), "1:1 utf-16 The file is UTF-16, not UTF-8.", "save it as UTF-8"],
  ["UTF-16 LE no BOM", Buffer.from("type: integer\n", "utf16le"), "1:1 utf-16 The file is UTF-16, not UTF-8.", "save it as UTF-8"],
  ["html", "<!DOCTYPE html>\n<html></html>\n", "1:1 web-page The file is a web page, not an OpenAPI document.", "pass the document that the page shows, such as /openapi.json, or its raw file"],
  ["a merge conflict", "type: integer\n<<<<<<< HEAD\ndescription: A size.\n=======\ndescription: A length.\n>>>>>>> other\n", "2:1 merge-conflict A merge conflict is not resolved.", "keep one of the two sides, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"],
  ["a tab as indentation", "type: integer\nmaximum:\n\tx: 1\n", "3:1 tab-indent The line is indented with a tab.", "indent it with spaces"],
  ["another space as indentation", "items:\n\u00a0\u00a0type: integer\n  maximum: 1\n", "2:1 space-indent The line is indented with a space of another kind.", "indent it with plain spaces"],
  ["a template", "type: integer\nmaximum: {{ .Values.most }}\n", "2:10 template The file is a template: it has placeholders.", "pass the file that the template makes"],
  ["a key twice", "type: integer\ndescription: A size.\ntype: string\n", "3:1 duplicate-key The key `type` is twice in one object.", "remove one of the two"],
  ["two documents", "type: integer\n---\ntype: string\n", "2:1 several-documents The file has two documents, separated by `---`.", "move the second to a file of its own"],
  ["unclosed quote", "type: integer\ndescription: \"A size.\nminimum: 1\n", "2:14 unclosed The `\"` is not closed.", "add the closing `\"`"],
  ["unclosed bracket below a text of several lines", "type: integer\ndescription: \"\n  A size.\n  \"\nenum: [1, 2\nminimum: 1\n", "5:7 unclosed The `[` is not closed.", "add the closing `]`"],
  ["unclosed bracket", "type: integer\nenum: [1, 2\nminimum: 1\n", "2:7 unclosed The `[` is not closed.", "add the closing `]`"],
  ["no space after a colon", "type:integer\ndescription: x\n", "1:5 missing-space A space is missing after `type:`.", "add the space"],
  ["no space after a dash", "enum:\n-a\ntype: string\n", "2:1 missing-space A space is missing after `-`.", "add the space"],
  ["a text that begins with *", "type: integer\ndescription: *All* sizes.\n", "2:14 unquoted-text An unquoted text begins with `*`.", "put the text in quotes"],
  ["a colon in a text", "type: integer\ndescription: a: b\n", "2:15 unquoted-colon An unquoted text contains a colon and a space.", "put the text in quotes"],
  ["no colon after a key", "properties\n  a: b\n", "1:11 missing-colon A colon is missing after `properties`.", "write `properties:`"],
  ["a wrong indentation", "type: integer\n  description: x\n", "2:3 indentation The indentation does not match the lines above.", "indent it like the other keys of its object"],
  ["a quote within quotes", "type: integer\ndescription: 'it's long'\n", "2:17 early-quote A quote ends the text early.", "write `''` for a quote within the text"],
  ["a double quote within quotes", "type: integer\ndescription: \"say \"hi\" to them\"\n", "2:19 early-quote A quote ends the text early.", "write `\\\"` for a quote within the text"],
  ["lines of a text that are not indented", "type: integer\ndescription: |\nThis is\na text\nminimum: 1\n", "3:1 flat-text The lines of a text are not indented.", "indent each of them more than its key"],
  ["an unknown escape", "type: integer\npattern: \"\\d+\"\n", "2:11 unknown-escape A text in double quotes has an unknown `\\` escape.", "use single quotes, or write `\\\\`"],
  ["a text that begins with @", "type: integer\ndescription: @foo\n", "2:14 unquoted-text An unquoted text begins with `@`.", "put the text in quotes"],
  ["unknown tag", "type: !!foo integer\n", "1:7 unquoted-text An unquoted text begins with `!`.", "put the text in quotes"],
  ["a list item in an object", "type: integer\n- a\n", "2:1 stray-line The line is neither `key: value` nor a list item.", "fix the line or its indentation"],
  ["unknown alias", "type: *foo\n", "1:7 unquoted-text An unquoted text begins with `*`.", "put the text in quotes"],
  ["JSON with comments", "{\n  // a comment\n  \"type\": \"integer\"\n}\n", "2:3 json-comment JSON has no comments.", "remove the comment"],
  ["JSON that begins with a comment", "// a comment\n{ \"type\": \"integer\" }\n", "1:1 json-comment JSON has no comments.", "remove the comment"],
  ["a key twice in one line of JSON", "{\"a\":{\"b\":1},\"a\":{\"c\":2}}\n", "1:14 duplicate-key The key `a` is twice in one object.", "remove one of the two"],
  ["an unquoted media range", "content:\n  */*:\n    schema: { type: string }\n", "2:3 unquoted-text An unquoted text begins with `*`.", "put the text in quotes"],
  ["an include", "type: !include type.yaml\n", "1:7 include YAML has no includes.", "refer to the file: `$ref: ./FILE`"],
  ["gzip", Uint8Array.of(0x1f, 0x8b, 8, 0, 0), "1:1 gzip The file is compressed with gzip.", "decompress it: gunzip FILE"],
  ["JSON without a comma", "{\n  \"type\": \"integer\"\n  \"maximum\": 1\n}\n", "2:20 missing-comma A comma is missing.", "add the comma"],
  ["JSON without a colon", "{ \"type\" \"integer\" }\n", "1:9 missing-colon A colon is missing after `\"type\"`.", "write `\"type\":`"],
  ["JSON with a bracket too many", "{ \"type\": \"integer\" },\n  \"maximum\": 1 }\n", "1:22 more-after-end The document ends here, but more follows.", "remove a closing bracket before, or what follows"],
  ["JSON with a quote within quotes", "{ \"description\": \"A \"good\" size.\" }\n", "1:21 early-quote A quote ends the text early.", "write `\\\"` for a quote within the text"],
  ["a key in braces", "paths:\n  {id}: { get: {} }\n", "2:3 unquoted-key An unquoted key begins with a bracket.", "put the key in quotes"],
  ["a text that begins with a bracket", "type: integer\ndescription: [beta] A size.\n", "2:14 unquoted-text An unquoted text begins with `[`.", "put the text in quotes"],
  ["a text that begins with a dash", "type: integer\ndescription: - A size.\n", "2:14 unquoted-text An unquoted text begins with `-`.", "put the text in quotes"],
  ["a text in the line of its sign", "type: integer\ndescription: | A size.\n  A good one.\n", "2:16 text-after-header A text follows `|` or `>` in its line.", "begin the text in the next line"],
  ["JSON cut off", "{\n  \"type\": \"integer\"\n", "1:1 unclosed The `{` is not closed.", "add the closing `}`"],
  ["bomb", BOMB, "2:8 alias-bomb The YAML aliases expand to more than 2,000,000 values.", "replace the alias with the value or a `$ref`"],
  ["a bomb in a file with a bracket that closes at its key", `${BOMB}\nz: [\n]\n`, "2:8 alias-bomb The YAML aliases expand to more than 2,000,000 values.", "replace the alias with the value or a `$ref`"],
  ["an alias within its own value", "a: &a { b: *a }\n", "1:12 circular-alias A YAML alias contains itself.", "replace the alias with the value or a `$ref`"],
  ["a zero byte", "type: int\u0000eger\n", "1:10 binary The file is binary: it contains a zero byte.", "use a UTF-8 text file"],
];

/** The commands that report a row. */
const ALL: readonly EntryName[] = ["generate", "lint", "docs", "diff", "document"];
const CONTRACT: readonly EntryName[] = ["generate", "lint", "docs", "diff"];
// `docs` runs the same rules and checks as `generate`.
const AUTHOR: readonly EntryName[] = ["generate", "lint"];
const VALID: readonly EntryName[] = [...AUTHOR, "document"];
/** All of them report this finding only. */
export const ALONE: readonly EntryName[] = [...ALL];

/** A name, the commands that report it, the edits, the finding, and its hint if this table states it. */
type Row = readonly [name: string, by: readonly EntryName[], edits: Edits, want: string, hint: string | undefined];

// prettier-ignore
export const ROWS: readonly Row[] = [
  ["a file that is a `$ref` to itself", ALONE, { [SIZE]: "$ref: \"./Size.yaml\"\n" }, "groups/things/schemas/Size.yaml:1:7 circular-ref The `$ref` to `./Size.yaml` is circular and never reaches a value.", "replace the `$ref` with the value"],
  ["two files that refer to each other", ALONE, { [SIZE]: "$ref: \"./Kind.yaml\"\n", [KIND]: "$ref: \"./Size.yaml\"\n" }, "groups/things/schemas/Size.yaml:1:7 circular-ref The `$ref` to `./Kind.yaml` is circular and never reaches a value.", "replace this `$ref` with the value, or the one at Kind.yaml:1"],
  ["a component that is a `$ref` to itself", ALONE, { [ROOT]: ["components:\n","components:\n  schemas:\n    Own: { $ref: '#/components/schemas/Own' }\n"] }, "openapi.yaml:22:18 circular-ref The `$ref` to `#/components/schemas/Own` is circular and never reaches a value.", "replace the `$ref` with the value"],
  ["two components that refer to each other", ALONE, { [ROOT]: ["components:\n","components:\n  schemas:\n    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n"] }, "openapi.yaml:22:16 circular-ref The `$ref` to `#/components/schemas/B` is circular and never reaches a value.", "replace this `$ref` with the value, or the one at openapi.yaml:23"],
  ["an operation that is a `$ref` to its own path", ["diff", "document"], { [THINGS]: "get: { $ref: '#/' }\n" }, "groups/things/paths/v1@things.yaml:1:6 circular-value The `$ref` is circular: here it is replaced with its target, which contains it.", "replace the `$ref` with the value that was meant"],
  ["allOf self", CONTRACT, { [SIZE]: "description: A size.\nallOf:\n  - $ref: \"./Size.yaml\"\n" }, "groups/things/schemas/Size.yaml:3:11 endless-schema The schema contains itself: `./Size.yaml` leads back here for the same value.", "replace the `$ref` with the schema that was meant"],
  ["oneOf self", CONTRACT, { [SIZE]: "description: A size.\noneOf:\n  - $ref: \"./Size.yaml\"\n  - type: integer\n" }, "groups/things/schemas/Size.yaml:3:11 endless-schema The schema contains itself: `./Size.yaml` leads back here for the same value.", "replace the `$ref` with the schema that was meant"],
  ["items self", CONTRACT, { [SIZE]: "type: array\ndescription: A size.\nitems:\n  $ref: \"./Size.yaml\"\n" }, "groups/things/schemas/Size.yaml:4:9 endless-schema The schema requires itself: each value would contain another without end, through `./Size.yaml`.", "refer to the schema that was meant, or make the property optional"],
  ["not self", CONTRACT, { [SIZE]: "description: A size.\nnot:\n  $ref: \"./Size.yaml\"\n" }, "groups/things/schemas/Size.yaml:3:9 endless-schema The schema contains itself: `./Size.yaml` leads back here for the same value.", "replace the `$ref` with the schema that was meant"],
  ["properties self required", CONTRACT, { [SIZE]: "type: object\ndescription: A size.\nrequired: [a]\nproperties:\n  a:\n    $ref: \"./Size.yaml\"\n" }, "groups/things/schemas/Size.yaml:6:11 endless-schema The schema requires itself: each value would contain another without end, through `./Size.yaml`.", "refer to the schema that was meant, or make the property optional"],
  ["an unknown escape in a file whose name the parser's message has", ALONE, { [SIZE]: "$ref: \"./Vintage.yaml\"\n", [`${T}schemas/Vintage.yaml`]: "type: string\npattern: \"\\d+\"\n" }, "groups/things/schemas/Vintage.yaml:2:11 unknown-escape A text in double quotes has an unknown `\\` escape.", "use single quotes, or write `\\\\`"],
  ["a file with scalar", VALID, { [SIZE]: "hello\n" }, "groups/things/schemas/Size.yaml:1:1 wrong-type The schema must be an object; it is a text.", "write an object, such as `{ type: string }` or a `$ref` to a schema"],
  ["a file with list", VALID, { [SIZE]: "- 1\n" }, "groups/things/schemas/Size.yaml:1:1 wrong-type The schema must be an object; it is a list.", "write an object: its fields as `key: value`, each in a line of its own without `- `"],
  ["a file with folder", ALONE, { [THING]: ["./Size.yaml","../schemas"] }, "groups/things/schemas:1:1 folder It is a folder, not a file.", "refer to a file in it, or replace it with a file"],
  ["a `$ref` to a missing part", ALL, { [THING]: ["\"./Size.yaml\"","\"./Size.yaml#/properties/x\""] }, "groups/things/schemas/Thing.yaml:9:11 unresolved-ref The `$ref` `./Size.yaml#/properties/x` points to nothing in its document.", "fix the `$ref`, or add its target"],
  ["outside the folder", AUTHOR, { [THING]: ["\"./Size.yaml\"","\"../../../../../Size.yaml\""] }, "groups/things/schemas/Thing.yaml:9:11 contract/local-ref `../../../../../Size.yaml` leaves the contract's folder.", "refer to a file of the contract by relative path"],
  ["absolute", AUTHOR, { [THING]: ["\"./Size.yaml\"","\"/etc/hostname\""] }, "groups/things/schemas/Thing.yaml:9:11 contract/local-ref `/etc/hostname` is an absolute path.", "refer to a file of the contract by relative path"],
  ["url", AUTHOR, { [THING]: ["\"./Size.yaml\"","\"https://api.invalid/Size.yaml\""] }, "groups/things/schemas/Thing.yaml:9:11 contract/local-ref `https://api.invalid/Size.yaml` is a URL.", "refer to a file of the contract by relative path"],
  ["a `$ref` that is a number", ALL, { [THING]: ["\"./Size.yaml\"","1"] }, "groups/things/schemas/Thing.yaml:9:11 mistyped-ref The value of `$ref` is not a string.", "write the path of the target: `$ref: \"./Name.yaml\"`"],
  ["a missing path file", ALONE, { [ONE]: null }, "openapi.yaml:19:33 missing-file The `$ref` points to a missing file: `./groups/things/paths/v1@things@{thingId}.yaml`.", "fix the `$ref`, or add the file"],
  ["a missing Markdown file", CONTRACT, { [`${T}tag.md`]: null }, "openapi.yaml:16:26 missing-file The `$ref` points to a missing file: `./groups/things/tag.md`.", "fix the `$ref`, or add the file"],
  ["no info", AUTHOR, { [ROOT]: ["info:\n  title: Things\n  version: 0.0.1\n  description: { $ref: info.md }\n  license:\n    name: Apache License 2.0\n    identifier: Apache-2.0\n",""] }, "openapi.yaml:1:1 missing-field The document lacks the field `info`.", "add the field"],
  ["paths as a list", VALID, { [ROOT]: ["paths:\n  /v1/things: { $ref: \"groups/things/paths/v1@things.yaml\" }\n  /v1/things/{thingId}: { $ref: \"groups/things/paths/v1@things@{thingId}.yaml\" }","paths: []"] }, "openapi.yaml:17:8 wrong-type `paths` must be an object; it is a list.", "write an object: its fields as `key: value`, each in a line of its own without `- `"],
  ["a path item as a list", VALID, { [ONE]: "- a\n" }, "groups/things/paths/v1@things@{thingId}.yaml:1:1 wrong-type The path item must be an object; it is a list.", "write an object: its fields as `key: value`, each in a line of its own without `- `"],
  ["tags as an object", AUTHOR, { [ROOT]: ["tags:\n  - name: Things\n    description: { $ref: groups/things/tag.md }","tags: { Things: x }"] }, "openapi.yaml:14:7 wrong-type The list of tags must be a list; it is an object.", "write a list: each item in a line of its own, after `- `"],
  ["servers as a text", AUTHOR, { [ROOT]: ["servers:\n  - url: https://api.invalid\n    description: No server.","servers: https://api.invalid"] }, "openapi.yaml:9:1 no-empty-servers Servers must be a non-empty array.", undefined],
  ["an operation without responses", AUTHOR, { [ONE]: ["  responses:\n    \"200\":\n      description: The thing is gone. The response has no body.\n    \"401\":\n      description: The caller may not delete the thing.\n",""] }, "groups/things/paths/v1@things@{thingId}.yaml:5:1 contract/error-response The operation has no 4xx response.", "add the error statuses that the API documents"],
  ["responses as a list", AUTHOR, { [ONE]: ["  responses:\n    \"200\":\n      description: The thing is gone. The response has no body.\n    \"401\":\n      description: The caller may not delete the thing.\n","  responses: []\n"] }, "groups/things/paths/v1@things@{thingId}.yaml:10:3 contract/error-response The operation has no 4xx response.", "add the error statuses that the API documents"],
  ["the status 2OO", AUTHOR, { [ONE]: ["\"200\"","\"2OO\""] }, "groups/things/paths/v1@things@{thingId}.yaml:10:3 operation-2xx-response The operation describes no success.", undefined],
  ["a status with a text", AUTHOR, { [ONE]: ["\"401\"","401 (no token)"] }, "groups/things/paths/v1@things@{thingId}.yaml:13:5 unexpected-field `responses` has no field `401 (no token)`.", "a response has a status such as `\"404\"`, a range such as `4XX`, or `default`"],
  ["a media type beside content", AUTHOR, { [ONE]: ["\n      description: The caller may not delete the thing.","\n      description: x\n      application/json: {}"] }, "groups/things/paths/v1@things@{thingId}.yaml:15:7 unexpected-field The response has no field `application/json`.", "write a media type in `content`; a path begins with a slash"],
  ["a response as a text", AUTHOR, { [ONE]: ["\n      description: The caller may not delete the thing."," Forbidden"] }, "groups/things/paths/v1@things@{thingId}.yaml:13:12 wrong-type The response must be an object; it is a text.", "write the text as `description` of the response"],
  ["a response without description", AUTHOR, { [ONE]: ["\n      description: The caller may not delete the thing."," {}"] }, "groups/things/paths/v1@things@{thingId}.yaml:13:5 missing-field The response lacks the field `description`.", "add the field"],
  ["a misspelt method", AUTHOR, { [ONE]: ["delete:","delte:"] }, "groups/things/paths/v1@things@{thingId}.yaml:5:1 unexpected-field The path item has no field `delte`.", "did you mean `delete`?"],
  ["a contact of a path", AUTHOR, { [ONE]: ["delete:","contact: x\ndelete:"] }, "groups/things/paths/v1@things@{thingId}.yaml:5:1 unexpected-field The path item has no field `contact`.", "remove it, or fix its name"],
  ["a method in capitals", AUTHOR, { [ONE]: ["delete:","DELETE:"] }, "groups/things/paths/v1@things@{thingId}.yaml:5:1 unexpected-field The path item has no field `DELETE`.", "did you mean `delete`?"],
  ["a parameter without in", VALID, { [LIMIT]: ["in: query\n",""] }, "groups/things/parameters/limit.yaml:1:1 missing-field The parameter lacks the field `in`.", "add the field"],
  ["a parameter without name", VALID, { [LIMIT]: ["name: limit\n",""] }, "groups/things/parameters/limit.yaml:1:1 missing-field The parameter lacks the field `name`.", "add the field"],
  ["a parameter without schema", AUTHOR, { [LIMIT]: ["schema:\n  type: integer\n  minimum: 1\n",""] }, "groups/things/parameters/limit.yaml:1:1 missing-one-of The parameter lacks one of the fields `schema`, `content`.", "add one of the fields"],
  ["a parameter with another in", VALID, { [LIMIT]: ["in: query","in: querry"] }, "groups/things/parameters/limit.yaml:2:5 not-listed `in` is `querry`; expected one of `query`, `header`, `path`, `cookie`.", "did you mean `query`?"],
  ["parameters as an object", AUTHOR, { [THINGS]: ["  parameters:\n    - $ref: \"../parameters/limit.yaml\"\n    - $ref: \"../parameters/next.yaml\"","  parameters: { limit: x }"] }, "groups/things/paths/v1@things.yaml:12:13 contract/extensions The operation has no query parameter `next`.", "name a query parameter of this operation"],
  ["a path parameter that is not declared", AUTHOR, { [ONE]: ["  - $ref: \"../parameters/thingId.yaml\"\n",""] }, "groups/things/paths/v1@things@{thingId}.yaml:4:1 path-parameters-defined The operation does not define the path parameter `{thingId}` expected by path `/v1/things/{thingId}`.", "use the same names in the path's `{\u2026}` and in its parameters with `in: path`"],
  ["an operationId twice", AUTHOR, { [ONE]: ["deleteThing","createThing"] }, "groups/things/paths/v1@things@{thingId}.yaml:8:16 operation-operationId-unique `createThing` is the operationId of two operations.", "rename it here, or for POST /v1/things in `groups/things/paths/v1@things.yaml`"],
  ["an operation without operationId", AUTHOR, { [ONE]: ["  operationId: deleteThing\n",""] }, "groups/things/paths/v1@things@{thingId}.yaml:5:1 operation-operationId Operation object should contain `operationId` field.", undefined],
  ["two components of one name", AUTHOR, { [THING]: ["./Kind.yaml","./more/Size.yaml"], [`${T}schemas/more/Size.yaml`]: "type: string\ndescription: Another size.\n" }, "groups/things/schemas/Size.yaml:1:1 component-name-unique Component 'schemas/Size' is not unique. It is also defined at: - ./more/Size.yaml", undefined],
  ["an unknown tag", AUTHOR, { [ONE]: ["[Things]","[Thing]"] }, "groups/things/paths/v1@things@{thingId}.yaml:6:10 operation-tag-defined The tag `Thing` is not declared.", "did you mean `Things`? If not, add the tag to `tags` of the root document, or use an existing one"],
  ["an unknown security scheme", AUTHOR, { [ONE]: ["  responses:","  security:\n    - bearer: []\n  responses:"] }, "groups/things/paths/v1@things@{thingId}.yaml:11:7 security-defined There is no `bearer` security scheme defined.", undefined],
  ["allOf as an object", AUTHOR, { [SIZE]: "description: A size.\nallOf:\n  $ref: \"./Kind.yaml\"\n" }, "groups/things/schemas/Size.yaml:3:9 wrong-type `allOf` must be a list; it is an object.", "write a list: each item in a line of its own, after `- `"],
  ["required as a flag", AUTHOR, { [THING]: ["required: [name]","required: true"] }, "groups/things/schemas/Thing.yaml:3:11 wrong-type `required` must be a list; it is true or false.", "list the required properties in the object, beside `properties`: `required: [id]`"],
  ["a key twice at the root, which has lost its indentation", ALONE, { [ROOT]: ["tags:\n", "description: A.\nx-a:\ndescription: B.\ntags:\n"] }, "openapi.yaml:16:1 duplicate-root-key The key `description` is twice in one object.", "remove one of the two; if it is a field of the object above, indent it"],
  ["a document in Markdown", ALONE, { [ROOT]: ["openapi: 3.1.0","Here it is:\n\n```yaml\nopenapi: 3.1.0"] }, "openapi.yaml:1:1 fence The document begins at line 4, after other text.", "remove the text before it, and the line that ends the Markdown block"],
  ["a document after a program's output", ALONE, { [ROOT]: ["openapi: 3.1.0","Starting\nopenapi: 3.1.0"] }, "openapi.yaml:1:1 other-text The document begins at line 2, after other text.", "remove the text before it"],
  ["a module that exports a document", ALONE, { [ROOT]: ["openapi: 3.1.0","export default {\nopenapi: 3.1.0"] }, "openapi.yaml:1:1 module The file is a module, not a document.", "pass a JSON file with the object that it exports"],
  ["required as a text", AUTHOR, { [THING]: ["required: [name]","required: name"] }, "groups/things/schemas/Thing.yaml:3:11 wrong-type `required` must be a list; it is a text.", "write a list: each item in a line of its own, after `- `"],
  ["bad pattern", AUTHOR, { [SIZE]: "type: string\ndescription: A size.\npattern: '['\n" }, "groups/things/schemas/Size.yaml:3:10 contract/safe-pattern Invalid regular expression: /[/u: Unterminated character class", "write an ECMA-262 regular expression that compiles with the `u` flag"],
  ["a value that is missing between braces", AUTHOR, { [SIZE]: "type: object\ndescription: A size.\nproperties: { a: , b: { type: string } }\n" }, "groups/things/schemas/Size.yaml:3:15 wrong-type The schema must be an object; it is null.", "write an object: its fields as `key: value`, each in a line of its own without `- `"],
  ["enum twice", AUTHOR, { [KIND]: ["[LARGE, SMALL]","[LARGE, SMALL, LARGE]"] }, "groups/things/schemas/Kind.yaml:3:22 no-duplicated-enum-values `enum` has `LARGE` twice.", undefined],
  ["enum as a text", AUTHOR, { [KIND]: ["[LARGE, SMALL]","LARGE"] }, "groups/things/schemas/Kind.yaml:3:7 wrong-type `enum` must be a list; it is a text.", "write a list: each item in a line of its own, after `- `"],
  ["a default outside of the enumeration", AUTHOR, { [KIND]: ["enum:","default: MEDIUM\nenum:"] }, "groups/things/schemas/Kind.yaml:3:1 contract/schema-keywords The keyword `default` is not allowed in a schema.", "remove it; the API documents no defaults"],
  ["an example that does not fit", AUTHOR, { [`${T}examples/createThing.request-full.yaml`]: ["size: 1","size: small"] }, "groups/things/examples/createThing.request-full.yaml:4:9 no-invalid-media-type-examples Example value must conform to the schema: `size` property type must be integer.", "fix the example or its schema; the operation is in `groups/things/paths/v1@things.yaml`"],
  ["a type of Swagger 2.0", AUTHOR, { [SIZE]: ["type: integer","type: file"] }, "groups/things/schemas/Size.yaml:1:7 not-listed `type` is `file`; expected one of `object`, `array`, `string`, `number`, `integer`, `boolean`, `null`.", "write `type: string` and `format: binary`"],
  ["a $ref without its sign", AUTHOR, { [THING]: ["$ref: \"./Size.yaml\"","ref: \"./Size.yaml\""] }, "groups/things/schemas/Thing.yaml:9:5 unexpected-field The schema has no field `ref`.", "did you mean `$ref`?"],
  ["a parameter in the body", VALID, { [LIMIT]: ["in: query","in: body"] }, "groups/things/parameters/limit.yaml:2:5 not-listed `in` is `body`; expected one of `query`, `header`, `path`, `cookie`.", "use one of these values; a body or a form is in `requestBody`"],
  ["an unknown type", AUTHOR, { [SIZE]: ["type: integer","type: whole"] }, "groups/things/schemas/Size.yaml:1:7 not-listed `type` is `whole`; expected one of `object`, `array`, `string`, `number`, `integer`, `boolean`, `null`.", 'use one of these values; null needs quotes in YAML: `"null"`'],
  ["an unknown type in a list", AUTHOR, { [SIZE]: ["type: integer","type: [integer, blob]"] }, "groups/things/schemas/Size.yaml:1:17 not-listed `type` is `blob`; expected one of `object`, `array`, `string`, `number`, `integer`, `boolean`, `null`.", 'use one of these values; null needs quotes in YAML: `"null"`'],
  ["a limit as a text", AUTHOR, { [SIZE]: ["minimum: 1","minimum: \"one\""] }, "groups/things/schemas/Size.yaml:3:10 wrong-type `minimum` must be a number; it is a text.", "use a value of that type"],
  ["a space of another kind", AUTHOR, { [ONE]: ["delete:","\u00a0DELETE:"] }, "groups/things/paths/v1@things@{thingId}.yaml:5:1 unexpected-field The path item has no field ` DELETE`.", "it begins with a space of another kind; indent with plain spaces"],
  ["nullable", AUTHOR, { [SIZE]: ["minimum: 1","nullable: true"] }, "groups/things/schemas/Size.yaml:3:1 unexpected-field The schema has no field `nullable`.", "it is of OpenAPI 3.0; null is a type now: `type: [string, \"null\"]`"],
  ["version 3.9", ALONE, { [ROOT]: ["openapi: 3.1.0","openapi: 3.9.0"] }, "openapi.yaml:1:10 unsupported-version OpenAPI 3.9.0 is not supported.", "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported; convert the document"],
  ["version 3.1", CONTRACT, { [ROOT]: ["openapi: 3.1.0","openapi: 3.1"] }, "openapi.yaml:1:10 mistyped-version `openapi` is not a full version as a string.", "quote the version, such as openapi: \"3.1.0\""],
  ["version missing", ALONE, { [ROOT]: ["openapi: 3.1.0\n",""] }, "openapi.yaml:1:1 other-kind The file is another kind of file, not an OpenAPI document: it has no `openapi` field.", "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported; a document begins with openapi: \"3.1.0\""],
  ["AsyncAPI", ALONE, { [ROOT]: ["openapi: 3.1.0","asyncapi: 3.0.0"] }, "openapi.yaml:1:11 asyncapi The file is AsyncAPI, not an OpenAPI document: it has no `openapi` field.", "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported"],
  ["the error of a server", ALONE, { [ROOT]: ["openapi: 3.1.0","message: Unauthorized"] }, "openapi.yaml:1:1 other-kind The file is another kind of file, not an OpenAPI document: it has no `openapi` field.", "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported; a document begins with openapi: \"3.1.0\""],
  ["an error in place of a document", ALONE, { [ROOT]: "message: Unauthorized\n" }, "openapi.yaml:1:1 server-error The file is the error of a server, \"Unauthorized\", not an OpenAPI document: it has no `openapi` field.", "save the document again, with the credentials that its server needs"],
  ["a document within another", ALONE, { [ROOT]: "ok: true\ndata: { openapi: 3.1.0 }\n" }, "openapi.yaml:2:7 wrapped-document The file is one that has the document in `data`, not an OpenAPI document: it has no `openapi` field.", "save the value of `data` as a file of its own"],
  ["Swagger 1", ALONE, { [ROOT]: "swaggerVersion: '1.2'\n" }, "openapi.yaml:1:17 swagger1 The file is Swagger 1, not an OpenAPI document: it has no `openapi` field.", "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported; convert it to OpenAPI, and pass the result"],
  ["an overlay", ALONE, { [ROOT]: "overlay: 1.0.0\n" }, "openapi.yaml:1:10 overlay The file is an OpenAPI overlay, not an OpenAPI document: it has no `openapi` field.", "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported; apply it, and pass the result: npx @redocly/cli bundle openapi.yaml --overlay overlay.yaml --output applied.yaml"],
  ["a fragment without its slash", VALID, { [THING]: ["./Size.yaml", "./Size.yaml#properties/x"] }, "groups/things/schemas/Thing.yaml:9:11 missing-file The `$ref` points to a missing file: `./Size.yaml#properties/x`.", "did you mean `Size.yaml#/properties/x`? If not, add the file"],
  ["a security scheme of Swagger 2.0", AUTHOR, { [ROOT]: ["{ $ref: shared/securitySchemes/bearerToken.yaml }","{ type: basic, description: A password. }"] }, "openapi.yaml:22:26 not-listed `type` is `basic`; expected one of `apiKey`, `http`, `oauth2`, `openIdConnect`, `mutualTLS`.", "basic and bearer are a `scheme` of type http; mutualTLS is of OpenAPI 3.1"],
  ["typographic quotes", AUTHOR, { [ONE]: ["\"401\"","\u2018401\u2019"] }, "groups/things/paths/v1@things@{thingId}.yaml:13:5 unexpected-field `responses` has no field `\u2018401\u2019`.", "it has typographic quotes; write plain ones"],
  ["a number in place of a text", AUTHOR, { [ROOT]: ["version: 0.0.1","version: 0.1"] }, "openapi.yaml:4:12 wrong-type `version` must be a text; it is a number.", "put the value in quotes"],
  ["root missing", ALONE, { [ROOT]: null }, "openapi.yaml:1:1 no-such-file No such file.", "pass the root document, relative to the working directory"],
  ["an unknown media type", AUTHOR, { [THINGS]: ["      application/json:\n        schema:","      json:\n        schema:"] }, "groups/things/paths/v1@things.yaml:40:7 request-mime-type Mime type \"json\" is not allowed", undefined],
  ["a merge conflict in Markdown", ALONE, { [`${T}tag.md`]: "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n" }, "groups/things/tag.md:1:1 merge-conflict A merge conflict is not resolved.", "keep one of the two sides, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"],
  ["an empty file", ALONE, { [SIZE]: "" }, "groups/things/schemas/Size.yaml:1:1 empty-file The file is empty.", "add the value, or remove the `$ref` to the file"],
  ["a file of comments", ALONE, { [SIZE]: "# nothing\n" }, "groups/things/schemas/Size.yaml:1:1 empty-file The file is empty.", "add the value, or remove the `$ref` to the file"],
  ["an empty root document", ALONE, { [ROOT]: "" }, "openapi.yaml:1:1 empty-document The file is empty.", "pass an OpenAPI document"],
  ["a root document of comments", ALONE, { [ROOT]: "# nothing\n" }, "openapi.yaml:1:1 empty-document The file is empty.", "pass an OpenAPI document"],
  ["a root document that is a list", ALONE, { [ROOT]: "- 1\n" }, "openapi.yaml:1:1 no-object The file is not an OpenAPI document: its root is not an object.", "pass a JSON or YAML file with an `openapi` field"],
  ["a missing file", ALONE, { [SIZE]: null }, "groups/things/schemas/Thing.yaml:9:11 missing-file The `$ref` points to a missing file: `./Size.yaml`.", "fix the `$ref`, or add the file"],
  ["a folder in another case", ALONE, { [THING]: ["./Size.yaml", "../Schemas/size.yaml"] }, "groups/things/schemas/Thing.yaml:9:11 missing-file The `$ref` points to a missing file: `../Schemas/size.yaml`.", "did you mean `Size.yaml`? If not, add the file"],
  ["a file without its extension", ALONE, { [THING]: ["./Size.yaml", "./Size"] }, "groups/things/schemas/Thing.yaml:9:11 missing-file The `$ref` points to a missing file: `./Size`.", "did you mean `Size.yaml`? If not, add the file"],
  ["a file name in another case", ALONE, { [THING]: ["./Size.yaml", "./size.yaml"] }, "groups/things/schemas/Thing.yaml:9:11 missing-file The `$ref` points to a missing file: `./size.yaml`.", "did you mean `Size.yaml`? If not, add the file"],
];

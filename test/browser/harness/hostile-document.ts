import type { OpenApiDocument } from "../../../scripts/read/openapi.js";

/** Texts that would run if one of them became markup; each would set `globalThis.ran`. */
const TEXTS = [
  `<script>globalThis.ran = 1</script>`,
  `"onload="globalThis.ran=1" "onmouseover=globalThis.ran=1 autofocus onfocus='globalThis.ran=1'`,
  `[link](javascript:globalThis.ran=1) ![image](javascript:globalThis.ran=1)`,
  `</pre></code></details></textarea></title><img src=x onerror=globalThis.ran=1>`,
  `<svg/onload=globalThis.ran=1><!-- '--></script><script>globalThis.ran=1</script>`,
  "`<b id=codes>`\n\n<iframe srcdoc='<script>parent.ran=1</script>'></iframe>",
];

let count = 0;

/** Each of the texts in turn, with a number, where names have to differ. */
function text(): string {
  count += 1;
  return `${TEXTS[count % TEXTS.length] ?? ""} ${count}`;
}

const name = (): string => text().replaceAll("\n", " ");

/** Where a text stands may decide whether it runs: each place has each of them. */
function schema(): object {
  const properties = TEXTS.map(() => [
    name(),
    {
      type: "string",
      description: text(),
      pattern: `^${TEXTS[count % TEXTS.length]?.replace(/[[\](){}.*+?^$|\\\n]/g, "") ?? ""}$`,
      enum: [text(), text()],
      default: text(),
      examples: [text()],
    },
  ]);
  return { type: "object", description: text(), properties: Object.fromEntries(properties) as object };
}

const jsonOf = (of: object, value: object) => ({ "application/json": { schema: of, examples: { one: { summary: name(), value } } } });

/** A contract all of whose texts are hostile. */
export function hostileDocument(): OpenApiDocument {
  count = 0;
  const operation = (id: string): object => ({
    operationId: id,
    tags: ["Things"],
    summary: name(),
    description: TEXTS.map(text).join("\n\n"),
    parameters: TEXTS.map(() => ({ name: name(), in: "query", description: text(), schema: { type: "string", default: text() } })),
    requestBody: { description: text(), content: jsonOf({ $ref: "#/components/schemas/Thing" }, { a: text() }) },
    responses: {
      200: {
        description: text(),
        content: jsonOf({ anyOf: [schema(), { $ref: "#/components/schemas/Thing" }] }, { [name()]: TEXTS.map(text) }),
      },
      400: { description: TEXTS.map(text).join("\n\n") },
    },
  });
  return {
    openapi: "3.1.0",
    info: { title: name(), version: name(), description: TEXTS.map(text).join("\n\n") },
    tags: [{ name: "Things", description: TEXTS.map(text).join("\n\n") }],
    paths: { "/v1/things": { post: operation("createThing") }, "/v2/things": { put: operation("replaceThing") } },
    components: { schemas: { Thing: schema() } },
  } as unknown as OpenApiDocument;
}

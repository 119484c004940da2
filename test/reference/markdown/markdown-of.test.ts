import { describe, expect, it } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import { field, operationPage, pages, shape } from "./pages.js";

describe("The Markdown twin of a page", () => {
  it.each(Object.values(pages).map((page) => [page.kind, page] as const))(
    "of kind %s begins with the title and says it once",
    (_, page) => {
      const lines = markdownOf(page).split("\n");
      expect(lines[0]).toBe(`# ${page.title}`);
      expect(lines.filter((line) => line.startsWith("# "))).toHaveLength(1);
      expect(lines.at(-1)).toBe("");
    },
  );

  it.each([
    [
      "home",
      [
        "- [Pagination](guides/pagination/index.md) — Lists in pages.",
        "[Things](things/index.md) | What there is. | 3 | 1 |",
        "version `1.2.3`",
        "[openapi.json](openapi.json) — The",
      ],
    ],
    ["guide", ["## Cursors", "[the thing](../../things/read-thing/index.md#errors)"]],
    [
      "tag",
      [
        "About things.",
        "[Read a thing](read-thing/index.md): `GET /v1/things/{id}` (indexed) — Reads one thing.",
        "[Thing](../schemas/thing/index.md)",
      ],
    ],
    ["schema", ["Type: object.\n\nOne thing.", "- `name` (string, optional)", "## Used by", "## Part of", "[Box](../box/index.md)"]],
    ["errors", ["## 403", "**What to do:** Ask the owner.", "Thrown as `ForbiddenError`.", "Listed by:"]],
    ["coverage", ["| Tag", "[Things](../things/index.md) | 1 | 0 | 2 |"]],
  ] as const)("of kind %s says what the page says", (kind, parts) => {
    const markdown = markdownOf(pages[kind]).replace(/ +/g, " ");
    for (const part of parts) expect(markdown).toContain(part);
  });

  it("says all that is known of an operation", () => {
    const page = operationPage({
      detail: "partial",
      parameters: {
        path: [field("id", { text: "Which thing.", limits: ["at most 50 characters"], default: "a" }, true)],
        query: [field("role", { values: ["A", "B"] })],
        header: [field("x-trace", { pattern: { source: "^a|b$", explained: "begins with a or ends with b" } })],
        cookie: [],
      },
      takesFurtherQuery: true,
      requestBody: {
        isRequired: true,
        text: "What to change.",
        content: [
          {
            mediaType: "application/json",
            shape: shape({
              type: [{ text: "object" }],
              fields: [
                field("owner", {
                  type: [{ text: "array of " }, { text: "Owner", path: "schemas/owner/" }],
                  fields: [field("name", {}, true)],
                }),
              ],
              variants: [{ title: "Empty", shape: shape({ type: [{ text: "object" }], further: "none" }) }],
            }),
            examples: [{ name: "request-minimal", title: "The least", value: { owner: [] } }],
          },
        ],
      },
      responses: [
        { status: "200", text: "The thing.", content: [{ mediaType: "*/*", examples: [] }] },
        { status: "204", text: "Done.", content: [] },
      ],
      errors: [{ status: "410", text: "It is gone.", advice: "Stop.", errorClass: "GoneError" }],
      pagination: { items: "things", next: "page.next", cursor: "from", limit: "size" },
      samples: [
        {
          kind: "function",
          label: "Operation function",
          language: "ts",
          code: "await readThing(client);\n",
          answer: { status: 200, mediaType: "application/json", body: "{}" },
        },
        { kind: "curl", label: "curl", language: "sh", code: "curl x", answer: { status: 204 } },
      ],
    });
    expect(markdownOf(page)).toMatchInlineSnapshot(`
      "# Read a thing

      \`GET /v1/things/{id}\`

      > **Partly documented operation.**
      >
      > Part of this operation is not shown; its description says which. What is not shown is left open: nothing is assumed about it. [What is not shown](../../not-shown/index.md)

      Reads one thing.

      - Operation: \`readThing\`
      - Function: \`readThing\` of \`@hosting-platform/client/things\`
      - Tag: [Things](../index.md)
      - Authentication: bearer token
      - Source: \`spec/groups/things/paths/v1@things@{id}.yaml\`

      ## Samples

      ### Operation function

      \`\`\`ts
      await readThing(client);
      \`\`\`

      Answer of the emulator: \`200\`, \`application/json\`:

      \`\`\`json
      {}
      \`\`\`

      ### curl

      \`\`\`sh
      curl x
      \`\`\`

      Answer of the emulator: \`204\`, no body.

      ## Parameters

      ### In the path

      - \`id\` (string, required): Which thing.
        - Limits: at most 50 characters
        - Default: \`"a"\`

      ### In the query

      - \`role\` (string, optional)
        - Values: \`"A"\`, \`"B"\`

      ### In the headers

      - \`x-trace\` (string, optional)
        - Pattern: \`^a|b$\`: begins with a or ends with b

      Further query parameters may be sent; which ones there are is not shown.

      ## Request body

      Required.

      What to change.

      Media type: \`application/json\`

      Type: object.

      - \`owner\` (array of [Owner](../../schemas/owner/index.md), optional)
        - \`name\` (string, required)

      One of these variants:

      - **Empty** (object)

        No properties are allowed.

      Example: The least

      \`\`\`json
      {
        "owner": []
      }
      \`\`\`

      ## Responses

      ### 200

      The thing.

      Media type: any; which one is not shown

      The body is not shown.

      ### 204

      Done.

      No body.

      ## Errors

      ### 410

      It is gone.

      **What to do:** Stop.

      Thrown as \`GoneError\`.

      ## Pagination

      - Items of a page: \`things\`
      - Cursor of the next page: \`page.next\`
      - Query parameter that takes the cursor: \`from\`
      - Query parameter that takes the size of a page: \`size\`
      "
    `);
  });

  it("says what else a contract may hold", () => {
    const page = operationPage({
      isDeprecated: true,
      parameters: { path: [], query: [field("role", { values: ["A"], isOpen: true })], header: [], cookie: [field("session")] },
      responses: [{ status: "204", text: "Done.", headers: [{ name: "location", text: "Where it is." }], content: [] }],
      teamParameters: ["teamId", "slug"],
      takesCredential: false,
    });
    const twin = markdownOf(page);
    for (const part of [
      "> **Deprecated:** use it in nothing new.",
      '- Value: `"A"`; an answer may hold others',
      "### In cookies\n\n- `session` (string, optional)",
      "Headers:\n\n- `location`",
      "Where it is.",
      "- Team scope: by query: `teamId` or `slug`",
      "- Authentication: no bearer token",
    ])
      expect(twin).toContain(part);
  });

  it("links the title of a variant that its type repeats", () => {
    const variants = [{ title: "Thing", shape: shape({ type: [{ text: "Thing", path: "schemas/thing/" }] }) }];
    expect(markdownOf({ ...pages.schema, shape: shape({ variants }) })).toContain("\n- [Thing](index.md)\n");
  });

  it("says of a sample what a reader has to know besides", () => {
    const answer = { status: 200, body: "{}", text: "Something is left out." };
    const sample = {
      kind: "function",
      label: "By helper",
      text: "See [SSO](/guides/sso/).",
      language: "ts",
      code: "run();",
      answer,
    } as const;
    expect(markdownOf(operationPage({ samples: [sample] }))).toMatch(
      /### By helper\n\nSee \[SSO\]\(\.\.\/\.\.\/guides\/sso\/index\.md\)\.\n[^]*Something is left out\./,
    );
  });

  it("lists the operations of an error by title and call, and counts those of `default`", () => {
    const [status] = pages.errors.statuses;
    if (status === undefined) throw new Error("There is no status.");
    const twin = markdownOf({ ...pages.errors, statuses: [status, { ...status, status: "default" }] });
    expect(twin).toContain("Listed by:\n\n- [Read a thing](../things/read-thing/index.md): `GET /v1/things/{id}`\n");
    expect(twin).toContain("Listed by 1 operation.\n");
  });

  it("is the same each time", () => {
    expect(markdownOf(pages.operation)).toBe(markdownOf(structuredClone(pages.operation)));
  });
});

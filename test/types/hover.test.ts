import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { editor, type Hover } from "../support/hover.js";

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  responses: Record<string, unknown>;
}

const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};

/** What the doc comment of each operation has to show: what it does, its method and path, and its errors. */
const OPERATIONS = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, summary, description, responses }]) => {
    if (typeof operationId !== "string") return [];
    const [what = ""] = (description ?? summary ?? "").trim().split("\n");
    const errors = Object.keys(responses).filter((status) => !status.startsWith("2"));
    const route = `\n\`${method.toUpperCase()} ${path}\`\n`;
    return [{ name: operationId, shown: [what, route, ...errors.map((status) => `\n- ${status}: `)] }];
  }),
);

/** Each operation is called in a line of its own. */
const calls = (from: string): string =>
  `import * as p from "${from}";\n${OPERATIONS.map(({ name }) => `p.${name}(null as never, null as never);`).join("\n")}\n`;
const IMPORTS = `import { listAccessGroups, readAccessGroup } from "@hosting-platform/client/access-groups";
import { createWebhook } from "@hosting-platform/sdk";
export { createWebhook, listAccessGroups, readAccessGroup };\n`;

const PACKAGES = ["@hosting-platform/client", "@hosting-platform/sdk"];
const snippets = { ...Object.fromEntries(PACKAGES.map((from) => [from, calls(from)])), imports: IMPORTS };
const show = editor(snippets);

function hover(snippet: string, before: string): Hover | undefined {
  const at = (snippets as Record<string, string>)[snippet]?.indexOf(before) ?? -1;
  return at < 0 ? undefined : show(snippet, at + before.search(/\w+\W*$/));
}

test("the contract has all its operations", () => {
  expect(OPERATIONS).toHaveLength(367);
});

describe.each(PACKAGES)("at a call of an operation from %s, an editor shows", (from) => {
  test("what it does, its method and path, and its errors", () => {
    const missing = OPERATIONS.flatMap(({ name, shown }) => {
      const { documentation = "" } = hover(from, `\np.${name}(`) ?? {};
      return shown.filter((text) => text === "" || !documentation.includes(text)).map((text) => `${name}: ${text.trim()}`);
    });
    expect(missing).toEqual([]);
  });

  test.each([
    [
      "a documented one",
      "readAccessGroup",
      "(client: p.OperationClient, request: p.ReadAccessGroupRequest): Promise<p.ReadAccessGroupResult>",
    ],
    ["an indexed one", "createWebhook", 'request?: p.CreateWebhookRequest<"auto", unknown> | undefined): Promise<unknown>'],
    [
      "a paginated one",
      "listAccessGroups",
      "(client: p.OperationClient, request?: p.ListAccessGroupsRequest) => Promise<p.ListAccessGroupsResult>",
    ],
  ])("the types of %s by their names", (_, name, signature) => {
    expect(hover(from, `\np.${name}(`)?.declaration).toContain(signature);
  });
});

describe("at the import of an operation, an editor shows", () => {
  test.each(["readAccessGroup", "listAccessGroups", "createWebhook"])("the same of %s", (name) => {
    const expected = hover("@hosting-platform/client", `\np.${name}(`)?.documentation;
    expect(expected).toMatch(/^\w+s .+\n\n`[A-Z]+ \/.+`\n\n[^]*Errors:\n- /);
    expect(hover("imports", `import { ${name}`)?.documentation ?? hover("imports", `, ${name}`)?.documentation).toBe(expected);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { errorResponses } from "../../../scripts/model/operation-facts.js";
import { listOperations } from "../../../scripts/model/operations.js";
import { REPOSITORY } from "../../../scripts/lint/redocly-config.js";
import { editor, type Hover } from "../../harness/hover.js";

const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument;
const operations = listOperations(document);

const PACKAGES = ["@hosting-platform/client", "@hosting-platform/sdk"];
const calls = operations.map(({ name }) => `p.${name}(null as never, null as never);\n`).join("");
const snippets: Record<string, string> = {
  ...Object.fromEntries(PACKAGES.map((from) => [from, `import * as p from "${from}";\n${calls}`])),
  imports: `import { listAccessGroups, readAccessGroup } from "@hosting-platform/client/access-groups";
import { createWebhook } from "@hosting-platform/sdk";
export { createWebhook, listAccessGroups, readAccessGroup };\n`,
};
const show = editor(snippets);

function hover(snippet: string, before: string): Hover | undefined {
  const at = snippets[snippet]?.indexOf(before) ?? -1;
  return at < 0 ? undefined : show(snippet, at + before.search(/\w+\W*$/));
}

describe.each(PACKAGES)("at a call of an operation from %s, an editor", (from) => {
  it("shows what it does, its method and path, and its errors", () => {
    const missing = operations.flatMap((model) => {
      const { documentation = "" } = hover(from, `\np.${model.name}(`) ?? {};
      const [what = ""] = (model.operation.description ?? model.operation.summary ?? "").trim().split("\n");
      const shown = [
        what,
        `\n\`${model.method.toUpperCase()} ${model.path}\`\n`,
        ...errorResponses(model).map(([status]) => `\n- ${status}: `),
      ];
      return shown.filter((text) => text === "" || !documentation.includes(text)).map((text) => `${model.name}: ${text.trim()}`);
    });
    expect(operations.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it.each([
    ["readAccessGroup", "(client: p.OperationClient, request: p.ReadAccessGroupRequest): Promise<p.ReadAccessGroupResult>"],
    ["createWebhook", 'request?: p.CreateWebhookRequest<"auto", unknown> | undefined): Promise<unknown>'],
    ["listAccessGroups", "(client: p.OperationClient, request?: p.ListAccessGroupsRequest) => Promise<p.ListAccessGroupsResult>"],
  ])("shows the types of %s by their names", (name, signature) => {
    expect(hover(from, `\np.${name}(`)?.declaration).toContain(signature);
  });
});

it.each(["readAccessGroup", "listAccessGroups", "createWebhook"])("shows the same at the import of %s", (name) => {
  const found = hover("imports", `import { ${name}`) ?? hover("imports", `, ${name}`);
  expect(found?.documentation).toBe(hover("@hosting-platform/client", `\np.${name}(`)?.documentation);
});

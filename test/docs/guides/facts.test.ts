// What the guides say in prose, held against what it is about.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as sdk from "@hosting-platform/sdk";
import { expect, test } from "vitest";
import { HELP } from "../../../packages/emulator/src/internal/cli/parse-arguments.js";
import { GUIDES } from "../../../scripts/docs/guides/read-guides.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { isPaginated } from "../../../scripts/model/operation-facts.js";
import { listOperations } from "../../../scripts/model/operations.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";

const operations = listOperations(JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument);
const guide = (name: string): string => readFileSync(join(REPOSITORY, GUIDES, `${name}.md`), "utf8").replaceAll(/\n(?=\S)/g, " ");

async function readWith(status: number, retry?: false): Promise<{ error: unknown; sent: number }> {
  let sent = 0;
  const respond = () => {
    sent += 1;
    return Promise.resolve(new Response(null, { status, headers: { "retry-after": "0" } }));
  };
  const platform = sdk.createPlatform({ baseUrl: "https://api.example.com", token: "a", fetch: respond, retry });
  const error: unknown = await sdk.readAccessGroup(platform, { path: { idOrName: "web" } }).catch((reason: unknown) => reason);
  return { error, sent };
}

test("names the only operation without a token in the authentication guide", () => {
  expect(guide("authentication")).toContain("The one exception is [exchangeSsoToken]");
  expect(operations.filter(({ authenticated }) => !authenticated).map(({ operationId }) => operationId)).toEqual(["exchangeSsoToken"]);
});

test("is right in the team scope guide: every operation takes both optional parameters", () => {
  expect(guide("team-scope")).toContain("Both are optional, and every operation takes them.");
  for (const { operationId, parameters } of operations) {
    const scope = parameters.filter(({ name, in: place }) => place === "query" && (name === "teamId" || name === "slug"));
    expect([operationId, ...scope.map(({ required }) => required ?? false)]).toEqual([operationId, false, false]);
  }
});

test("names only paginated lists in the pagination guide, and one plain list", () => {
  const text = guide("pagination");
  const paginated = new Set(operations.filter(isPaginated).map(({ operationId }) => operationId));
  const named = [...text.matchAll(/paginate\(\s*(\w+)/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) expect(paginated).toContain(name);
  expect(paginated).not.toContain("listWebhooks");
  expect(text).toContain("[listWebhooks](/webhooks/list-webhooks/) returns a plain array.");
});

test("lists each error class with its status in the errors guide", async () => {
  const rows = [...guide("errors-and-retries").matchAll(/`(\w+Error)` \((\d{3})/g)].map(([, name = "", status = ""]) => [
    name,
    Number(status),
  ]);
  expect(rows.length).toBeGreaterThan(0);
  for (const [name, status] of rows) {
    const { error } = await readWith(Number(status), false);
    expect((error as Error).constructor.name).toBe(name);
  }
});

test("lists the retried statuses and the three attempts in the errors guide", async () => {
  const listed =
    /the statuses ([\d,\s and]+)\. It makes three attempts in all/.exec(guide("errors-and-retries"))?.[1]?.match(/\d{3}/g)?.map(Number) ??
    [];
  const all = [400, 401, 403, 404, 408, 409, 410, 425, 429, 500, 501, 502, 503, 504, 505, 520, 521, 522, 523, 524, 525, 526, 529, 530];
  const sent = await Promise.all(all.map(async (status) => [status, (await readWith(status)).sent] as const));
  expect(sent.filter(([, count]) => count > 1)).toEqual(listed.map((status) => [status, 3]));
});

test("names existing options in the emulator guide", () => {
  const named = new Set(guide("emulator").match(/(?<=`)--[\w-]+/g));
  expect(named).toContain("--allow-origin");
  named.delete("--reference-only");
  for (const option of named) expect(HELP).toContain(`  ${option}`);
});

import { expect, it } from "vitest";
import { pageFinder } from "../../../scripts/docs/search/find-pages.js";
import type { IndexRecord } from "../../../scripts/docs/search/index-record.js";
import { searchIndexScript, searchRecords } from "../../../scripts/docs/search/search-index.js";
import { kebabCaseOfName } from "../../../scripts/model/case.js";
import { pagesOf, site } from "../model/harness/sites.js";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { operationPage, site as fakeSite } from "../view/harness/pages.js";
import { nextChoice, opensSearch } from "../../../scripts/docs/browser/search-keys.js";

const operations = pagesOf(site, "operation");
const find = pageFinder(searchRecords(site));

function lost(query: (operation: (typeof operations)[number]) => string, places: number): string[] {
  const foundBy = (text: string): string[] =>
    find(text)
      .map(({ path }) => path)
      .slice(0, places);
  return operations.filter((operation) => !foundBy(query(operation)).includes(operation.path)).map(query);
}

/** Returns the method of an operation whose path has others, since the path alone means all of them. */
function methodIfShared(method: string, template: string): string {
  return operations.filter((operation) => operation.template === template).length > 1 ? `${method} ` : "";
}

const withValues = (template: string): string => template.replace(/\{[^}]*\}/g, "prj_12HKQaOmR5t5Uy6vdcQsNIiZgHGB");
const record = (path: string): IndexRecord => ({ kind: "operation", title: path, path, call: `GET ${path}`, fields: "", text: "" });

it("contains each page once", () => {
  expect(operations.length).toBeGreaterThan(300);
  expect(searchRecords(site).map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path));
});

it.each<[query: string, of: (operation: (typeof operations)[number]) => string]>([
  ["its title", ({ title }) => title],
  ["its operationId", ({ operationId }) => operationId],
  ["the words of its operationId", ({ operationId }) => kebabCaseOfName(operationId).replaceAll("-", " ")],
  ["its path", ({ method, template }) => `${methodIfShared(method, template)}${template}`],
  [
    "a path with host and query",
    ({ method, template }) => `${methodIfShared(method, template)}api.example.com${withValues(template)}?slug=a/b`,
  ],
  ["a line of a log", ({ method, template }) => `"${method} https://api.example.com/${withValues(template).slice(1)}" 200`],
])("finds each operation first by %s", (_, query) => expect(lost(query, 1)).toEqual([]));

it.each([
  ["list customers", "GetCustomers"],
  ["create payment intent", "PostPaymentIntents"],
  ["create campaign", "Add campaign"],
  ["update cart", "PutCart"],
])("finds for %j the name %s, which has another verb", (query, name) => {
  const others = ["GetListsList of customers", "DeletePaymentIntents", "Create a campaign survey", "Update cart items"];
  expect(pageFinder([...others, "GetCustomers", "PostPaymentIntents", "Add campaign", "PutCart"].map(record))(query)[0]?.title).toBe(name);
});

it("finds all operations of a path first by the path alone", () => {
  for (const template of new Set(operations.map((operation) => operation.template))) {
    const those = operations.filter((operation) => operation.template === template).map(({ path }) => path);
    const found = find(template).map(({ path }) => path);
    expect(found.slice(0, those.length), template).toEqual(those);
  }
});

it.each([
  ["cafe", "Liste des cafés"],
  ["cafés", "Liste des cafes"],
  ["groesse", "Größe lesen"],
  ["作成", "ユーザーを作成する"],
  ["ユーザ", "ユーザーを作成する"],
  ["создать", "Создать счёт"],
  ["счет", "Создать счёт"],
  ["사용자", "사용자를 만든다"],
])("finds %s in %s", (query, title) => {
  const others = ["List tea", "商品を削除する", "Удалить", "삭제"];
  const records = [...others, title].map((name, at): IndexRecord => ({
    kind: "operation",
    title: name,
    path: `${at}`,
    fields: "",
    text: "",
  }));
  expect(pageFinder(records)(query).map((found) => found.title)).toEqual([title]);
});

it("finds the operation whose path has more of a query literally first, in any order of the contract", () => {
  const given = ["/things/{id}/{part}", "/things/{id}/parts", "/things/all/{part}"].map(record);
  expect(pageFinder(given)("/things/all/parts").map(({ path }) => path)).toEqual(given.map(({ path }) => path).reverse());
});

it("finds the latest version of a path first if the contract has not the queried version", () => {
  const search = pageFinder(["/v9/things/{id}", "/v12/things/{id}", "/things/{id}"].map(record));
  const found = (query: string): string[] => search(query).map(({ path }) => path);
  expect(found("/v10/things/a").slice(0, 2)).toEqual(["/v12/things/{id}", "/v9/things/{id}"]);
  expect(found("/v9/things/a")[0]).toBe("/v9/things/{id}");
});

it.each([
  ["role null", "updateAccessGroup", 3],
  ["membersLimit", "listAccessGroups", 8],
  ["linked to it", "listAccessGroups", 8],
  ["avatar of the member", "AccessGroupMember", 1],
  ["membersToAdd", "createAccessGroup", 8],
  ["membersToAdd", "updateAccessGroup", 8],
  ["isDsyncManaged", "readAccessGroup", 8],
  ["projectsMetadata", "listWebhooks", 8],
  ["refresh_token", "exchangeSsoToken", 8],
  ["client_secret", "exchangeSsoToken", 8],
  ["webhook list", "listWebhooks", 3],
  ["list webhooks", "listWebhooks", 3],
  ["rolling release", "readRollingRelease", 3],
  ["pause project", "pauseProject", 3],
  ["members of an access group", "listAccessGroupMembers", 3],
  ["get project", "readProject", 1],
  ["get projects", "listProjects", 1],
  ["show the user", "readUser", 1],
  ["fetch deployment", "readDeployment", 1],
  ["retrieve team members", "listTeamMembers", 1],
  ["all projects", "listProjects", 1],
  ["remove domain", "deleteDomain", 1],
  ["add domain", "createDomain", 1],
  ["new project", "createProject", 1],
  ["project create", "createProject", 1],
  ["create proj", "createProject", 1],
  ["edit project", "updateProject", 1],
  ["patch team", "updateTeam", 1],
  ["change team member", "updateTeamMember", 1],
  ["upload file", "createFile", 1],
  ["ssl", "listCerts", 8],
  ["add tls certificate", "createCert", 1],
  ["how do I create a project", "createProject", 1],
  ["where can I list deployments?", "listDeployments", 1],
  ["upload a file", "createFile", 1],
  ["delete member access group", "deleteAccessGroup", 3],
  ["add a member to a group", "updateAccessGroup", 1],
  ["add user_1 to the group web", "updateAccessGroup", 2],
  ["remove user from team", "deleteTeamMember", 8],
  ["assign alias to deployment", "createDeploymentAlias", 1],
  ["purchase a domain", "buyDomain", 1],
  ["PROJECT_DEVELOPER", "ProjectRole", 1],
  ["env", "listEnvVariables", 3],
  ["env vars", "listEnvVariables", 1],
  ["delete env var", "deleteEnvVariables", 1],
  ["PATCH /v9/projects/abc123", "updateProject", 1],
  ["/v2/sandboxes/drives", "listSandboxDrives", 1],
  ["/v10/projects/abc", "readProject", 1],
  ["DELETE https://api.example.com/v8/projects/abc 204", "deleteProject", 1],
  ["/v1/domains/example.com", "readDomain", 3],
])("finds for %j the page %s among the first %i", (query, operationId, places) => {
  const found = find(query).slice(0, places);
  expect(found.map(({ id }) => id)).toContain(operationId);
});

it("finds by idOrName only pages that contain it", () => {
  const found = find("idOrName");
  expect(found.length).toBeGreaterThan(5);
  for (const { fields, call = "" } of found) expect(`${fields} ${call}`.toLowerCase()).toContain("idorname");
});

const TYPOS = { webhok: "webhook", deploymnet: "deployment", projct: "project", "rolling relase": "rolling release" };
it.each(Object.entries(TYPOS))("tolerates the typo in %j", (mistaken, meant) => {
  const found = find(mistaken).slice(0, 3);
  expect(found).toHaveLength(3);
  for (const { title, call, text, id, fields } of found) {
    const said = [title, call, text, id, fields].join(" ").toLowerCase();
    for (const word of meant.split(" ")) expect(said).toContain(word);
  }
});

it("finds an operation by a misspelt operationId", () => expect(find("lisAccesGroups")[0]?.id).toBe("listAccessGroups"));

it("finds the first page by the name of a file", () => expect(find("llms.txt")[0]?.path).toBe(""));

it("finds nothing for unknown words", () => expect(find("zzyzx quux")).toEqual([]));

it("returns at most twenty pages", () => expect(find("project")).toHaveLength(20));

const HOSTILE = "</script><!-- \u2028\u2029 \" ' \\ `${x}`";

it("defines the search records", () => {
  const context: { referenceRecords?: unknown } = {};
  runInNewContext(searchIndexScript(site), context);
  const sorted = ({ fields, values, text, ...record }: IndexRecord): object => ({
    ...record,
    words: [fields, values, text].map((each = "") => each.split(" ").sort()),
  });
  const defined = JSON.parse(JSON.stringify(context.referenceRecords)) as IndexRecord[];
  expect(defined.map(sorted)).toEqual(searchRecords(site).map(sorted));
});

it("escapes text that would end the script", () => {
  const { search } = operationPage;
  const script = searchIndexScript({ ...fakeSite, pages: [{ ...operationPage, title: HOSTILE, search: { ...search, text: "a" } }] });
  expect(script).not.toMatch(/[<\u2028\u2029]/);
  const context: { referenceRecords?: { title: string }[] } = {};
  runInNewContext(script, context);
  expect(context.referenceRecords?.[0]?.title).toBe(HOSTILE);
});

it("lists a field once and marks indexed operations", () => {
  const { search } = operationPage;
  const page = { ...operationPage, detail: "index" as const, search: { ...search, fields: ["id", "name", "id"] } };
  expect(searchRecords({ ...fakeSite, pages: [page] })[0]).toMatchObject({ fields: "id name", detail: "index" });
  expect(searchRecords({ ...fakeSite, pages: [operationPage] })[0]).not.toHaveProperty("detail");
});

it("compresses to less than 40 kB", () => expect(gzipSync(searchIndexScript(site)).length).toBeLessThan(40_000));

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  [{ key: "/" }, false, true],
  [{ key: "/" }, true, false],
  [{ key: "/", ctrlKey: true }, false, false],
  [{ key: "/", altKey: true }, false, false],
  [{ key: "k", ctrlKey: true }, true, true],
  [{ key: "K", metaKey: true }, false, true],
  [{ key: "k" }, false, false],
  [{ key: "k", ctrlKey: true, altKey: true }, false, false],
  [{ key: "a" }, false, false],
])("decides if %j opens the search while typing (%s): %s", (press, isTyping, want) =>
  expect(opensSearch({ ...NONE, ...press }, isTyping)).toBe(want),
);

it.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["ArrowUp", -1, 3, 2],
  ["ArrowDown", -1, 0, undefined],
  ["Home", 1, 3, undefined],
])("moves by %s from result %d of %d to %s", (key, chosen, count, want) => expect(nextChoice(key, chosen, count)).toBe(want));

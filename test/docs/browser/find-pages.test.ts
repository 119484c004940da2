import { describe, expect, it } from "vitest";
import { pageFinder } from "../../../scripts/docs/search/find-pages.js";
import { searchRecords } from "../../../scripts/docs/search/search-index.js";
import { pagesOf, site } from "../model/harness/sites.js";

const operations = pagesOf(site, "operation");
const find = pageFinder(searchRecords(site));

/** The operations that are not at their place among the answers, by what was asked. */
function lost(query: (operation: (typeof operations)[number]) => string, places: number): string[] {
  return operations
    .filter(
      (operation) =>
        !find(query(operation))
          .slice(0, places)
          .some(({ path }) => path === operation.path),
    )
    .map(query);
}

describe("search of the contract's pages", () => {
  it("contains each page once", () => {
    expect(operations.length).toBeGreaterThan(300);
    expect(searchRecords(site).map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path));
  });

  it("finds each operation first by its operationId", () => expect(lost(({ operationId }) => operationId, 1)).toEqual([]));

  it("finds each operation first by method and path", () => expect(lost(({ method, template }) => `${method} ${template}`, 1)).toEqual([]));

  it("finds all operations of a path first by the path alone", () => {
    for (const template of new Set(operations.map((operation) => operation.template))) {
      const those = operations.filter((operation) => operation.template === template).map(({ path }) => path);
      const found = find(template).map(({ path }) => path);
      expect([...found.slice(0, those.length)].sort(), template).toEqual(those.sort());
    }
  });

  it.each([
    ["membersLimit", "listAccessGroups"],
    ["membersToAdd", "createAccessGroup"],
    ["membersToAdd", "updateAccessGroup"],
    ["isDsyncManaged", "readAccessGroup"],
    ["projectsMetadata", "listWebhooks"],
    ["refresh_token", "exchangeSsoToken"],
    ["client_secret", "exchangeSsoToken"],
  ])("finds by the field %s the operation %s", (name, operationId) => {
    expect(
      find(name)
        .slice(0, 8)
        .map(({ id }) => id),
    ).toContain(operationId);
  });

  it("finds by idOrName only pages that contain it", () => {
    const found = find("idOrName");
    expect(found.length).toBeGreaterThan(5);
    for (const { fields, call = "" } of found) expect(`${fields} ${call}`.toLowerCase()).toContain("idorname");
  });

  it.each([
    ["webhook list", "listWebhooks"],
    ["list webhooks", "listWebhooks"],
    ["rolling release", "readRollingRelease"],
    ["pause project", "pauseProject"],
    ["members of an access group", "listAccessGroupMembers"],
  ])("finds by the words %j the operation %s", (words, operationId) => {
    expect(
      find(words)
        .slice(0, 3)
        .map(({ id }) => id),
    ).toContain(operationId);
  });

  it.each([
    ["webhok", "webhook"],
    ["deploymnet", "deployment"],
    ["projct", "project"],
    ["rolling relase", "rolling release"],
  ])("tolerates the typo in %j", (mistaken, meant) => {
    const found = find(mistaken).slice(0, 3);
    expect(found).toHaveLength(3);
    for (const { title, call, text, id, fields } of found) {
      const said = [title, call, text, id, fields].join(" ").toLowerCase();
      for (const word of meant.split(" ")) expect(said).toContain(word);
    }
  });

  it("finds an operation by a misspelt operationId", () => expect(find("lisAccesGroups")[0]?.id).toBe("listAccessGroups"));

  it("finds nothing for unknown words", () => expect(find("zzyzx quux")).toEqual([]));

  it("returns at most twenty pages", () => expect(find("project")).toHaveLength(20));
});

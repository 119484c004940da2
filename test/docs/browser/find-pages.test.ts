import { describe, expect, it } from "vitest";
import { pageFinder } from "../../../scripts/docs/search/find-pages.js";
import { searchRecords } from "../../../scripts/docs/search/search-index.js";
import { pagesOf, site } from "../model/harness/sites.js";

const operations = pagesOf(site, "operation");
const find = pageFinder(searchRecords(site));

/** Returns the queries whose operation is not among the first results. */
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
    ["membersLimit", "listAccessGroups", 8],
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
  ])("finds for %j the operation %s among the first %i", (query, operationId, places) => {
    const found = find(query).slice(0, places);
    expect(found.map(({ id }) => id)).toContain(operationId);
  });

  it("finds by idOrName only pages that contain it", () => {
    const found = find("idOrName");
    expect(found.length).toBeGreaterThan(5);
    for (const { fields, call = "" } of found) expect(`${fields} ${call}`.toLowerCase()).toContain("idorname");
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

import { expect, test } from "vitest";
import { loadContract } from "../../../../packages/emulator/src/internal/contract/load-contract.js";
import { createRoutes } from "../../../../packages/emulator/src/internal/contract/routes.js";
import { Refusal } from "../../../../packages/emulator/src/internal/refusal.js";
import { contract, reached } from "./harness.js";

const operations = [...contract.operations.values()];
test("publishes the repository's operations, only one without a credential", () => {
  const published = [...loadContract().operations.values()];
  expect(published.map(({ operationId, detail }) => [operationId, detail])).toEqual(
    operations.map(({ operationId, detail }) => [operationId, detail]),
  );
  expect(published.filter(({ takesCredential }) => !takesCredential).map(({ operationId }) => operationId)).toEqual(["exchangeSsoToken"]);
});

// The order of the contract's paths does not matter.
const reversed = createRoutes(operations.toReversed());

test.each([
  ["GET", "/v2/sandboxes/drives", "listSandboxDrives"],
  ["GET", "/v2/sandboxes/other", "readSandbox"],
  ["DELETE", "/v2/sandboxes/drives", "deleteSandbox"],
  ["GET", "/v2/", "readRegistryRoot"],
])("routes %s %s to %s", (method, path, operationId) => {
  for (const routes of [contract.routes, reversed]) expect(reached(method, path, routes)).toBe(operationId);
});

test.each([
  ["a name with a space", "/v1/access-groups/a%20b", "a b"],
  ["a slash in a value", "/v1/access-groups/a%2Fb", "a/b"],
  ["a value that looks encoded", "/v1/access-groups/a%252Fb", "a%2Fb"],
  ["a percent sign", "/v1/access-groups/100%25", "100%"],
  ["a property of objects", "/v1/access-groups/__proto__", "__proto__"],
  ["an encoded letter of a concrete segment", "/v1/%61ccess%2Dgroups/a", "a"],
])("decodes path segments once: %s", (_, path, idOrName) => {
  const route = contract.routes.find("GET", path);
  expect([route.operation.operationId, route.path]).toEqual(["readAccessGroup", { idOrName }]);
});

test.each([
  ["/v2/access-groups/web", "Did you mean /v1/access-groups/{idOrName}?"],
  ["/v1/access-group", "Did you mean /v1/access-groups?"],
  ["//v1/access-groups", "Did you mean /v1/access-groups?"],
  ["/v1/access-groups/", "Did you mean /v1/access-groups?"],
  ["/access-groups/web/members", "Did you mean /v1/access-groups/{idOrName}/members?"],
  ["/api/v1/access-groups", "Did you mean /v1/access-groups?"],
  ["/health", "Did you mean /_emulator/health?"],
  ["/V1/Access-Groups", "Did you mean /v1/access-groups?"],
  ["/nothing/at/all", "The paths are in the reference."],
])("advises on %s", (path, advice) => expect(() => contract.routes.find("GET", path)).toThrow(advice));

test.each([
  ["no template", "GET", "/v1/nothing", 404, "route.exists"],
  ["a slash too many", "GET", "/v1/access-groups/", 404, "route.exists"],
  ["an empty value", "GET", "/v1/access-groups//members", 404, "route.exists"],
  ["another method", "PUT", "/v1/access-groups/a", 405, "route.method"],
  ["HEAD where only GET is listed", "HEAD", "/v1/access-groups", 405, "route.method"],
  ["a cut encoding", "GET", "/v1/access-groups/%a", 400, "path.encoding"],
  ["bytes that are no UTF-8", "GET", "/v1/access-groups/%ff", 400, "path.encoding"],
])("refuses a request with %s", (_, method, path, status, rule) => {
  const find = (): unknown => contract.routes.find(method, path);
  expect(find).toThrow(Refusal);
  expect(find).toThrow(expect.objectContaining({ status, rule }) as Error);
  expect(reached(method, path)).toBeUndefined();
});

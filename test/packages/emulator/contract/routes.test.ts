import { expect, test } from "vitest";
import { loadContract } from "../../../../packages/emulator/src/internal/contract/load-contract.js";
import { createRoutes } from "../../../../packages/emulator/src/internal/contract/routes.js";
import { Refusal } from "../../../../packages/emulator/src/internal/refusal.js";
import { contract, reached } from "./support.js";

const operations = [...contract.operations.values()];
const PARAMETER = /\{([^{}]+)\}/g;

/** A path that the template fits, with a value for each parameter that no concrete segment has. */
function pathOf(template: string): string {
  return template.replaceAll(PARAMETER, (_, name: string) => `value-of-${name}`);
}

test("the published bundle has as many operations as the reference, of each detail", () => {
  const published = [...loadContract().operations.values()];
  const count = (detail: string): number => published.filter((operation) => operation.detail === detail).length;
  expect({ documented: count("documented"), partial: count("partial"), index: count("index") }).toEqual({
    documented: 13,
    partial: 2,
    index: 352,
  });
  expect(published.filter(({ takesCredential }) => !takesCredential).map(({ operationId }) => operationId)).toEqual(["exchangeSsoToken"]);
});

test("each operation is reached by its method and a path of its template, with the values of its parameters", () => {
  for (const { operationId, method, template } of operations) {
    const route = contract.routes.find(method, pathOf(template));
    const names = [...template.matchAll(PARAMETER)].map(([, name]) => name);
    expect([route.operation.operationId, route.path]).toEqual([
      operationId,
      Object.fromEntries(names.map((name) => [name, `value-of-${name}`])),
    ]);
  }
});

/** A path that both templates fit; undefined where there is none. A parameter takes no empty segment. */
function commonPath(first: string, second: string): string | undefined {
  const [segments, others] = [first.split("/"), second.split("/")];
  if (segments.length !== others.length) return undefined;
  const common = segments.map((segment, index) => {
    const other = others[index] ?? "";
    if (segment === other && !segment.startsWith("{")) return segment;
    if (!segment.startsWith("{")) return other.startsWith("{") && segment !== "" ? segment : undefined;
    return other.startsWith("{") ? "value" : other === "" ? undefined : other;
  });
  return common.includes(undefined) ? undefined : common.join("/");
}

/** Of all operations with the method whose templates the path fits, the one that has a concrete segment first. */
function mostConcrete(method: string, path: string): string | undefined {
  const shape = (template: string): string => template.replaceAll(PARAMETER, "\uffff");
  return operations
    .filter((operation) => operation.method === method && commonPath(operation.template, path) === path)
    .toSorted((a, b) => compareShapes(shape(a.template), shape(b.template), path))[0]?.operationId;
}

/** Both fit the path, so that where their shapes differ one of them has a parameter there, which stands for more than the other. */
function compareShapes(first: string, second: string, path: string): number {
  const concrete = (shape: string): boolean[] => shape.split("/").map((segment, index) => segment === path.split("/")[index]);
  const [a, b] = [concrete(first), concrete(second)];
  const decisive = a.findIndex((isConcrete, index) => isConcrete !== b[index]);
  return decisive === -1 ? 0 : a[decisive] === true ? -1 : 1;
}

test("where several templates fit a path, the most concrete with the method is reached, for all pairs of the contract that overlap", () => {
  const templates = [...new Set(operations.map(({ template }) => template))];
  const methods = [...new Set(operations.map(({ method }) => method))];
  // The order of the contract's paths shall not matter.
  const reversed = createRoutes(operations.toReversed());
  const paths = templates.flatMap((first, index) => templates.slice(index + 1).flatMap((second) => commonPath(first, second) ?? []));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    for (const method of methods) {
      expect(reached(method, path), `${method} ${path}`).toBe(mostConcrete(method, path));
      expect(reached(method, path, reversed), `${method} ${path}`).toBe(mostConcrete(method, path));
    }
  }
});

test.each([
  ["GET", "/v2/sandboxes/drives", "listSandboxDrives"],
  ["GET", "/v2/sandboxes/other", "readSandbox"],
  ["DELETE", "/v2/sandboxes/drives", "deleteSandbox"],
  ["GET", "/v2/", "readRegistryRoot"],
])("%s %s reaches %s", (method, path, operationId) => {
  expect(contract.routes.find(method, path).operation.operationId).toBe(operationId);
  expect(reached(method, path)).toBe(operationId);
});

test.each([
  ["a name with a space", "/v1/access-groups/a%20b", "a b"],
  ["a slash in a value", "/v1/access-groups/a%2Fb", "a/b"],
  ["a value that looks encoded", "/v1/access-groups/a%252Fb", "a%2Fb"],
  ["a percent sign", "/v1/access-groups/100%25", "100%"],
  ["a value that looks like a parameter", "/v1/access-groups/:idOrName", ":idOrName"],
  ["an asterisk", "/v1/access-groups/*", "*"],
  ["a property of objects", "/v1/access-groups/__proto__", "__proto__"],
  ["an encoded letter of a concrete segment", "/v1/%61ccess%2Dgroups/a", "a"],
])("segments are decoded once: %s", (_, path, idOrName) => {
  const route = contract.routes.find("GET", path);
  expect([route.operation.operationId, route.path]).toEqual(["readAccessGroup", { idOrName }]);
});

test.each([
  ["no template", "GET", "/v1/nothing", 404, "route.exists"],
  ["a slash too many", "GET", "/v1/access-groups/", 404, "route.exists"],
  ["a slash too few", "GET", "/v2", 404, "route.exists"],
  ["an empty value", "GET", "/v1/access-groups//members", 404, "route.exists"],
  ["another method", "PUT", "/v1/access-groups/a", 405, "route.method"],
  ["a method that the contract does not have", "PROPFIND", "/v1/access-groups", 405, "route.method"],
  ["HEAD where only GET is listed", "HEAD", "/v1/access-groups", 405, "route.method"],
  ["a cut encoding", "GET", "/v1/access-groups/%a", 400, "path.encoding"],
  ["bytes that are no UTF-8", "GET", "/v1/access-groups/%ff", 400, "path.encoding"],
])("%s is refused", (_, method, path, status, rule) => {
  const find = (): unknown => contract.routes.find(method, path);
  expect(find).toThrow(Refusal);
  expect(find).toThrow(expect.objectContaining({ status, rule }) as Error);
  expect(reached(method, path)).toBeUndefined();
});

test("HEAD reaches the operations that the contract lists with it", () => {
  const heads = operations.filter(({ method }) => method === "HEAD");
  expect(heads).toHaveLength(4);
  for (const { operationId, template } of heads) expect(reached("HEAD", pathOf(template))).toBe(operationId);
});

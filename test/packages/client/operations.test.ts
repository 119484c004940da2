import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as platform from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { json, useServer } from "../../support/server.js";

type Operation = (client: platform.OperationClient, request: platform.OperationRequest) => Promise<unknown>;

interface Row {
  operationId: string;
  method: string;
  path: string;
}

const METHODS = ["get", "head", "post", "put", "patch", "delete"];
/** Everything that the package exports beside the operations. */
const OTHERS = [
  ...["ApiError", "BadRequestError", "ConflictError", "ForbiddenError", "GoneError", "HostingPlatformError", "NotFoundError"],
  ...["RateLimitError", "RedirectError", "RequestError", "ResponseError", "ServerError", "TimeoutError", "TransportError"],
  ...["UnauthorizedError", "createClient", "followRedirects", "unwrap"],
];

const rows = readRows();
const exported = new Map(Object.entries(platform as unknown as Record<string, Operation>));
const server = useServer();

function readRows(): Row[] {
  const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ operationId: operation.operationId, method: method.toUpperCase(), path }];
    }),
  );
}

/** A value for each parameter of a path; what it is sent as has to be encoded, and no two are the same. */
function fill(template: string): { path: Record<string, string>; sent: string } {
  const path: Record<string, string> = {};
  const sent = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    path[name] = `${name} 1/ü%`;
    return `${name}%201%2F%C3%BC%25`;
  });
  return { path, sent };
}

describe("the operations of the contract", () => {
  test("are 367, and the package exports a function for each and no other", () => {
    expect(rows).toHaveLength(367);
    expect([...exported.keys()].sort()).toEqual([...rows.map((row) => row.operationId), ...OTHERS].sort());
  });

  test.each(rows)("$operationId sends $method $path once", async ({ operationId, method, path: template }) => {
    server.answer(json({}));
    const { path, sent } = fill(template);
    const client = platform.createClient({ baseUrl: server.baseUrl });
    const result = await exported.get(operationId)?.(client, { path, query: { teamId: "team 1/ü&" } });
    const { request } = server;
    expect({ method: request.method, path: request.path, query: Object.fromEntries(request.query) }).toEqual({
      method,
      path: sent,
      query: { teamId: "team 1/ü&" },
    });
    expect(request.body).toHaveLength(0);
    const withoutBody = method === "HEAD" || operationId === "deleteAccessGroup" || operationId === "deleteAccessGroupProject";
    expect(result).toEqual(withoutBody ? undefined : {});
  });
});

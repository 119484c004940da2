import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as platform from "@hosting-platform/client";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";

/** An operation of the contract, and the function that the package exports for it. */
export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  /** The names of the path parameters. */
  names: string[];
  call: (client: platform.OperationClient, request?: platform.OperationRequest) => Promise<unknown>;
}

const METHODS = ["get", "head", "post", "put", "patch", "delete"];

const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, { operationId: string }>>;
};

export const OPERATIONS: readonly ContractOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operationId = item[method]?.operationId;
    if (operationId === undefined) return [];
    const call = (platform as unknown as Record<string, ContractOperation["call"]>)[operationId];
    if (call === undefined) throw new Error(`there is no function for ${operationId}`);
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
    return [{ operationId, method: method.toUpperCase(), path, names, call }];
  }),
);

type Result = Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The client by path without its types: what somebody sends who has no compiler. */
export type Untyped = Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE", (path: unknown, init?: object) => Result> & {
  request: (method: string, path: unknown, init?: object) => Result;
};

export const byPath = (client: object): Untyped & Record<string, Untyped["GET"]> => client as Untyped & Record<string, Untyped["GET"]>;

/** A client whose requests go nowhere, and their list. */
export function stubbed(options: Partial<platform.ClientOptions> = {}): { client: platform.PlatformClient; requests: Request[] } {
  const requests: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    requests.push(request);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  return { client: platform.createPathClient({ baseUrl: "https://api.example.com/base", fetch, ...options }), requests };
}

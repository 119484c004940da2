// Generates from a document, and calls each of its operations against a server that reads the requests as OpenAPI says.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ReceivedRequest } from "../../../support/server.js";
import { TestServer } from "../../../support/server.js";
import { operationsOf, readDocument } from "./document.js";
import { describedBy, importModule, prepareFolder } from "./generated.js";
import { planCalls, type PlannedAnswer, type PlannedCall } from "./plan.js";
import { bodyFaults } from "./wire-body.js";
import { parameterFaults } from "./wire-parameters.js";
import { wireRequest } from "./wire-request.js";

/** Writes the output for a document into a folder. */
export type Generate = (spec: string, out: string) => Promise<void>;

/** The output for a document, ready to be compiled and called. */
export interface Prepared {
  /** The module that calls the operations; with it, all that it needs is compiled. */
  entry: string;
  /** The modules of the output that users import. */
  entries: string[];
  /** The operations of the document, as `GET /pets`. */
  documented: string[];
  /** The operations that the output has functions for. */
  generated: string[];
  calls: PlannedCall[];
  untried: string[];
  /** Makes each call and says what went wrong with which. */
  run: () => Promise<string[]>;
}

interface CallsModule {
  createClient: (options: object) => object;
  calls: readonly ((client: object) => Promise<unknown>)[];
}

/** The server's own path before those of the document. */
const PREFIX = "/base";
const HEAD = [
  'import * as operations from "./out/operations/index.js";',
  'import { createClient } from "./out/index.js";',
  "export type Client = ReturnType<typeof createClient>;",
  "export { createClient, operations };",
  "export const calls = [",
];

export async function prepare(folder: string, spec: string, generate: Generate): Promise<Prepared> {
  await prepareFolder(folder);
  const out = join(folder, "out");
  await generate(spec, out);
  const document = await readDocument(spec);
  const operations = operationsOf(document);
  const described = describedBy(await importModule(join(out, "operations/index.ts"), join(folder, "operations.mjs")));
  const byKey = new Map(described.map((each) => [`${each.method} ${each.path}`, each]));
  const defaults = new Map([...byKey].map(([key, { contentTypes }]) => [key, contentTypes?.find((type) => !type.includes("*"))]));
  const known = operations.filter(({ key }) => byKey.has(key));
  const { calls, untried } = planCalls(document, known, defaults);
  const entry = join(folder, "calls.ts");
  const lines = calls.map(({ operation, request }) => {
    return `  (client: Client): Promise<unknown> => operations.${byKey.get(operation.key)?.name ?? ""}(client, ${request}),`;
  });
  await writeFile(entry, [...HEAD, ...lines, "];", ""].join("\n"));
  return {
    entry,
    entries: [join(out, "index.ts"), entry],
    documented: operations.map(({ key }) => key).sort(),
    generated: described.map(({ method, path }) => `${method} ${path}`).sort(),
    calls,
    untried,
    run: async () => runCalls((await importModule(entry, join(folder, "calls.mjs"))) as unknown as CallsModule, calls),
  };
}

async function runCalls({ createClient, calls }: CallsModule, planned: readonly PlannedCall[]): Promise<string[]> {
  const server = new TestServer();
  await server.start();
  try {
    const client = createClient({ baseUrl: server.baseUrl + PREFIX, retry: false });
    const faults: string[] = [];
    for (const [index, call] of planned.entries()) {
      faults.push(...(await runCall(server, call, async () => calls[index]?.(client))).map((fault) => `${call.name}: ${fault}`));
    }
    return faults;
  } finally {
    await server.close();
  }
}

async function runCall(
  server: TestServer,
  { operation, parameters, body, answer }: PlannedCall,
  send: () => Promise<unknown>,
): Promise<string[]> {
  const received: ReturnType<typeof wireRequest>[] = [];
  server.answer((request: ReceivedRequest, response) => {
    received.push(wireRequest(request, response));
    return {
      status: answer.status,
      headers: answer.type === undefined ? {} : { "content-type": answer.type },
      ...(answer.body && { body: answer.body }),
    };
  });
  const faults: string[] = [];
  try {
    faults.push(...resultFaults(await send(), answer));
  } catch (error) {
    faults.push(`it threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
  }
  const [request, ...others] = received;
  if (request === undefined || others.length > 0) return [...faults, `${received.length} requests came instead of one`];
  if (request.method !== operation.method) faults.push(`it came as ${request.method}`);
  faults.push(...parameterFaults(operation.path, PREFIX, parameters, request));
  faults.push(...(await bodyFaults(body?.value, body?.type ?? "", body?.media ?? {}, request)));
  return faults;
}

function resultFaults(result: unknown, answer: PlannedAnswer): string[] {
  const value = result instanceof ArrayBuffer ? Buffer.from(result) : result;
  if (isDeepStrictEqual(value, answer.result)) return [];
  return [`it resolved to ${JSON.stringify(value)}, not to ${JSON.stringify(answer.result)}`];
}

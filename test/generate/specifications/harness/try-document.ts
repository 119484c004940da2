import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { build } from "esbuild";
import { runDocumentPipeline } from "../../../../scripts/generate/foreign/index.js";
import { TestServer } from "../../../harness/server.js";
import { operationsOf, readDocument } from "./document.js";
import { type Described, planCall, type PlannedCall } from "./plan.js";
import { BYTES, NoSample } from "./sample.js";

/** The description of an operation that its function passes to the client. */
interface Generated extends Described {
  method: string;
  path: string;
}

export interface Prepared {
  folder: string;
  /** The operations of the document and those that have functions, as `GET /pets`. */
  documented: string[];
  generated: string[];
  calls: PlannedCall[];
}

interface CallsModule {
  createClient: (options: object) => object;
  calls: readonly ((client: object) => Promise<unknown>)[];
}

const HEAD = `import * as operations from "./out/operations/index.js";
import { createClient } from "./out/index.js";
export type Client = ReturnType<typeof createClient>;
export { createClient, operations };
export const calls = [
`;

export async function prepare(folder: string, spec: string): Promise<Prepared> {
  const out = join(folder, "out");
  await mkdir(folder);
  const { findings } = await runDocumentPipeline({ spec, out, lint: "warn", openapiJson: true });
  if (findings.length > 0) throw new Error(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`).join("\n"));
  const written = await readDocument(spec);
  // `test/generate/foreign/versions.test.ts` checks the conversion of Swagger 2.0.
  const document = "swagger" in written ? await readDocument(join(out, "openapi.json")) : written;
  const operations = operationsOf(document);
  const described = describedBy(await importModule(join(out, "operations/index.ts"), join(folder, "operations.mjs")));
  const calls = operations.flatMap((operation) =>
    [false, true].flatMap((minimal) => {
      try {
        return [planCall(document, operation, described.get(operation.key) ?? {}, minimal)];
      } catch (error) {
        if (!(error instanceof NoSample)) throw error;
        return [];
      }
    }),
  );
  const lines = calls.map(({ operation: { key }, request }) => {
    return `  (client: Client): Promise<unknown> => operations.${described.get(key)?.name ?? ""}(client, ${request}),\n`;
  });
  await writeFile(join(folder, "calls.ts"), `${HEAD}${lines.join("")}];\n`);
  const documented = operations.map(({ key }) => key).sort();
  return { folder, documented, generated: [...described.keys()].sort(), calls };
}

async function importModule(file: string, as: string): Promise<Record<string, unknown>> {
  await build({ entryPoints: [file], outfile: as, bundle: true, format: "esm", platform: "node", target: "node20", logLevel: "silent" });
  return (await import(pathToFileURL(as).href)) as Record<string, unknown>;
}

/** Returns the description that each function passes to the client, by method and path. */
function describedBy(module: Readonly<Record<string, unknown>>): Map<string, Generated & { name: string }> {
  const give = (descriptor: Generated): Generated => descriptor;
  const functions = Object.entries(module).filter(([, value]) => typeof value === "function");
  const described = functions.map(([name, value]) => {
    return { ...(value as (client: object, request: object) => Generated)({ call: give, callForResponse: give }, {}), name };
  });
  return new Map(described.map((each) => [`${each.method} ${each.path}`, each]));
}

export async function runCalls({ folder, calls }: Prepared): Promise<string[]> {
  const { createClient, calls: sends } = (await importModule(
    join(folder, "calls.ts"),
    join(folder, "calls.mjs"),
  )) as unknown as CallsModule;
  const server = new TestServer();
  await server.start();
  try {
    const client = createClient({ baseUrl: `${server.baseUrl}/base`, retry: false });
    const faults: string[] = [];
    for (const [index, call] of calls.entries()) {
      server.reset();
      server.respond(call.response);
      const result: unknown = await sends[index]?.(client)
        .then(itemsOf)
        .catch((error: unknown) => error);
      const found = faultsOf(call, server, result);
      if (found.length > 0) faults.push(`${call.operation.key} ${call.request}: ${found.join(", ")}`);
    }
    return faults;
  } finally {
    await server.close();
  }
}

async function itemsOf(result: unknown): Promise<unknown> {
  if (typeof (Object(result) as Partial<AsyncIterable<unknown>>)[Symbol.asyncIterator] !== "function") return result;
  const items: unknown[] = [];
  for await (const item of result as AsyncIterable<unknown>) items.push(item);
  return items;
}

/** Returns the faults of a call, except in the form of its parameters, which `runtime/parameters.test.ts` checks. */
function faultsOf({ operation, body, result: want }: PlannedCall, { requests }: TestServer, result: unknown): string[] {
  const [request, ...others] = requests;
  if (request === undefined || others.length > 0) return [`${requests.length} requests came instead of one: ${String(result)}`];
  const literals = operation.path.replace(/[?#].*/, "").split(/\{[^{}]+\}/);
  const pattern = literals.map((literal) => encodeURI(literal).replace(/[.*+?^$()|[\]\\]/g, "\\$&")).join(".+");
  const type = body?.type.replace(/;.*/, "").toLowerCase().trim() ?? "";
  const sent = body === undefined || body.value === BYTES ? undefined : body.value;
  return [
    ...(request.method === operation.method ? [] : [`it came as ${request.method}`]),
    ...(new RegExp(`^${operation.base}${pattern}$`).test(request.path) ? [] : [`it came to ${request.path}`]),
    ...(isDeepStrictEqual(result, want) ? [] : [`it resolved to ${String(result)}`]),
    ...(type.includes("*") || (request.headers["content-type"] ?? "").startsWith(type)
      ? []
      : [`it came as ${request.headers["content-type"]}`]),
    ...(!/[/+]json$/.test(type) || isDeepStrictEqual(JSON.parse(request.body.toString()), sent) ? [] : [`${request.body.toString()} came`]),
  ];
}

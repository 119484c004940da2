import { readFile } from "node:fs/promises";
import { stdin } from "node:process";
import { buffer } from "node:stream/consumers";
import { orUsageError, UsageError } from "../cli/parse-arguments.js";
import { reasonOf } from "../failure.js";
import { parseJson, STATE_DEPTH_LIMIT } from "../parse-json.js";
import { ObservedBody } from "../requests/observed-body.js";
import type { SentRequest } from "../requests/requests.js";
import { MASK } from "../secrets.js";
import { isObject } from "../state/json.js";
import { Mask } from "./mask.js";
import { type Difference, shapeDifferences } from "./shape.js";
import { type Terminal, Upstream, UPSTREAM_OPTIONS } from "./upstream.js";

/** A request as `GET /_emulator/requests` returns it. */
type RecordedRequest = Omit<SentRequest, "response"> & { response?: Partial<SentRequest["response"] & { bodyBase64: string }> };

export function parseCompare(args: readonly string[], env: NodeJS.ProcessEnv) {
  const options = { ...UPSTREAM_OPTIONS, json: { type: "boolean" } } as const;
  const { values, positionals } = orUsageError({ args: [...args], options, allowPositionals: true }, env);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError("compare needs one FILE, or - for standard input");
  return { upstream: new Upstream(values, env), file, isJson: values.json ?? false };
}

/** Runs `compare`; returns the exit code: 1 if something differs. */
export async function compare(args: readonly string[], { env, stdout }: Terminal): Promise<number> {
  const { upstream, file, isJson } = parseCompare(args, env);
  const { reads, skipped } = select(await readRequests(file), upstream);
  const reasons = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const summary = `${reads.size} requests compared, skipped: ${reasons.join(", ") || "none"}`;
  if (reads.size === 0) throw new UsageError(`${file} has no request to compare: ${summary}`);
  const mask = new Mask(upstream.token);
  const differences = [];
  for (const [request, read] of reads) {
    for (const found of await differencesOf(read, upstream)) {
      differences.push({ request, operationId: read.operationId, ...found });
      if (!isJson) stdout.write(mask.text(`${request} ${read.operationId}: ${lineOf(found)}\n`));
    }
  }
  stdout.write(isJson ? mask.text(`${JSON.stringify({ compared: reads.size, skipped, differences })}\n`) : `${summary}\n`);
  return differences.length === 0 ? 0 : 1;
}

function lineOf({ at, here, there }: Difference): string {
  if (here === undefined || there === undefined) return `${at}: only ${here === undefined ? "there" : "here"}`;
  return `${at}${at === "status" ? "" : ":"} ${here} here, ${there} there`;
}

async function readRequests(file: string): Promise<RecordedRequest[]> {
  try {
    const content = parseJson(await (file === "-" ? buffer(stdin) : readFile(file)), STATE_DEPTH_LIMIT);
    const requests = isObject(content) ? content["requests"] : content;
    const isRequest = (value: unknown): boolean =>
      isObject(value) && typeof value["method"] === "string" && typeof value["path"] === "string" && isObject(value["query"]);
    if (Array.isArray(requests) && requests.every(isRequest)) return requests as RecordedRequest[];
    throw new TypeError("it is not the response of GET /_emulator/requests");
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

/** Returns the latest read of each URL, and the number of other requests by reason. */
function select(requests: readonly RecordedRequest[], upstream: Upstream) {
  const reads = new Map<string, RecordedRequest>();
  const skipped: Record<string, number> = {};
  for (const request of requests) {
    const { pathname, search } = targetOf(request, upstream);
    const key = `${request.method} ${pathname}${search}`;
    const reason = skipReason(key, request);
    if (reason === undefined) reads.set(key, request);
    else skipped[reason] = (skipped[reason] ?? 0) + 1;
  }
  return { reads, skipped };
}

function skipReason(key: string, { method, operationId, answeredBy, status, response }: RecordedRequest): string | undefined {
  if (method !== "GET" && method !== "HEAD") return "writes";
  if (operationId === undefined) return "without operation";
  if (key.includes(MASK)) return "with masked URL";
  if (answeredBy?.startsWith("fault ") === true) return "with fault";
  if (status === undefined || response === undefined) return "without response";
  // The list has the beginning of a large body, as text.
  const isCut = typeof response.body === "string" && /\bjson\b/i.test(response.headers?.["content-type"] ?? "");
  return isCut ? "with cut body" : undefined;
}

function targetOf({ path, query }: RecordedRequest, upstream: Upstream): URL {
  const pairs = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return upstream.target(path, new URLSearchParams(pairs).toString());
}

/** Sends a request again, and returns where the response differs. Bodies of different statuses are not compared. */
async function differencesOf(read: RecordedRequest, upstream: Upstream): Promise<Difference[]> {
  const { method, status, response: { body, bodyBase64 } = {} } = read;
  try {
    const init = { method, headers: new Headers({ accept: "application/json" }), signal: AbortSignal.timeout(30_000) };
    const response = await upstream.send(targetOf(read, upstream), init);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status !== status) return [{ at: "status", here: String(status), there: String(response.status) }];
    const there = new ObservedBody(bytes, response.headers.get("content-type") ?? "", false).value;
    return shapeDifferences(bodyBase64 === undefined ? body : new Uint8Array(), there);
  } catch (error) {
    return [{ at: "status", here: String(status), there: `no response (${reasonOf(error)})` }];
  }
}

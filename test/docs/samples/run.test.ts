import { type Emulator, type OperationId, startEmulator } from "@hosting-platform/emulator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RecordingEmulator, startRecordingEmulator } from "../../../scripts/docs/samples/recording-emulator.js";
import { loadPackage, runSample, type SamplePackage } from "../../../scripts/docs/samples/run-sample.js";
import { sampleBefore } from "../../../scripts/docs/samples/record-responses.js";
import { codeOf, operations, someIndexed } from "./harness/contract.js";
import { type InShort, inShort } from "./harness/in-short.js";
import { parseCurl } from "./harness/parse-curl.js";
import { sendCurl } from "./harness/send-curl.js";

interface Arrived extends InShort {
  operationId: string;
  values: Record<string, string>;
}

const shown = operations.filter(({ detail }) => detail !== "index");
const indexed = operations.filter(({ detail }) => detail === "index");
let contents: SamplePackage;
let recording: RecordingEmulator;
let emulator: Emulator;
let arrived: Promise<Arrived>[] = [];

beforeAll(async () => {
  [contents, recording, emulator] = await Promise.all([loadPackage(), startRecordingEmulator(), startEmulator()]);
  for (const { operationId } of someIndexed)
    emulator.handle(operationId as OperationId, (request, { operationId, path }) => {
      arrived.push(inShort(request).then((short) => ({ ...short, operationId, values: path })));
      return { received: operationId };
    });
});
afterAll(() => Promise.all([recording.close(), emulator.close()]));

test("uses an emulator that implements exactly the documented operations", () =>
  expect([...recording.shown].sort()).toEqual(shown.map(({ operationId }) => operationId).sort()));

test.each(shown.map(({ operationId, method }) => [operationId, method] as const))(
  "runs the samples of %s, which all send the same request",
  async (operationId, method) => {
    const sent: InShort[][] = [];
    for (const kind of ["function", "path", "curl"] as const) {
      const code = codeOf(operationId, kind);
      await recording.reset();
      const before = sampleBefore(operationId);
      if (before !== undefined && recording.shown.has(before)) {
        const deleting = codeOf(before, "function");
        await runSample(deleting, contents, await recording.worldFor(deleting));
      }
      const world = await recording.worldFor(code);
      const run = kind === "curl" ? { ...(await sendCurl(code, world)), printed: [] } : await runSample(code, contents, world);
      expect(run.responses.map(({ ok }) => ok)).toEqual([true]);
      expect(run.printed.map((line) => line.method).filter((name) => name === "error")).toEqual([]);
      // An example may be an empty list.
      const isExample = run.responses[0]?.headers.has("x-emulator-response") === true;
      if (kind !== "curl" && !isExample) expect(run.printed.length > 0).toBe(method !== "delete");
      expect(JSON.stringify(run.printed)).not.toMatch(/"(?:access|refresh)_|eyJ/);
      sent.push(await Promise.all(run.requests.map(inShort)));
    }
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
  },
);

/** The path's values in the samples, and the path with them. */
function filledIn({ path, parameters }: (typeof indexed)[number]): { values: Record<string, string>; path: string } {
  const names = parameters.flatMap((parameter) => (parameter.in === "path" ? [parameter.name] : []));
  const values = Object.fromEntries(names.map((name) => [name, name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)]));
  return { values, path: path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "") };
}

test("names method, path and values of each indexed operation in its samples", () => {
  for (const operation of indexed) {
    const { operationId } = operation;
    const { values, path } = filledIn(operation);
    const { method, url } = parseCurl(codeOf(operationId, "curl"), { HOSTING_PLATFORM_TOKEN: "" });
    expect([method, url]).toEqual([operation.method.toUpperCase(), `https://api.example.com${path}`]);
    expect(codeOf(operationId, "function").replaceAll(/\(\s+/g, "(")).toContain(` ${operationId}(platform`);
    expect(codeOf(operationId, "path").replaceAll(/\(\s+/g, "(")).toContain(`.${operation.method.toUpperCase()}("${operation.path}"`);
    for (const kind of ["function", "path"] as const)
      for (const value of Object.values(values)) expect(codeOf(operationId, kind)).toContain(`"${value}"`);
  }
});

test.each(someIndexed.map((operation) => [operation.operationId, operation] as const))(
  "runs the samples of %s, which all send the operation's request",
  async (operationId, operation) => {
    const world = { url: emulator.url, token: emulator.token ?? "" };
    arrived = [];
    const runs = [
      await runSample(codeOf(operationId, "function"), contents, world),
      await runSample(codeOf(operationId, "path"), contents, world),
      await sendCurl(codeOf(operationId, "curl"), world),
    ];
    expect(runs.flatMap(({ responses }) => responses.map(({ ok }) => ok))).toEqual([true, true, true]);
    const { values, path } = filledIn(operation);
    const { method } = operation;
    const hasBody = ["post", "put", "patch"].includes(method);
    const expected: Arrived = {
      ...{ operationId, values, method: method.toUpperCase() },
      path,
      ...{ query: [], authorization: `Bearer ${world.token}` },
      ...(hasBody ? { body: {}, contentType: "application/json" } : { body: undefined, contentType: null }),
    };
    expect(await Promise.all(arrived)).toEqual([expected, expected, expected]);
    const isGiven = method !== "delete" && method !== "head";
    expect(runs.slice(0, 2).map((run) => ("printed" in run ? run.printed : []))).toEqual([
      isGiven ? [{ method: "log", values: [{ received: operationId }] }] : [],
      isGiven ? [{ method: "log", values: [JSON.stringify({ received: operationId })] }] : [],
    ]);
  },
);

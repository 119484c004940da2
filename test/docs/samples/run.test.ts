import { type Emulator, type OperationId, startEmulator } from "@hosting-platform/emulator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RecordingEmulator, startRecordingEmulator } from "../../../scripts/docs/samples/recording-emulator.js";
import { loadPackage, runSample, type SamplePackage } from "../../../scripts/docs/samples/run-sample.js";
import { sampleBefore } from "../../../scripts/docs/samples/sample-before.js";
import { codeOf, operations } from "./harness/contract.js";
import { type InShort, inShort } from "./harness/in-short.js";
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
  for (const { operationId } of indexed)
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

test.each(indexed.map((operation) => [operation.operationId, operation] as const))(
  "runs the samples of %s, which all send the operation's request",
  async (operationId, { method, path, parameters }) => {
    const world = { url: emulator.url, token: emulator.token ?? "" };
    arrived = [];
    const runs = [
      await runSample(codeOf(operationId, "function"), contents, world),
      await runSample(codeOf(operationId, "path"), contents, world),
      await sendCurl(codeOf(operationId, "curl"), world),
    ];
    expect(runs.flatMap(({ responses }) => responses.map(({ ok }) => ok))).toEqual([true, true, true]);
    const values = Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === "path")
        .map(({ name }) => [name, name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)]),
    );
    const expected: Arrived = {
      ...{ operationId, values, method: method.toUpperCase() },
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
      ...{ query: [], authorization: `Bearer ${world.token}`, body: undefined, contentType: null },
    };
    expect(await Promise.all(arrived)).toEqual([expected, expected, expected]);
    const isGiven = method !== "delete" && method !== "head";
    expect(runs.slice(0, 2).map((run) => ("printed" in run ? run.printed : []))).toEqual([
      isGiven ? [{ method: "log", values: [{ received: operationId }] }] : [],
      isGiven ? [{ method: "log", values: [JSON.stringify({ received: operationId })] }] : [],
    ]);
  },
);

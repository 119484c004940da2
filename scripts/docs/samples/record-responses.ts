import type { Sample, SampleResponse } from "../model/types.js";
import { type RecordingEmulator, startRecordingEmulator } from "./recording-emulator.js";
import { SampleError } from "./sample-error.js";
import { loadPackage, runSample, type SampleRun } from "./run-sample.js";

/**
 * Runs the samples of documented operations, each against an emulator in its initial state. The packages must have been built.
 *
 * @param samples - By operationId. The samples of an operation send the same request, so only the one that calls its function is run.
 * @returns All samples, those of documented operations with their responses. The responses are the same with each run.
 * @throws {SampleError} if samples fail, with all of them.
 */
export async function recordResponses(samples: ReadonlyMap<string, readonly Sample[]>): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const runs = await createRuns(samples);
  try {
    const recorded = new Map<string, readonly Sample[]>();
    const failures = new Map<string, string>();
    for (const [operationId, all] of samples) {
      try {
        recorded.set(operationId, await withResponse(operationId, all, runs));
      } catch (error) {
        if (!(error instanceof SampleError)) throw error;
        for (const [failed, reason] of error.failures) failures.set(failed, reason);
      }
    }
    if (failures.size > 0) throw new SampleError(failures);
    return recorded;
  } finally {
    await runs.emulator.close();
  }
}

interface Runs {
  emulator: RecordingEmulator;
  /** Runs the sample of an operation; undefined if there is none or the emulator does not implement the operation. */
  run: (operationId: string) => Promise<SampleRun | undefined>;
}

async function createRuns(samples: ReadonlyMap<string, readonly Sample[]>): Promise<Runs> {
  const [contents, emulator] = await Promise.all([loadPackage(), startRecordingEmulator()]);
  return {
    emulator,
    async run(operationId) {
      const code = samples.get(operationId)?.find(({ kind }) => kind === "function")?.code;
      if (code === undefined || !emulator.shown.has(operationId)) return undefined;
      const world = await emulator.worldFor(code);
      return runSample(code, contents, world).catch((error: unknown) => {
        throw new SampleError(new Map([[operationId, `fails: ${error instanceof Error ? error.message : String(error)}`]]));
      });
    },
  };
}

async function withResponse(operationId: string, samples: readonly Sample[], { emulator, run }: Runs): Promise<readonly Sample[]> {
  if (!emulator.shown.has(operationId)) return samples;
  await emulator.reset();
  const before = sampleBefore(operationId);
  if (before !== undefined) await run(before);
  const response = (await run(operationId))?.responses[0];
  if (response === undefined) throw new SampleError(new Map([[operationId, "sends nothing"]]));
  const recorded = await responseOf(response);
  const ran = samples.find(({ kind }) => kind === "function");
  return samples.map((sample) => (sample === ran ? { ...sample, response: recorded } : sample));
}

/**
 * Returns the operation whose sample runs before another one, if any. Samples share the same resources, so a resource that a sample creates
 * must be deleted first.
 */
export function sampleBefore(operationId: string): string | undefined {
  const [, made] = /^create([A-Z].*)$/.exec(operationId) ?? [];
  return made === undefined ? undefined : `delete${made}`;
}

const ID_TOKEN = "<ID_TOKEN>";

/** Returns the displayed part of a response. */
export async function responseOf(response: Response): Promise<SampleResponse> {
  const text = await response.text();
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  const shown = withoutIdTokens(mediaType !== undefined && /[/+]json$/.test(mediaType) ? indentedJson(text) : text);
  return {
    status: response.status,
    ...(mediaType !== undefined && { mediaType }),
    ...(text !== "" && { body: shown }),
    ...(shown.includes(ID_TOKEN) && { text: "The ID token is omitted, since it differs each time." }),
  };
}

function indentedJson(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}

/** Replaces ID tokens: they differ each time, since their signature is random and they contain the emulator's port. */
function withoutIdTokens(text: string): string {
  return text.replace(/"eyJ[\w-]*\.[\w-]+\.[\w-]+"/g, `"${ID_TOKEN}"`);
}

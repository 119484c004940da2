import type { Sample } from "../model/types.js";
import { answerOf } from "./answer-of.js";
import { type RecordingEmulator, startRecordingEmulator } from "./recording-emulator.js";
import { sampleBefore } from "./sample-before.js";
import { SampleError } from "./sample-error.js";
import { loadPackage, runSample, type SampleRun } from "./run-sample.js";

/**
 * Runs the samples of the operations that the contract shows, each against an emulator as it is at the beginning. The packages have to be
 * built.
 *
 * @param samples - By operationId. All three of an operation send the same request, so that the one by function is run for them.
 * @returns All samples, those of shown operations with what came back, which is the same with each run.
 * @throws {SampleError} where samples fail, with all of them: what does not run is not shown.
 */
export async function recordAnswers(samples: ReadonlyMap<string, readonly Sample[]>): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const runs = await createRuns(samples);
  try {
    const recorded = new Map<string, readonly Sample[]>();
    const failures = new Map<string, string>();
    for (const [operationId, all] of samples) {
      try {
        recorded.set(operationId, await withAnswer(operationId, all, runs));
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
  /** Runs the sample of an operation; undefined where there is none or its operation is not shown. */
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

async function withAnswer(operationId: string, samples: readonly Sample[], { emulator, run }: Runs): Promise<readonly Sample[]> {
  if (!emulator.shown.has(operationId)) return samples;
  await emulator.reset();
  const before = sampleBefore(operationId);
  if (before !== undefined) await run(before);
  const response = (await run(operationId))?.responses[0];
  if (response === undefined) throw new SampleError(new Map([[operationId, "sends nothing"]]));
  const answer = await answerOf(response);
  // The others send the same request.
  return samples.map((sample) => (sample.kind === "function" ? { ...sample, answer } : sample));
}

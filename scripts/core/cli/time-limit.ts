import vm from "node:vm";
import { CommandError } from "./command-error.js";
import { currentSchema, enterSchema } from "./current-schema.js";

/** In milliseconds. GitHub's document takes three seconds in all. */
const MOST = 120_000;

const WORK = "hosting-platform work";
const script = new vm.Script(`globalThis[Symbol.for(${JSON.stringify(WORK)})]()`);

/** A step that did not end in time. */
export class EndlessStep extends CommandError {
  constructor(step: string, milliseconds: number) {
    const schema = currentSchema();
    const place = schema === undefined ? "" : ` at the schema \`${schema}\``;
    super(`The step \`${step}\` took longer than ${milliseconds / 1_000} seconds${place}.`, {
      hint: "leave operations out by --exclude to find the cause",
    });
  }
}

/**
 * Runs a step, and ends it if its synchronous part takes too long: V8 then stops whatever runs, without any `finally`.
 *
 * @throws EndlessStep after `most` milliseconds
 */
export function withTimeLimit<T>(step: string, work: () => T, most = MOST): T {
  const made: T[] = [];
  const outer: unknown = Reflect.get(globalThis, Symbol.for(WORK));
  Reflect.set(globalThis, Symbol.for(WORK), () => void made.push(work()));
  enterSchema();
  try {
    script.runInThisContext({ timeout: most, displayErrors: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") throw new EndlessStep(step, most);
    throw error;
  } finally {
    Reflect.set(globalThis, Symbol.for(WORK), outer);
  }
  return made[0] as T;
}

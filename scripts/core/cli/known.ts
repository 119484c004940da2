import { UsageError } from "./spec-command.js";

/** Returns the value of an option that has one of a few. */
export function known<Value extends string>(option: string, text: string, values: readonly Value[]): Value {
  const found = values.find((each) => each === text);
  if (found === undefined) throw new UsageError(`Invalid --${option} ${text}. Use ${values.join(", ").replace(/, (?=[^,]*$)/, " or ")}.`);
  return found;
}

import leven from "leven";
import { EmulatorError } from "../emulator-error.js";

/** Returns advice for an unknown operationId: the nearest known one, if it is near. */
export function nearestName(name: string, known: Iterable<string>): string {
  const [best] = [...known].map((other) => [leven(name.toLowerCase(), other.toLowerCase()), other] as const).sort(([a], [b]) => a - b);
  const isNear = best !== undefined && best[0] <= Math.max(2, name.length / 3);
  return isNear ? `Did you mean ${best[1]}?` : "Use an operationId of the contract.";
}

export function unknownOperation(name: string, known: Iterable<string>, at?: string): EmulatorError {
  return new EmulatorError("unknown-operation", `Unknown operation ${JSON.stringify(name)}. ${nearestName(name, known)}`, { at });
}

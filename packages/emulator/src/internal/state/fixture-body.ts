import type { Fixture } from "../fixture.js";
import type { Store } from "../types.js";
import { sampleOf } from "./sample.js";

/**
 * Returns the body of the next response of a fixed response; `undefined` for none.
 *
 * @param count Counts a response, and returns the number of those before.
 */
export function fixtureBody({ body, examples, schema }: Fixture, count: () => number): unknown {
  if (schema !== undefined) return sampleOf(schema);
  return examples === undefined ? body : examples[Math.min(count(), examples.length - 1)];
}

/** Counts a response in the state, up to the number of `examples`, so that the sequence goes on after a restart. */
export function countInState(store: Store, operationId: string, most = 0): number {
  const counter = `fixture:${operationId}`;
  const sent = store.get("counters", counter)?.value ?? 0;
  if (sent < most) store.put("counters", counter, { value: sent + 1 });
  return sent;
}

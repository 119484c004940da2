import type { Fixture } from "../app-parts.js";
import type { Store } from "../types.js";
import { sampleOf } from "./sample.js";

/** Returns the body of the next response of a fixture; `undefined` for none. Counts its responses in the state if it has `examples`. */
export function fixtureBody({ body, examples, schema }: Fixture, store: Store, operationId: string): unknown {
  if (schema !== undefined) return sampleOf(schema);
  if (examples === undefined) return body;
  const counter = `fixture:${operationId}`;
  const sent = store.get("counters", counter)?.value ?? 0;
  if (sent < examples.length) store.put("counters", counter, { value: sent + 1 });
  return examples[Math.min(sent, examples.length - 1)];
}

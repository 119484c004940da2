import { createRequire } from "node:module";
import { createAjv } from "../ajv.js";
import type { sample } from "openapi-sampler";
import type { Finding } from "./json.js";
import type { Fixture } from "../fixture.js";
import type { Store } from "../types.js";

/** Returns a value that a JSON Schema allows, the same for the same schema. */
export function sampleOf(schema: object): unknown {
  // Loaded on first use, since few emulators need it.
  const sampler = createRequire(import.meta.url)("openapi-sampler") as { sample: typeof sample };
  return sampler.sample(schema, { quiet: true }, schema);
}

/** Finds what is wrong with a JSON Schema, or with the value that is made from it. */
export function findUnsampled(schema: object, at: string): Finding[] {
  const ajv = createAjv({ strict: false, allErrors: true, validateFormats: false });
  if (ajv.validateSchema(schema) !== true)
    // The first error at a place is the most telling; the others are of alternatives.
    return [...new Map((ajv.errors ?? []).toReversed().map(({ instancePath, message = "" }) => [instancePath, message]))].map(
      ([place, message]) => ({ at: at + place, message: `schema: ${message}` }),
    );
  try {
    const validate = ajv.compile(schema);
    if (validate(sampleOf(schema))) return [];
    const [error] = validate.errors ?? [];
    const place = error?.instancePath === "" ? "the value" : (error?.instancePath ?? "");
    return [{ at, message: `schema: no value was found that it allows; ${place} ${error?.message ?? ""}. Add "examples" to that part` }];
  } catch (error) {
    return [{ at, message: `schema: ${(error as Error).message}` }];
  }
}

/** Returns the body of the next response of a fixed response; `undefined` for none. */
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

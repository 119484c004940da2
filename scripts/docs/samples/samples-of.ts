import type { OpenApiDocument } from "../../read/openapi.js";
import { listOperations } from "../../model/operations.js";
import type { Sample } from "../model/types.js";
import { callsOf, textsOf } from "./call.js";
import { curlSample } from "./curl-sample.js";
import { functionSample } from "./function-sample.js";
import { functionLabel } from "./helper-sample.js";
import { pathSample } from "./path-sample.js";

/**
 * Returns three samples per operation, by operationId, that send the same request: by function, by path, and with curl. An operation whose
 * body has variants has three for each.
 */
export function samplesOf(document: OpenApiDocument): ReadonlyMap<string, readonly Sample[]> {
  const samples = new Map<string, Sample[]>();
  for (const call of callsOf(document, listOperations(document))) {
    const { operationId } = call.operation;
    const variant = call.variant === undefined ? {} : { variant: call.variant };
    samples.set(operationId, [
      ...(samples.get(operationId) ?? []),
      { kind: "function", ...variant, ...functionLabel(call), language: "ts", code: functionSample(call), pathValues: textsOf(call.path) },
      { kind: "path", ...variant, label: "By path", language: "ts", code: pathSample(call) },
      { kind: "curl", ...variant, label: "curl", language: "sh", code: curlSample(call) },
    ]);
  }
  return samples;
}

import type { OpenApiDocument } from "../../read/openapi.js";
import { listOperations } from "../../model/operations.js";
import type { Sample } from "../model/types.js";
import { callsOf, textsOf } from "./call.js";
import { curlSample } from "./curl-sample.js";
import { functionSample } from "./function-sample.js";
import { functionLabel } from "./helper-sample.js";
import { pathSample } from "./path-sample.js";

/** Returns three samples per operation, by operationId, that send the same request: by function, by path, and with curl. */
export function samplesOf(document: OpenApiDocument): ReadonlyMap<string, readonly Sample[]> {
  return new Map(
    callsOf(document, listOperations(document)).map((call): [string, Sample[]] => [
      call.operation.operationId,
      [
        { kind: "function", ...functionLabel(call), language: "ts", code: functionSample(call), pathValues: textsOf(call.path) },
        { kind: "path", label: "By path", language: "ts", code: pathSample(call) },
        { kind: "curl", label: "curl", language: "sh", code: curlSample(call) },
      ],
    ]),
  );
}

import type { ServerResponse } from "node:http";
import type { ReceivedRequest } from "../../../support/server.js";

/** A request as it came, with its query as it was written. */
export interface WireRequest extends ReceivedRequest {
  rawQuery: string;
}

export function wireRequest(request: ReceivedRequest, response: ServerResponse): WireRequest {
  const url = response.req.url ?? "";
  const mark = url.indexOf("?");
  return { ...request, rawQuery: mark < 0 ? "" : url.slice(mark + 1) };
}

import type { Fault, OperationId } from "@hosting-platform/emulator";
import type { Run } from "../harness/run-sample.js";

export interface Expectation extends Run {
  /** What it prints, line by line, with `…` for a number of milliseconds and `cursor-1` for the first cursor that it sends. */
  prints: readonly string[];
  sends: readonly string[];
}

export type Expectations = Readonly<Record<string, Expectation>>;

export const ran = (prints: readonly string[], sends: readonly string[] = [], how: Run = {}): Expectation => ({ prints, sends, ...how });

export const API = "api.example.com/v1";
export const WEB = `GET ${API}/access-groups/web`;
export const LIST = `GET ${API}/access-groups`;
export const HOOKS = `${API}/webhooks`;
export const INJECTED = "GET https://api.example.com/v1/access-groups returned 403: This 403 response was injected by a fault.";
export const EXCHANGE = `POST ${API}/integrations/sso/token`;

/** A fault that lets one request through, since its only effect is a delay of 0. */
export const NONE = (operation: OperationId): Fault => ({ operation, delay: 0 });

/** Creates a webhook, or anything else that is returned as sent. */
export const created = async (request: Request): Promise<object> => ({ id: "hook_1", ...((await request.json()) as object) });

/** A client shows neither the credential nor where that is from. */
export const PRINTED_CLIENT = ["{", "  call: [Function: call],", "  callForResponse: [Function: callForResponse]", "}"];

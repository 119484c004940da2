import { operationHandlers } from "./operations/index.js";
import { exchangeSsoToken } from "./sso/exchange.js";
import type { OperationHandler } from "./types.js";

/** What the operations do, by operationId. */
export const handlers: Readonly<Record<string, OperationHandler>> = { ...operationHandlers, exchangeSsoToken };

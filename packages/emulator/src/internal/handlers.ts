import { operationHandlers } from "./operations/index.js";
import { exchangeSsoToken } from "./sso/exchange.js";
import type { OperationHandler } from "./types.js";

/** Built-in handlers by operationId. */
export const handlers: Readonly<Record<string, OperationHandler>> = { ...operationHandlers, exchangeSsoToken };

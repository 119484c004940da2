import { exchangeSsoToken } from "../sso/exchange.js";
import type { OperationHandler } from "../types.js";
import * as members from "./access-group-members.js";
import * as projects from "./access-group-projects.js";
import * as groups from "./access-groups.js";
import * as configs from "./virtual-model-configs.js";
import * as webhooks from "./webhooks.js";

/** By operationId, which is the name of each export of these modules. */
export const handlers: Readonly<Record<string, OperationHandler>> = {
  ...{ ...members, ...projects, ...groups, ...configs, ...webhooks, exchangeSsoToken },
};

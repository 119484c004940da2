import type { OperationHandler } from "../types.js";
import { listAccessGroupMembers } from "./access-group-members.js";
import {
  createAccessGroupProject,
  deleteAccessGroupProject,
  listAccessGroupProjects,
  readAccessGroupProject,
  updateAccessGroupProject,
} from "./access-group-projects.js";
import { createAccessGroup, deleteAccessGroup, listAccessGroups, readAccessGroup, updateAccessGroup } from "./access-groups.js";
import { createAiGatewayVirtualModelConfig, readAiGatewayVirtualModelConfig } from "./virtual-model-configs.js";
import { listWebhooks } from "./webhooks.js";
import { exchangeSsoToken } from "../sso/exchange.js";

export const handlers: Readonly<Record<string, OperationHandler>> = {
  readAccessGroup,
  updateAccessGroup,
  deleteAccessGroup,
  listAccessGroups,
  createAccessGroup,
  listAccessGroupMembers,
  listAccessGroupProjects,
  createAccessGroupProject,
  readAccessGroupProject,
  updateAccessGroupProject,
  deleteAccessGroupProject,
  createAiGatewayVirtualModelConfig,
  readAiGatewayVirtualModelConfig,
  listWebhooks,
  exchangeSsoToken,
};

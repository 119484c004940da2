import type { OperationHandler, VirtualModelConfig } from "../types.js";
import { callerOf } from "./caller.js";

// Section 4.2 of the reference shows neither fields nor conditions: what is posted is kept and given back, null where nothing is.

export const createAiGatewayVirtualModelConfig: OperationHandler = ({ body = null }, context) => {
  const { teamId } = callerOf(context);
  const id = context.ids.next("vmc_");
  context.store.put("virtualModelConfigs", `${teamId}/${id}`, { id, teamId, value: body });
  return { status: 201, body };
};

/** The one that the team posted last, as the reference speaks of one and shows nothing to choose it by; null where there is none. */
export const readAiGatewayVirtualModelConfig: OperationHandler = (_input, context) => {
  let last: Readonly<VirtualModelConfig> | undefined;
  for (const [, config] of context.store.scan("virtualModelConfigs", { prefix: `${callerOf(context).teamId}/` })) last = config;
  return { status: 200, body: last?.value ?? null };
};

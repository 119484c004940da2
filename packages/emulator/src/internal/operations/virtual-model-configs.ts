import type { OperationHandler, VirtualModelConfig } from "../types.js";

// The contract specifies no fields, so the posted body is stored and returned unchanged; null if it is empty.

export const createAiGatewayVirtualModelConfig: OperationHandler = ({ body = null }, context) => {
  const { teamId } = context.caller;
  const id = context.ids.next("vmc_");
  context.store.put("virtualModelConfigs", `${teamId}/${id}`, { id, teamId, value: body });
  return { status: 201, body };
};

/** Returns the team's latest config, since the operation returns a single config and has no selector; null if there is none. */
export const readAiGatewayVirtualModelConfig: OperationHandler = (_input, context) => {
  let last: Readonly<VirtualModelConfig> | undefined;
  for (const [, config] of context.store.scan("virtualModelConfigs", { prefix: `${context.caller.teamId}/` })) last = config;
  return { status: 200, body: last?.value ?? null };
};

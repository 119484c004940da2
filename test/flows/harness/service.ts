import { startFlowService } from "../../../scripts/flows/emulator.js";
import { readFlowsOf } from "../../../scripts/flows/read.js";
import { type RespectReport, runRespect } from "../../../scripts/flows/respect.js";
import { inputsFor, selectWorkflows } from "../../../scripts/flows/select.js";
import type { Flow } from "../../../scripts/lint/flows/read-flows.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";

export type TestService = Awaited<ReturnType<typeof startService>>;

let flows: Promise<readonly Flow[]> | undefined;
export const readAll = (): Promise<readonly Flow[]> => (flows ??= readFlowsOf(REPOSITORY).then((read) => read.flows));

export async function startService() {
  const service = await startFlowService(REPOSITORY);
  return {
    ...service,
    async run(...names: string[]): Promise<RespectReport> {
      const selected = selectWorkflows(await readAll(), names);
      return runRespect(selected, service.server, inputsFor(selected, new Map(), service.inputs));
    },
  };
}

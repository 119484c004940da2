import { DEFAULT_SEED, type Emulator, type EmulatorOptions, type Fault, type Seed, startEmulator } from "@hosting-platform/emulator";
import { createPlatform, type PlatformClient, type PlatformCredential } from "@hosting-platform/sdk";
import { onTestFinished } from "vitest";

/** An emulator that ends with the test, and clients of it. */
export interface Service {
  emulator: Emulator;
  /** A client of the SDK with the emulator's token, unless another is given. */
  platform: (options?: Partial<PlatformCredential>) => PlatformClient;
  /** Adds a fault; gives how many requests it has acted on so far. */
  fault: (fault: Fault) => () => number;
  /** What it was sent and its answers so far. */
  log: readonly string[];
  /** The operations that it was asked for so far. */
  operationIds: readonly string[];
  /** Closes the emulator; gives what it was sent and its answers, as `GET /v1/webhooks 200`, in the order of their ends. */
  received: () => Promise<string[]>;
}

export async function open(options: Pick<EmulatorOptions, "seed" | "clock"> = {}): Promise<Service> {
  const log: string[] = [];
  const operationIds: string[] = [];
  const emulator = await startEmulator({
    port: 0,
    ...options,
    log: ({ method, path, status, operationId }) => {
      log.push(`${method} ${path} ${status ?? "no answer"}`);
      if (operationId !== undefined) operationIds.push(operationId);
    },
  });
  onTestFinished(() => emulator.close());
  return {
    emulator,
    log,
    operationIds,
    platform: (given = {}) => createPlatform({ baseUrl: emulator.url, token: emulator.token ?? "", ...given }),
    fault: (fault) => {
      const { id } = emulator.faults.add(fault);
      return () => emulator.faults.list().find((one) => one.id === id)?.used ?? NaN;
    },
    received: async () => {
      await emulator.close();
      return log;
    },
  };
}

export function groupNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `group-${index + 1}`);
}

/** The default seed with so many access groups in place of its own, all of the first team. */
export function withGroups(count: number): Seed {
  return { ...DEFAULT_SEED, accessGroups: groupNames(count).map((name) => ({ teamId: "team_1", name })) };
}

export const GROUPS = "/v1/access-groups";
export const WEB = { path: { idOrName: "web" } } as const;

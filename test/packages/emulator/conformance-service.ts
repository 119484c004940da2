// An emulator that conformance runs are held against, and services that are made wrong between it and the suite.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Emulator, startEmulator } from "../../../packages/emulator/src/index.js";
import type { Check } from "./conformance/check.js";
import type { Target } from "./conformance/target.js";
import { CHECKS } from "./conformance/checks/index.js";
import { CONFORMANCE_SEED, targetOf } from "./conformance/harness/emulator-target.js";
import { type Fault, withFault } from "./conformance/harness/fault.js";

export interface Service {
  emulator: Emulator;
  target: Target;
  /** The target, with what a fault does in between. */
  faulty: (fault: Fault) => Target;
  /** The names of the access groups that there are. */
  groupNames: () => string[];
}

export function useService(): Service {
  const service = {
    faulty: (fault) => ({ ...service.target, fetch: withFault(fetch, fault) }),
    groupNames: () => Object.values(service.emulator.snapshot()["accessGroups"] ?? {}).map((group) => (group as { name: string }).name),
  } as Service;
  beforeAll(async () => {
    service.emulator = await startEmulator({ port: 0, seed: CONFORMANCE_SEED });
  });
  beforeEach(async () => {
    await service.emulator.reset();
    service.target = await targetOf(service.emulator);
  });
  afterAll(() => service.emulator.close());
  return service;
}

export const SEEDED = CONFORMANCE_SEED.accessGroups?.map(({ name }) => name);

export const checksNamed = (names: readonly string[]): Check[] => CHECKS.filter(({ name }) => names.includes(name));

// An emulator that conformance runs are held against, and services that are made wrong between it and the suite.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Emulator, startEmulator } from "../../../packages/emulator/src/index.js";
import type { Target } from "./conformance/target.js";
import { CONFORMANCE_SEED, targetOf } from "./conformance/harness/emulator-target.js";

export type Fault = (url: string, init: RequestInit) => Promise<Response>;

export interface Service {
  emulator: Emulator;
  target: Target;
  faulty: (fault: Fault) => Target;
  groupNames: () => string[];
}

export function useService(): Service {
  const service = {
    faulty: (fault) => ({ ...service.target, fetch: (url, init) => fault(url as string, init ?? {}) }),
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

import type { Emulator, EmulatorOptions, Seed } from "@hosting-platform/emulator";
import { importModule } from "../core/modules/import-module.cjs";

/** The part of the emulator that the reference uses. */
export interface EmulatorPackage {
  startEmulator: (options?: EmulatorOptions) => Promise<Emulator>;
  DEFAULT_SEED: Seed;
}

const EMULATOR = "@hosting-platform/emulator";

/** Loads the built package: this command starts before it is built. */
export async function loadEmulator(): Promise<EmulatorPackage> {
  return (await importModule(EMULATOR)) as EmulatorPackage;
}

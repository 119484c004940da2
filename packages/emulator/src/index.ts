export type { EmulatorOptions } from "./emulator-options.js";
export { startEmulator } from "./start-emulator.js";
export type { Emulator, Snapshot } from "./emulator.js";
export type { EmulatorClock } from "./emulator-clock.js";
export { EmulatorError, type EmulatorErrorCode } from "./emulator-error.js";
export type { Failure, Fixture, UserHandler, UserHandlerContext } from "./internal/app-parts.js";
export type { ActiveFault, Fault } from "./internal/faults/fault.js";
export type { Faults } from "./internal/faults/fault-list.js";
export type { RequestLogEntry } from "./internal/request-log.js";
export { DEFAULT_SEED } from "./internal/state/default-seed.js";
export type {
  Seed,
  SeedAccessGroup,
  SeedSsoClient,
  SeedTeam,
  SeedTimes,
  SeedToken,
  SeedVirtualModelConfig,
  SeedWebhook,
} from "./internal/state/seed.js";
export type { Caller } from "./internal/types.js";

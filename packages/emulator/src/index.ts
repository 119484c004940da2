export type { EmulatorOptions } from "./emulator-options.js";
export { startEmulator } from "./start-emulator.js";
export type { Emulator, Snapshot, World, WorldControl } from "./emulator.js";
export type { EmulatorClock } from "./emulator-clock.js";
export { EmulatorError, type EmulatorErrorCode } from "./emulator-error.js";
export type { Failure } from "./internal/failure.js";
export type { Fixture, HeaderValues, OperationFixture } from "./internal/fixture.js";
export type { ActiveFault, Fault } from "./internal/faults/faults.js";
export type { Faults } from "./internal/faults/faults.js";
export type { HandlerOptions } from "./internal/user-handler.js";
export type { IsolatedTeam } from "./internal/isolated-team.js";
export type { OperationId, PathParameters, RequestBody, ResponseBody } from "./internal/operation-types.js";
export type { NearMiss } from "./internal/requests/observed-request.js";
export type { Requests, SentRequest } from "./internal/requests/requests.js";
export type { RequestFilter, RequestMatch, TextPattern } from "./internal/requests/request-match.js";
export type { RequestLogEntry } from "./internal/request-log.js";
export type { ActiveStub, Effect, Stub, Stubs, Turns, Unused } from "./internal/stubs/stub.js";
export { DEFAULT_SEED } from "./internal/state/default-seed.js";
export type {
  Fixtures,
  Seed,
  SeedAccessGroup,
  SeedRecords,
  SeedSsoClient,
  SeedTeam,
  SeedTimes,
  SeedToken,
  SeedVirtualModelConfig,
  SeedWebhook,
} from "./internal/state/seed.js";
export type { UserHandler, UserHandlerContext, UserHandlerRequest } from "./internal/user-handler.js";
export type { Caller } from "./internal/types.js";

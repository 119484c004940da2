import type { Snapshot } from "./emulator.js";
import type { Failure } from "./internal/failure.js";
import type { RequestLogEntry } from "./internal/request-log.js";
import type { Fixtures, Seed } from "./internal/state/seed.js";
import type { Stub } from "./internal/stubs/stub.js";

/** Options of `startEmulator()`. */
export interface EmulatorOptions {
  /** The port to listen on. 0, the default, picks a free port, which `url` contains. */
  port?: number;
  /** The address to listen on; default: 127.0.0.1. `localhost` is 127.0.0.1 and ::1. Other machines can reach the emulator unless this is a loopback address. */
  host?: string;
  /**
   * Further names in the `Host` header of requests, such as that of a reverse proxy or tunnel: `emulator.example.com`, or `.example.com` for all
   * names below it; default: none.
   */
  allowedHosts?: readonly string[];
  /** Fixed responses by operationId, which override those of the seed, also after `seed()` and `restore()`. */
  fixtures?: Fixtures;
  /** Stubs of all worlds, which a reset begins again. */
  stubs?: readonly Stub[];
  /** The initial state, also used by `reset()`: a seed, or a snapshot of another emulator; default: `DEFAULT_SEED`. */
  seed?: Seed | Snapshot;
  /**
   * Origins whose pages may call the operations from a browser, such as `http://localhost:3000`; default: none. `null` is the origin of pages
   * opened as files and of sandboxed frames; `*` allows any origin. Control endpoints remain forbidden to them.
   */
  allowedOrigins?: readonly string[];
  /** A file to persist the state in; default: memory only. The seed is used only if the file is new. */
  data?: string;
  /** The time to stop the clock at, as for `clock.set()`; default: the clock runs with the machine's time. */
  clock?: number | string | Date;
  /** Called after each response has ended; default: no logging. */
  log?: (entry: RequestLogEntry) => void;
  /** Called for each error inside the emulator or a registered handler; the response is 500. */
  onFailure?: (failure: Failure) => void;
}

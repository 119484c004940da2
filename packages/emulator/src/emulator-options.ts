import type { Failure } from "./internal/app-parts.js";
import type { RequestLogEntry } from "./internal/request-log.js";
import type { Seed } from "./internal/state/seed.js";

/** What `startEmulator` takes. */
export interface EmulatorOptions {
  /** The port to listen on; by default, and for 0, one that is free, which `url` names. */
  port?: number;
  /** The address to listen on; 127.0.0.1 by default. Any but a loopback address lets other machines reach the emulator. */
  host?: string;
  /** What there is at the beginning, and after a reset; by default a team with a user, a token and projects. */
  seed?: Seed;
  /**
   * The origins whose pages a browser lets call the operations, such as `http://localhost:3000`; none by default. `null` is that of a page that
   * was opened as a file, but also of any page in a sandboxed frame; `*` is any. The control endpoints stay closed to them.
   */
  allowedOrigins?: readonly string[];
  /** A file that keeps the state, which outlives the process then; the seed is for a new file alone. In memory by default. */
  data?: string;
  /** A time to stand still at, as the clock's `set()` takes it; the machine's time by default. */
  clock?: number | string | Date;
  /** Told of each request once it is answered. Nothing is logged by default. */
  log?: (entry: RequestLogEntry) => void;
  /** Told of what fails inside the emulator or in a registered handler, to which the answer is 500. */
  onFailure?: (failure: Failure) => void;
}

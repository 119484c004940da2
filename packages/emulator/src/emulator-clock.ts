/** The emulator's clock, used for timestamps and expiry. */
export interface EmulatorClock {
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  /** Returns true if the clock is stopped. */
  stands(): boolean;
  /**
   * Stops the clock at a time.
   *
   * @param time - Milliseconds since 1970, a `Date`, or an ISO 8601 string with a time zone, such as `2030-01-01T00:00:00Z`.
   * @throws {EmulatorError} with the code `invalid-clock` if the time is invalid.
   */
  set(time: number | string | Date): void;
  /**
   * Advances the clock, whether it is stopped or running.
   *
   * @param milliseconds - A non-negative integer.
   * @throws {EmulatorError} with the code `invalid-clock` if the number is invalid.
   */
  advance(milliseconds: number): void;
  /** Restarts the clock at the machine's time. */
  run(): void;
}

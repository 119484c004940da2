/** The time that the emulator goes by, for timestamps and for what expires. */
export interface EmulatorClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether the time stands still. */
  stands(): boolean;
  /**
   * Makes the time stand still there.
   *
   * @param time - Milliseconds since 1970, a date, or a text that ISO 8601 allows, such as `2030-01-01T00:00:00Z`.
   * @throws {EmulatorError} with the code `invalid-clock`.
   */
  set(time: number | string | Date): void;
  /**
   * Moves the time on, be it that it stands or goes.
   *
   * @param milliseconds - Not negative.
   * @throws {EmulatorError} with the code `invalid-clock`.
   */
  advance(milliseconds: number): void;
  /** Makes the time go again, from the machine's time. */
  run(): void;
}

/** Path of the stamp with the hashes of the last run's inputs and outputs, relative to the root. */
export const STAMP: string;

/** All inputs of a run: files and folders, relative to the root. */
export const INPUTS: readonly string[];

/**
 * Checks if a run would change nothing, by comparing the contents of all inputs and outputs with those of the last run.
 *
 * @param options `docs`: whether the run would build the reference
 */
export function isUpToDate(root: string, options: { docs: boolean }): boolean;

/** A run of our own contract. */
export interface BegunRun {
  /** Call it when everything except the reference is written. Later changes by others then prevent a stamp. */
  written(): void;
  /**
   * Stores the hashes of inputs and outputs for {@link isUpToDate}. Call it after a run without findings.
   *
   * @param result whether the run built the reference
   * @returns false if nothing was stored: an input changed in the meantime, or the stamp cannot be written
   */
  remember(result: { docs: boolean }): boolean;
}

/** Begins a run. Call it before any input is read. */
export function beginRun(root: string): BegunRun;

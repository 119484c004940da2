/** Where it is kept what the last run of our own contract was made from, and what it left; from the root. */
export const STAMP: string;

/** All that a run reads: files and folders, from the root. */
export const INPUTS: readonly string[];

/**
 * Whether a run would change nothing: all that it reads and writes is as the last run left it. Contents are compared, and no times.
 *
 * @param options `docs`: whether the run would build the reference
 */
export function isUpToDate(root: string, options: { docs: boolean }): boolean;

/** A run of our own contract, from before it read anything. */
export interface BegunRun {
  /** To be called once all but the reference is written: what changes later is not what the run left, and nothing is kept then. */
  written(): void;
  /**
   * Keeps what the run was made from and what it left, so that {@link isUpToDate} knows it. To be called after a run without findings.
   *
   * @param result what the run wrote, from the root, and whether it built the reference
   * @returns false where nothing is kept: what the run had read was edited meanwhile, or the place cannot be written
   */
  remember(result: { docs: boolean }): boolean;
}

/** To be called before a run reads anything. */
export function beginRun(root: string): BegunRun;

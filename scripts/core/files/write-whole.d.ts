/**
 * Writes a cache file atomically.
 *
 * @param file absolute path; missing folders are created
 * @returns false if the file cannot be written; nothing is left behind
 */
export function writeWhole(file: string, content: string | Buffer): boolean;

/** Creates a folder, an absolute path, and those above it; returns the highest one that was missing. */
export function makeFolder(folder: string, mode?: number): string | undefined;

/**
 * Writes a cache file atomically.
 *
 * @param file absolute path; missing folders are created
 * @returns false if the file cannot be written; nothing is left behind
 */
export function writeWhole(file: string, content: string | Buffer): boolean;

/**
 * Creates a folder and those above it.
 *
 * @param folder absolute path
 * @returns the highest folder that was missing
 */
export function makeFolder(folder: string, mode?: number): string | undefined;

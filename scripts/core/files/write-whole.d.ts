/**
 * Writes a file of a cache so that other processes find it whole, as it was before, or not at all.
 *
 * @param file absolute path; folders that are missing are made
 * @returns false where it cannot be written: then nothing is left of it
 */
export function writeWhole(file: string, content: string | Buffer): boolean;

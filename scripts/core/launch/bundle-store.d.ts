/** Returns the folder of a script's bundle, named by the hash of its sources. */
export function bundleFolder(root: string, name: string): string;

/** Removes old bundles of a script. */
export function removeOld(folder: string, name: string): void;

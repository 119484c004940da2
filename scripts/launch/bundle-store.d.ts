/** The folder for the bundle of a script, named by all that the bundle is made from. */
export function bundleFolder(root: string, name: string): string;

/** A file as it was stored; undefined where it is missing, or is not what was stored. */
export function readStored(folder: string, name: string): Buffer | undefined;

/** Stores files. One that cannot be stored is made again by the next run. */
export function store(folder: string, files: Record<string, string | Buffer>): void;

/** Removes the bundles that have not been made lately. */
export function removeOld(folder: string): void;

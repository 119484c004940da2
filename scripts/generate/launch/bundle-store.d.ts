/** The folder for the bundle of a script, named by all that the bundle is made from. */
export function bundleFolder(root: string, name: string): string;

/** Removes the bundles that have not been made lately. */
export function removeOld(folder: string): void;

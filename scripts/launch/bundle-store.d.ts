/** The folder for the bundle of a script, named by all that the bundle is made from. */
export function bundleFolder(root: string, name: string): string;

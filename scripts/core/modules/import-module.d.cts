/** Imports what is known only at run time. */
export function importModule(specifier: string): Promise<unknown>;

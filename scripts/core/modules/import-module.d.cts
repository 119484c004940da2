/** Imports a module chosen at run time. */
export function importModule(specifier: string): Promise<unknown>;

/** A package, as its API report has it. */
export interface PackageApi {
  name: string;
  /** The `exports` of package.json. */
  exports: Readonly<Record<string, unknown>>;
  /** Declarations by path in `dist/`. */
  modules: ReadonlyMap<string, string>;
}

/** Returns the entries of a package that its report has, with the paths of their declarations. */
export function entriesOf({ exports, modules }: PackageApi): [entry: string, path: string][] {
  return Object.entries(exports).flatMap(([entry, target]): [string, string][] => {
    const types = typeof target === "object" && target !== null && "types" in target ? target.types : undefined;
    const path = typeof types === "string" ? types.replace(/^\.\/dist\//, "") : "";
    return modules.has(path) ? [[entry, path]] : [];
  });
}

// Where a source stands once its package is built.

/** The package that publishes the contract's types; the others refer to it instead of carrying a copy. */
const TYPES_PACKAGE = "@hosting-platform/types";

/** The path of a source's output in `dist/`, without its extension; undefined where the source belongs to another package. */
export function distPath(folder: string, source: string): string | undefined {
  const own = `${folder}/src/`;
  const stem = source.replace(/\.ts$/, "");
  if (stem.startsWith(own)) return stem.slice(own.length);
  return stem.startsWith("generated/") ? stem : undefined;
}

/** The specifier under which another package publishes a generated source; undefined where the package carries it itself. */
export function publishedAs(packageName: string, source: string): string | undefined {
  if (packageName === TYPES_PACKAGE || !/^generated\/(types\.ts|types\/|schemas\.ts)/.test(source)) return undefined;
  const subpath = /^generated\/types\/(.+)\.ts$/.exec(source)?.[1];
  return subpath === undefined ? TYPES_PACKAGE : `${TYPES_PACKAGE}/${subpath}`;
}

// The layout of built packages.

/** The package that publishes the contract's types. The others import them. */
const TYPES_PACKAGE = "@hosting-platform/types";

/** Returns the path of a source's output in `dist/`, without extension; undefined if the source belongs to another package. */
export function distPath(folder: string, source: string): string | undefined {
  const own = `${folder}/src/`;
  const stem = source.replace(/\.ts$/, "");
  if (stem.startsWith(own)) return stem.slice(own.length);
  return /^(?:generated|scripts)\//.test(stem) ? stem : undefined;
}

/** Returns the specifier of a generated source that another package publishes; undefined if the package contains it itself. */
export function publishedAs(packageName: string, source: string): string | undefined {
  if (packageName === TYPES_PACKAGE || !/^generated\/(types\.ts|types\/|schemas\.ts)/.test(source)) return undefined;
  const subpath = /^generated\/types\/(.+)\.ts$/.exec(source)?.[1];
  return subpath === undefined ? TYPES_PACKAGE : `${TYPES_PACKAGE}/${subpath}`;
}

/** Imports a module chosen at run time. In the generator's bundle, a script, Node would warn that `import()` is experimental. */
exports.importModule = (specifier) => import(specifier);

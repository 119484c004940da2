/** Imports what is known only at run time; the bundle of the generator is a script, for which Node warns that this is an experiment. */
exports.importModule = (specifier) => import(specifier);

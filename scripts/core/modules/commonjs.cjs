// CommonJS modules, loaded by `require` calls that esbuild can see.

exports.loadTypescript = () => require("typescript");

// The package's entry would load a second copy of Redocly's core.
exports.loadOpenapiTypescript = () => ({
  transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
  transformSchemaObject: require("openapi-typescript/dist/transform/schema-object.cjs").default,
  resolveRef: require("openapi-typescript/dist/lib/utils.cjs").resolveRef,
});

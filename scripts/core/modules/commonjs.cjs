// What is loaded as CommonJS, by `require`, which esbuild sees.

exports.loadTypescript = () => require("typescript");

// Its entry loads a second copy of Redocly's core, for the bundling that is not used here.
exports.loadOpenapiTypescript = () => ({
  transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
  transformSchemaObject: require("openapi-typescript/dist/transform/schema-object.cjs").default,
  resolveRef: require("openapi-typescript/dist/lib/utils.cjs").resolveRef,
});

export type { Finding } from "../../../scripts/core/cli/finding.js";
export type {
  OpenApiDocument,
  OperationModel,
  OutputFile,
  Plugin,
  PluginContext,
  PluginOperation,
} from "../../../scripts/generate/plugin.js";
export {
  defineConfig,
  type DocumentConfig,
  type GeneratorConfig,
  type PaginationRule,
} from "../../../scripts/generate/published/config.js";
export { generate, type GenerateOptions, type GenerateResult } from "../../../scripts/generate/published/generate.js";

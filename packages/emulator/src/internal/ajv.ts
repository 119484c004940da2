import { createRequire } from "node:module";
import type { Ajv2020, Options } from "ajv/dist/2020.js";

const require = createRequire(import.meta.url);

/** Creates a validator of JSON Schema (2020-12). The library is loaded on first use, which no start needs. */
export function createAjv(options: Options): Ajv2020 {
  const { Ajv2020: Validator } = require("ajv/dist/2020.js") as { Ajv2020: typeof Ajv2020 };
  return new Validator(options);
}

import { buildPackages } from "../../scripts/pack/build-packages.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

/** Each project of the configuration loads this module anew. */
const known = globalThis as { __builtPackages?: Promise<unknown> };

/** Tests import the packages as users do, from `dist/`, which a fresh clone does not have. */
export default async function setup(): Promise<void> {
  await (known.__builtPackages ??= buildPackages(REPOSITORY));
}

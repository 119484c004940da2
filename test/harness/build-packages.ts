import { buildPackages } from "../../scripts/pack/build-packages.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

/** Tests import the packages as users do, from `dist/`, which a fresh clone does not have. */
export default async function setup(): Promise<void> {
  await buildPackages(REPOSITORY);
}

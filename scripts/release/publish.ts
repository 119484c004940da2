import { join } from "node:path";
import { CommandError } from "../lib/command-error.js";
import type { PlannedPackage, ReleasePlan } from "./plan.js";
import { npmErrors, type Outcome, runNpm } from "./program.js";
import { registryFlags, scopeOf } from "./registry.js";

const FIRST = 'what has no version yet is published by hand: CONTRIBUTING.md, "Once, before the first release"';

/** What to do about the codes that npm ends with. */
const HINTS: Record<string, string> = {
  ENEEDAUTH: `say who you are: \`npm login --registry REGISTRY\`; in CI, let the registry trust the workflow; ${FIRST}`,
  E401: "the registry does not know the token: make a new one, or log in again",
  E403: "the account may not publish this package, or the version was published before: look at the owners of the package",
  E402: "the scope is private: the packages need the access public",
  E404: `the scope is not known to the registry, the account is not a member of it, or the workflow is not trusted; ${FIRST}`,
  EOTP: "the registry asks for a one-time password: set npm_config_otp to it, and run again at once",
  E422: "the registry refused the provenance: repository.url has to be the repository that the workflow runs in",
  EUSAGE: "run it where provenance can be made: the release workflow",
};

/**
 * Publishes tarballs one after another, and none after one that failed. What the registry has already is left out.
 *
 * @param folder that holds the tarballs
 * @param tell is told of each package as it is done
 * @throws CommandError that says what was published before
 */
export async function publish(root: string, plan: ReleasePlan, folder: string, tell: (line: string) => void): Promise<void> {
  const done: string[] = [];
  for (const one of plan.packages) {
    const id = `${one.manifest.name}@${one.manifest.version}`;
    if (one.published.state === "same") {
      tell(`${id} is there already`);
      continue;
    }
    const outcome = await publishOne(root, plan, one, folder);
    if (outcome.code !== 0) throw failure(id, outcome, plan, done);
    done.push(id);
    tell(`${id} published, ${one.integrity}`);
  }
}

function publishOne(root: string, plan: ReleasePlan, { manifest, access, filename }: PlannedPackage, folder: string): Promise<Outcome> {
  return runNpm(
    [
      "publish",
      join(folder, filename),
      `--tag=${plan.distTag}`,
      `--access=${access}`,
      plan.provenance ? "--provenance" : "--no-provenance",
      "--ignore-scripts",
      "--workspaces=false",
      ...registryFlags(scopeOf(manifest.name), plan.registry),
    ],
    root,
  );
}

function failure(id: string, outcome: Outcome, { registry }: ReleasePlan, done: readonly string[]): CommandError {
  const { code, lines } = npmErrors(outcome);
  const said = lines.slice(0, 3).join(" ");
  const before = done.length === 0 ? "Nothing was published" : `Published before: ${done.join(", ")}`;
  const hint = HINTS[code ?? ""]?.replace("REGISTRY", registry) ?? "mend what npm says";
  return new CommandError(`${id} could not be published to ${registry}: ${code === undefined ? "" : `${code}: `}${said}\n${before}.`, {
    hint: `${hint}; then run the same command again, which publishes what is missing`,
  });
}

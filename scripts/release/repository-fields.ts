import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../core/cli/command-error.js";

/** The fields of a manifest about its repository, for npm's page of the package and for its provenance. */
export interface RepositoryFields {
  repository: { type: "git"; url: string; directory: string };
  homepage: string;
  bugs: { url: string };
}

const GITHUB = /^(?:github:|(?:git\+)?https:\/\/github\.com\/)([\w.-]+\/[\w.-]+?)(?:\.git)?$/;

export const SET_REPOSITORY = "run `npm pkg set repository=github:OWNER/NAME` and commit package.json";

/**
 * Returns the fields for a package's folder, from `repository` of the root's package.json: `github:owner/name`, or its https URL.
 *
 * @throws CommandError if the root has none, or names no repository on GitHub, where the release workflow runs
 * @see https://docs.npmjs.com/generating-provenance-statements
 */
export async function repositoryFields(root: string): Promise<(folder: string) => RepositoryFields> {
  const { repository } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { repository?: string | { url?: string } };
  const written = typeof repository === "object" ? repository.url : repository;
  if (written === undefined)
    throw new CommandError("package.json names no repository, which npm requires for provenance.", { hint: SET_REPOSITORY });
  const name = GITHUB.exec(written)?.[1];
  if (name === undefined)
    throw new CommandError(`"repository" of package.json is no repository on GitHub: ${written}`, { hint: SET_REPOSITORY });
  const page = `https://github.com/${name}`;
  return (directory) => ({
    repository: { type: "git", url: `git+${page}.git`, directory },
    homepage: `${page}/tree/HEAD/${directory}#readme`,
    bugs: { url: `${page}/issues` },
  });
}

import type { Manifest } from "./manifests.js";
import type { Obstacle } from "./obstacle.js";

/**
 * What keeps npm from saying, with a signature, from which commit and by which run the packages were made. npm finds some of it only when it
 * has signed, and the registry some only when a part of the packages is published.
 */
export function provenanceObstacles(
  manifests: readonly Manifest[],
  { isTried }: { isTried: boolean },
  env: NodeJS.ProcessEnv = process.env,
): Obstacle[] {
  return [...addressObstacles(manifests, env), ...placeObstacles(isTried, env)];
}

/** A registry holds provenance, and the trust in a workflow, against the repository that a package names. */
export function addressObstacles(manifests: readonly Manifest[], env: NodeJS.ProcessEnv = process.env): Obstacle[] {
  const without = manifests.filter((manifest) => urlOf(manifest) === undefined).map(({ name }) => name);
  if (without.length > 0) {
    return [
      {
        rule: "provenance-repository",
        message: `No repository.url in the package.json of ${without.join(", ")}: a registry refuses provenance that it cannot hold against it.`,
        hint: 'write "repository": { "type": "git", "url": "git+https://<host>/<owner>/<name>.git", "directory": "packages/<name>" }',
      },
    ];
  }
  const here = env["GITHUB_REPOSITORY"] === undefined ? undefined : `${env["GITHUB_SERVER_URL"] ?? ""}/${env["GITHUB_REPOSITORY"]}`;
  if (here === undefined) return [];
  const others = manifests.filter((manifest) => plain(urlOf(manifest) ?? "") !== plain(here));
  if (others.length === 0) return [];
  return [
    {
      rule: "provenance-repository",
      message: `repository.url of ${others.map(({ name }) => name).join(", ")} is not the repository that this runs in, which is ${here}.`,
      hint: "publish from the repository that the packages name, or correct repository.url",
    },
  ];
}

/** npm can have provenance signed by two services, and each has to be asked for its word. */
function placeObstacles(isTried: boolean, env: NodeJS.ProcessEnv): Obstacle[] {
  const rule = "provenance-place";
  // The job that only tries it must not have what the one that publishes has.
  if (isTried && (env["GITHUB_ACTIONS"] !== undefined || env["GITLAB_CI"] !== undefined)) return [];
  if (env["GITHUB_ACTIONS"] !== undefined) {
    if (env["ACTIONS_ID_TOKEN_REQUEST_URL"] !== undefined) return [];
    return [{ rule, message: "The workflow may not ask for an identity token.", hint: "give the job `permissions: id-token: write`" }];
  }
  if (env["GITLAB_CI"] !== undefined) {
    if (env["SIGSTORE_ID_TOKEN"] !== undefined) return [];
    return [{ rule, message: "The job has no SIGSTORE_ID_TOKEN.", hint: "give it one under `id_tokens`, with the audience sigstore" }];
  }
  return [
    {
      rule,
      message: "Provenance can be made in GitHub Actions and GitLab CI alone, and this is neither.",
      hint: 'let the release workflow publish; what has no version yet: CONTRIBUTING.md, "Once, before the first release"; for a rehearsal, name a registry on this machine and add --no-provenance',
    },
  ];
}

function urlOf({ repository }: Manifest): string | undefined {
  const url = typeof repository === "string" ? repository : repository?.url;
  return url === "" ? undefined : url;
}

/** An address without what git and npm may write around it. */
function plain(url: string): string {
  return url
    .replace(/^git\+/, "")
    .replace(/\.git$/, "")
    .replace(/\/$/, "")
    .toLowerCase();
}

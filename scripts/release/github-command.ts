import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import semver from "semver";
import { CommandError } from "../core/cli/command-error.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { commandOf } from "../core/cli/spec-command.js";
import { REPOSITORY } from "../core/files/repository.js";
import { temporaryFolder } from "../core/files/temporary-folder.js";
import { commonVersion, type Package, readPackages } from "../pack/manifests.js";
import { changesOf } from "./changelog.js";
import { releaseTag } from "./git.js";
import { npmErrors, runNpm } from "./program.js";
import { runProgram } from "../core/cli/run-program.js";

const USAGE = `usage: npm run release:github [-- --dry-run]

Creates the GitHub release of the published version with GitHub's command gh: the version's section of CHANGELOG.md, and an SBOM
(CycloneDX) of the published packages with all that npm installs with them. The tag must be on GitHub. Does nothing if the release
exists, so a failed run can be repeated.

  --dry-run     print the text of the release; create nothing
  -h, --help    print this help

Exit codes: 0 success; 2 invalid usage, no section in the changelog, or npm or gh failed.
`;

/** Runs the command in a repository. */
export async function releaseOnGitHub(args: string[], root: string): Promise<number> {
  const options = { "dry-run": { type: "boolean", default: false } } as const;
  const { values } = parseCommand({ args, options });
  const packages = await readPackages(root);
  const version = commonVersion(packages);
  const tag = releaseTag(version);
  const notes = changesOf(await readFile(join(root, "CHANGELOG.md"), "utf8"), version);
  if (values["dry-run"]) {
    process.stdout.write(`${notes}\n`);
    return 0;
  }
  if ((await runProgram("gh", ["release", "view", tag], root)).code === 0) {
    process.stdout.write(`${tag}: the release exists\n`);
    return 0;
  }
  await temporaryFolder("github-", async (folder) => {
    const [text, sbom] = [join(folder, "notes.md"), join(folder, `sbom-${version}.cdx.json`)];
    await writeFile(text, notes);
    await writeFile(sbom, await sbomOf(packages, version, folder));
    const early = semver.prerelease(version) === null ? [] : ["--prerelease"];
    const created = await runProgram(
      "gh",
      ["release", "create", tag, "--verify-tag", "--title", tag, "--notes-file", text, ...early, sbom],
      root,
    );
    if (created.code !== 0) {
      throw new CommandError(`gh could not create the release: ${created.stderr.trim()}`, { hint: "mend it and run the command again" });
    }
  });
  process.stdout.write(`${tag}: the release is created\n`);
  return 0;
}

/** Resolves the packages as a project that installs them all: the registry's versions and checksums, not those of this repository. */
async function sbomOf(packages: readonly Package[], version: string, folder: string): Promise<string> {
  const dependencies = Object.fromEntries(packages.map(({ manifest }) => [manifest.name, version]));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "hosting-platform-api", version, private: true, dependencies }));
  const npm = async (...args: string[]): Promise<string> => {
    const outcome = await runNpm(args, folder);
    if (outcome.code === 0) return outcome.stdout;
    throw new CommandError(`npm ${args[0] ?? ""} failed: ${npmErrors(outcome).lines.join(" ")}`, { hint: "run the command again" });
  };
  await npm("install", "--package-lock-only", "--ignore-scripts", "--prefer-online");
  return npm("sbom", "--sbom-format", "cyclonedx", "--package-lock-only");
}

export const run = commandOf(import.meta.url, USAGE, (args) => releaseOnGitHub(args, REPOSITORY));

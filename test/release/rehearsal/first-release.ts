import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import semver from "semver";
import { openGate } from "./harness/gate.js";
import { fetchManifest, latestOf, type Manifest, versionsOf } from "./harness/published.js";
import { startChild } from "../../runtimes/harness/children.js";
import { changesIn, INSTALLED, raiseVersion, refusalOf, type Rehearsal, RELEASED, versionIn } from "./rehearsal.js";

/** So many packages are published before the release is killed. */
const BEFORE = 2;
const NAME = "someone/platform";
const SENTENCE = "What is rehearsed is released.";
const CHANGESET = `---\n"@hosting-platform/sdk": minor\n---\n\n${SENTENCE}\n`;

/** From a changeset to packages in the registry, with what has to be refused on the way; returns the version. */
export async function firstRelease(rehearsal: Rehearsal): Promise<string> {
  const { steps, clone } = rehearsal;
  steps.print("\nThe first release");
  await steps.run("a fresh clone is generated, and stays as it was committed", async () => {
    await clone.script("generate", "--no-docs");
    await clone.checkClean();
  });
  await steps.run("no repository, another branch, a pending changeset, an uncommitted file and drift are refused", () => refuse(rehearsal));
  const version = await steps.run("all packages, the lock file and the changelog get one version", () => raise(rehearsal), String);
  await steps.run("a dry run says what would be published, and does nothing", () => dryRun(rehearsal, version));
  await steps.run("a release is killed between two packages", () => interrupt(rehearsal, version));
  await steps.run("the same command publishes the others, and tags the commit", () => resume(rehearsal, version));
  await steps.run("what is published asks for provenance and names its repository", () => checkProvenance(rehearsal, version));
  await steps.run("the release on GitHub has the changes and an SBOM, and is created once", () => releaseOnGitHub(rehearsal, version));
  return version;
}

async function refuse(rehearsal: Rehearsal): Promise<void> {
  const { clone } = rehearsal;
  await clone.write(".changeset/rehearsal.md", CHANGESET);
  await clone.run("npm", "pkg", "delete", "repository");
  await clone.git("checkout", "--quiet", "-b", "feature");
  await clone.commit("A changeset");
  await clone.write("notes.txt", "not committed\n");
  await clone.edit("generated/openapi.json", '"openapi": "3.1.', '"openapi":  "3.1.');
  const { rules, text } = await refusalOf(rehearsal);
  assert.deepEqual(rules, ["no-repository", "dirty-tree", "not-on-main", "pending-changesets", "stale-generated"]);
  for (const detail of ["?? notes.txt", ".changeset/rehearsal.md", "generated/openapi.json"]) assert.ok(text.includes(detail), text);
  await clone.remove("notes.txt");
  await clone.git("checkout", "--quiet", ".");
  await clone.run("npm", "pkg", "set", `repository=github:${NAME}`);
  await clone.commit("The repository");
  await clone.git("checkout", "--quiet", "-B", "main");
}

async function raise({ clone }: Rehearsal): Promise<string> {
  const before = await versionIn(clone);
  const version = await raiseVersion(clone);
  assert.ok(semver.gte(version, semver.inc(before, "minor") ?? ""), `${before} became ${version}`);
  const { packages } = await clone.json<{ packages: Record<string, Manifest> }>("package-lock.json");
  for (const name of RELEASED) {
    const folder = name.replace("@hosting-platform", "packages");
    for (const manifest of [await clone.json<Manifest>(`${folder}/package.json`), packages[folder]]) {
      assert.equal(manifest?.version, version, `the version of ${name}`);
      const own = Object.entries(manifest.dependencies ?? {}).filter(([other]) => RELEASED.includes(other));
      const others = own.filter(([, range]) => range !== `^${version}`);
      assert.deepEqual(others, [], `what ${name} asks for of the others`);
    }
  }
  assert.ok((await changesIn(clone, version)).includes(SENTENCE), "the changelog says what the changeset did");
  assert.equal(await clone.git("ls-files", ".changeset/rehearsal.md"), "");
  return version;
}

async function dryRun({ clone, registry }: Rehearsal, version: string): Promise<void> {
  const tags = await clone.git("tag");
  const said = await clone.script("release", "--dry-run");
  for (const name of RELEASED) assert.ok(said.includes(`${name}@${version} would be published\n`), said);
  await clone.checkClean();
  assert.equal(await clone.git("tag"), tags, "a dry run gives no tag");
  for (const name of RELEASED) assert.deepEqual(await versionsOf(registry, name), {}, `${name} is in the registry`);
}

async function interrupt(rehearsal: Rehearsal, version: string): Promise<void> {
  const { clone, registry, use } = rehearsal;
  const gate = await openGate(registry, BEFORE);
  await use(gate.url);
  try {
    const release = clone.start("npm", "run", "--silent", "release", "--", "--no-provenance");
    await Promise.race([gate.isShut, endedTooEarly(release.ended)]);
    await release.end();
  } finally {
    await gate.close();
    await use(registry);
  }
  const there = (await timesOf(rehearsal, version)).filter((time) => time !== undefined);
  assert.equal(there.length, BEFORE);
  assert.equal(await clone.git("tag", "--list", `v${version}`), "", "half a release has no tag");
}

async function endedTooEarly(ended: Promise<string>): Promise<never> {
  throw new Error(`the release ended before it could be interrupted:\n${await ended}`);
}

async function resume(rehearsal: Rehearsal, version: string): Promise<void> {
  const { clone, registry } = rehearsal;
  const before = await timesOf(rehearsal, version);
  await clone.script("release", "--no-provenance");
  const after = await timesOf(rehearsal, version);
  assert.ok(!after.includes(undefined), "not all packages are published");
  assert.ok(
    before.every((time, index) => time === undefined || time === after[index]),
    "a package was published a second time",
  );
  for (const name of RELEASED) assert.equal(await latestOf(registry, name), version, `the latest version of ${name}`);
  assert.equal(await clone.git("rev-list", "-n", "1", `v${version}`), await clone.git("rev-parse", "HEAD"));
  await clone.checkClean();
}

function timesOf({ registry }: Rehearsal, version: string): Promise<(string | undefined)[]> {
  return Promise.all(RELEASED.map(async (name) => (await versionsOf(registry, name))[version]));
}

async function checkProvenance({ registry }: Rehearsal, version: string): Promise<void> {
  for (const name of RELEASED) {
    const { publishConfig, repository, homepage, bugs } = await fetchManifest(registry, name, version);
    assert.deepEqual(publishConfig, { access: "public", provenance: true }, name);
    assert.deepEqual(
      [repository?.url, repository?.directory],
      [`git+https://github.com/${NAME}.git`, name.replace("@hosting-platform", "packages")],
    );
    for (const address of [homepage, bugs?.url]) assert.ok(address?.startsWith(`https://github.com/${NAME}/`), address);
  }
}

/** A `gh` that keeps what it is given, and knows the release afterwards. */
const GH = `#!/bin/sh
if [ "$2" = view ]; then exec test -e "$HOME/gh"; fi
mkdir "$HOME/gh" && echo "$*" > "$HOME/gh/arguments" && cp "$8" "$HOME/gh/notes.md" && for last; do :; done && cp "$last" "$HOME/gh/sbom.json"
`;

async function releaseOnGitHub({ clone, root }: Rehearsal, version: string): Promise<void> {
  await mkdir(join(root, "bin"));
  await writeFile(join(root, "bin/gh"), GH, { mode: 0o755 });
  const create = (): Promise<string> =>
    startChild("npm", ["run", "--silent", "release:github"], {
      cwd: clone.folder,
      env: { ...clone.env, PATH: `${join(root, "bin")}:${process.env["PATH"] ?? ""}` },
    }).ended;
  assert.equal(await create(), `v${version}: the release is created\n`);
  assert.equal(await create(), `v${version}: the release exists\n`);
  assert.ok((await readFile(join(root, "gh/notes.md"), "utf8")).includes(SENTENCE));
  assert.ok((await readFile(join(root, "gh/arguments"), "utf8")).startsWith(`release create v${version} --verify-tag`));
  const { components } = JSON.parse(await readFile(join(root, "gh/sbom.json"), "utf8")) as { components: { purl: string }[] };
  const names = components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.+)@.*$/, "$1"));
  assert.deepEqual(
    INSTALLED.filter((name) => !names.includes(name)),
    [],
    "what the SBOM lacks",
  );
}

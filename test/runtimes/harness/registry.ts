import { access, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Child, startChild } from "./children.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";

/** Starts a registry of our own on the loopback interface, with what it keeps below `folder`: nothing else is asked for a package. */
export async function startRegistry(runtimes: string, folder: string): Promise<{ url: string; end(): Promise<void> }> {
  await mkdir(folder);
  const driver = join(import.meta.dirname, "../drivers/verdaccio.ts");
  const args = [driver, join(runtimes, "node_modules/verdaccio/build/index.mjs"), folder];
  // Verdaccio needs a newer Node than these packages do.
  const program = join(runtimes, "node_modules/node22/bin/node");
  const child: Child = startChild(program, args, { cwd: folder, env: { HOME: folder }, isServer: true });
  const [, port = ""] = await child.prints(/^port (\d+)$/m);
  return { url: `http://127.0.0.1:${port}/`, end: () => child.end() };
}

/** npm, with nothing of the user's configuration, nor of the npm that runs the tests. */
export interface Npm {
  registry: string;
  run(cwd: string, ...args: string[]): Promise<string>;
  start(cwd: string, ...args: string[]): Child;
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel", "error"];

/** npm for a registry, which takes any token. */
export async function npmFor(registry: string, root: string): Promise<Npm> {
  const config = join(root, "npmrc");
  await writeFile(config, `${registry.replace(/^https?:/, "")}:_authToken=any\n`);
  const options = ["--userconfig", config, "--cache", join(root, "cache"), "--registry", registry, ...QUIET];
  const start = (cwd: string, command = "", ...args: string[]): Child =>
    startChild("npm", [command, ...options, ...args], { cwd, env: { HOME: root } });
  return { registry, start, run: (cwd, ...args) => start(cwd, ...args).ended };
}

/**
 * Packs packages of ours, and of other makers as they are installed here, and publishes them by the request that npm sends: npm itself takes
 * a second for each, and the rehearsal of a release publishes with it.
 */
export async function publishPackages(npm: Npm, own: readonly string[], others: readonly string[], folder: string): Promise<void> {
  await mkdir(folder);
  const copies = await Promise.all(others.map((name) => copyPackage(name, join(folder, "copies", name))));
  const sources = [...own.map((name) => join(REPOSITORY, "packages", name)), ...copies];
  const packed = await npm.run(REPOSITORY, "pack", ...sources, "--json", "--pack-destination", folder);
  for (const [index, { filename, ...dist }] of (JSON.parse(packed) as Packed[]).entries()) {
    const manifest = JSON.parse(await readFile(join(sources[index] ?? "", "package.json"), "utf8")) as Manifest;
    const { name, version } = manifest;
    const data = (await readFile(join(folder, filename))).toString("base64");
    const body = {
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { ...manifest, dist: { ...dist, tarball: `${npm.registry}${name}/-/${filename}` } } },
      _attachments: { [filename]: { content_type: "application/octet-stream", data, length: data.length } },
    };
    const headers = { authorization: "Bearer any", "content-type": "application/json" };
    const response = await fetch(`${npm.registry}${encodeURIComponent(name)}`, { method: "PUT", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`the registry returned ${response.status} for ${name}: ${await response.text()}`);
  }
}

interface Packed {
  filename: string;
  shasum: string;
  integrity: string;
}

interface Manifest {
  name: string;
  version: string;
}

/** Copies an installed package without what it says of how it is published, which names a registry that an older npm would obey. */
async function copyPackage(name: string, to: string): Promise<string> {
  await cp(join(REPOSITORY, "node_modules", name), to, { recursive: true });
  const manifest = JSON.parse(await readFile(join(to, "package.json"), "utf8")) as Record<string, unknown>;
  delete manifest["publishConfig"];
  await writeFile(join(to, "package.json"), JSON.stringify(manifest));
  return to;
}

/** Fails unless the emulator runs where nothing is installed, by the name of its package, which is not that of its command. */
export async function tryEmulator(npm: Npm, folder: string): Promise<void> {
  await mkdir(folder);
  const child = npm.start(folder, "exec", "--yes", "--", "@hosting-platform/emulator", "--port", "0", "--json");
  try {
    const [, url = ""] = await child.prints(/^\{"url":"([^"]+)".*\}\n/m);
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`the emulator that npx runs returned ${status}`);
  } finally {
    await child.end();
  }
}

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1.0.0" },
  paths: { "/things": { get: { operationId: "listThings", responses: { 204: { description: "None." } } } } },
};

/** Fails unless the generator runs where nothing is installed: from a document, and from a configuration file in TypeScript. */
export async function tryGenerator(npm: Npm, folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "openapi.json"), JSON.stringify(DOCUMENT));
  const config = 'const out: string = "configured";\nexport default { spec: "openapi.json", out };\n';
  await writeFile(join(folder, "generator.config.ts"), config);
  const run = (...args: string[]): Promise<string> => npm.run(folder, "exec", "--yes", "--", "@hosting-platform/generator", ...args);
  await run("openapi.json", "--out", "given");
  await run();
  for (const out of ["given", "configured"]) await access(join(folder, out, "index.ts"));
}

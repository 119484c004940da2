import { cpSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach } from "vitest";
import { PACKAGES } from "../../../scripts/pack/build-packages.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { apiReports } from "../../../scripts/pack/api-report.js";
import { commitAll, git } from "../../harness/git.js";
import { emptyFolder, writeFiles } from "../../harness/folders.js";

const HEAD = "# Changelog\n\nWhat changed.\n\n## Unreleased\n";

/** A source whose exports the API report of its package has. */
export const SOURCE = "packages/pagination/src/index.ts";

export interface Clone {
  folder: string;
  git: (...args: string[]) => Promise<string>;
  commit: () => Promise<string>;
  read: (path: string) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  edit: (path: string, from: string, to: string) => Promise<void>;
  copy: () => Clone;
}

async function smallClone(): Promise<Clone> {
  const clone = cloneIn(emptyFolder());
  await clone.git("init", "--quiet", "--template=");
  cpSync(join(REPOSITORY, ".changeset/config.json"), join(clone.folder, ".changeset/config.json"));
  await writeFiles(clone.folder, FILES);
  for (const { path, text } of await apiReports(clone.folder)) await clone.write(path, text);
  await clone.commit();
  return clone;
}

/** A clone of its own for each test, with the members of a clone. */
export function useClone(): Clone {
  const clone = {} as Clone;
  let template: Clone;
  beforeAll(async () => void (template = await smallClone()));
  beforeEach(() => void Object.assign(clone, template.copy()));
  return clone;
}

function manifest(name: string, dependencies?: Record<string, string>): object {
  return { name, version: "0.0.1", type: "module", ...(dependencies && { dependencies }) };
}
const MANIFESTS = PACKAGES.map(({ name, folder }) => {
  return { folder, manifest: manifest(name, folder === "packages/client" ? { "@hosting-platform/types": "^0.0.1" } : undefined) };
});
const ROOT = { name: "small", private: true, repository: "github:someone/small", workspaces: ["packages/*"] };
function inLock({ name, version, dependencies }: Record<string, unknown>): object {
  return { name, version, ...(dependencies !== undefined && { dependencies }) };
}
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const FILES: Readonly<Record<string, string>> = {
  ".gitignore": "dist/\n",
  "CHANGELOG.md": `${HEAD}\n### Added\n\n- All of it.\n`,
  "package.json": json(ROOT),
  "package-lock.json": json({
    name: "small",
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name: "small", workspaces: ["packages/*"] },
      ...Object.fromEntries(PACKAGES.map(({ name, folder }) => [`node_modules/${name}`, { resolved: folder, link: true }])),
      ...Object.fromEntries(MANIFESTS.map(({ folder, manifest: own }) => [folder, inLock({ ...own })])),
    },
  }),
  ...Object.fromEntries(MANIFESTS.map(({ folder, manifest: own }) => [`${folder}/package.json`, json(own)])),
  ...Object.fromEntries(PACKAGES.flatMap(({ entries }) => entries([])).map((entry) => [entry, "export {};\n"])),
  [SOURCE]: `/** Says hello. */\nexport function hello(name: string): void {\n  void name;\n}\n`,
  "scripts/generate/launch/launch.js": "",
  "spec/openapi.yaml": `openapi: 3.1.0
info: { title: Small, version: 0.0.1 }
tags: [{ name: Hooks }]
paths:
  /v1/hooks:
    get: { tags: [Hooks], operationId: listHooks, responses: { "204": { description: None. } } }
`,
};

function cloneIn(folder: string): Clone {
  const read = (path: string): Promise<string> => readFile(join(folder, path), "utf8");
  const write = (path: string, text: string): Promise<void> => writeFiles(folder, { [path]: text });
  return {
    folder,
    git: (...args) => git(folder, ...args),
    commit: () => commitAll(folder),
    read,
    write,
    async edit(path, from, to) {
      const text = await read(path);
      if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
      await write(path, text.replaceAll(from, to));
    },
    copy() {
      const copy = emptyFolder();
      cpSync(folder, copy, { recursive: true });
      return cloneIn(copy);
    },
  };
}

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { commitAll, git } from "../../support/git.js";

const HEAD = "# Changelog\n\nWhat changed.\n\n## Unreleased\n";

/** The packages, each after those that it depends on. */
export const NAMES = ["types", "client"].map((name) => `@hosting-platform/${name}`);

/** A git repository of two packages, built, with an operation in its contract. */
export interface Clone {
  folder: string;
  git: (...args: string[]) => Promise<string>;
  commit: () => Promise<string>;
  read: (path: string) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  /** Replaces a text that the file has. */
  edit: (path: string, from: string, to: string) => Promise<void>;
  /** Another one as this one is now. */
  copy: () => Promise<Clone>;
  remove: () => Promise<void>;
}

export async function smallClone(): Promise<Clone> {
  const clone = cloneIn(await mkdtemp(join(tmpdir(), "release-")));
  await clone.git("init", "--quiet");
  await cp(join(REPOSITORY, ".changeset/config.json"), join(clone.folder, ".changeset/config.json"));
  for (const [path, text] of Object.entries(FILES)) await clone.write(path, text);
  await clone.commit();
  return clone;
}

const manifest = (name: string, dependencies?: Record<string, string>): object => ({
  name: `@hosting-platform/${name}`,
  version: "0.0.1",
  type: "module",
  files: ["dist"],
  exports: { ".": "./dist/index.js" },
  ...(dependencies && { dependencies }),
  publishConfig: { access: "public" },
});
const TYPES = manifest("types");
const CLIENT = manifest("client", { "@hosting-platform/types": "0.0.1" });
const ROOT = { name: "small", private: true, workspaces: ["packages/*"] };
const inLock = ({ name, version, dependencies }: Record<string, unknown>): object => ({
  name,
  version,
  ...(dependencies !== undefined && { dependencies }),
});
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What `npm run generate -- --check --json` says in the repository. */
export const launcher = (code: number, report: object): string =>
  `console.log(${JSON.stringify(JSON.stringify(report))}); process.exit(${code});\n`;

const FILES: Readonly<Record<string, string>> = {
  ".gitignore": "dist/\n",
  LICENSE: "",
  "tsconfig.json": "{}\n",
  "CHANGELOG.md": `${HEAD}\n### Added\n\n- All of it.\n`,
  "package.json": json(ROOT),
  "package-lock.json": json({
    name: "small",
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name: "small", workspaces: ["packages/*"] },
      "node_modules/@hosting-platform/client": { resolved: "packages/client", link: true },
      "node_modules/@hosting-platform/types": { resolved: "packages/types", link: true },
      "packages/client": inLock({ ...CLIENT }),
      "packages/types": inLock({ ...TYPES }),
    },
  }),
  "packages/types/package.json": json(TYPES),
  "packages/types/dist/index.js": "export {};\n",
  "packages/client/package.json": json(CLIENT),
  "packages/client/dist/index.js": "export {};\n",
  "packages/client/api-report/index.api.md": "\n",
  "generated/types.ts": "",
  "scripts/launch.js": launcher(0, {}),
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
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
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
    async copy() {
      const copy = await mkdtemp(join(tmpdir(), "release-"));
      await cp(folder, copy, { recursive: true });
      return cloneIn(copy);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

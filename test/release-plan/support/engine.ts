import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApiChange } from "../../../scripts/api-report/model.js";
import type { ContractDiff } from "../../../scripts/diff/model.js";
import type { Engine } from "../../../scripts/release/engine.js";
import { contract } from "./changes.js";

/** What an engine finds. */
interface Found {
  /** The version that the packages had. */
  version?: string;
  contract?: ContractDiff;
  api?: readonly ApiChange[];
  reports?: ReadonlyMap<string, string>;
}

/** An engine that compares nothing, and says what it is told to. */
export function fakeEngine({ version = "0.0.1", contract: diff = contract([]), api = [], reports = new Map() }: Found = {}): Engine {
  return {
    resolveBase: (_, ref = "main") => Promise.resolve({ ref, commit: "1".repeat(40) }),
    async withTreeOf(_repository, _commit, _paths, work) {
      const folder = await mkdtemp(join(tmpdir(), "base-"));
      try {
        await mkdir(join(folder, "packages/client/api-report"), { recursive: true });
        await writeFile(join(folder, "packages/client/package.json"), JSON.stringify({ name: "@hosting-platform/client", version }));
        await writeFile(join(folder, "packages/client/api-report/index.api.md"), "\n");
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    diffContracts: () => Promise.resolve(diff),
    apiReports: () => Promise.resolve(new Map(reports)),
    compareReports: () => [...api],
  };
}

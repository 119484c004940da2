import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { resolveBase, withTreeOf } from "../../../scripts/diff/base-ref.js";
import type { ApiChange } from "../../../scripts/api-report/model.js";
import type { ContractDiff } from "../../../scripts/diff/model.js";
import type { Engine } from "../../../scripts/release/engine.js";
import { contract } from "./changes.js";

/** What an engine finds. */
interface Found {
  contract?: ContractDiff;
  api?: readonly ApiChange[];
  reports?: ReadonlyMap<string, string>;
  /** What a build writes. */
  build?: (copy: string) => Promise<unknown>;
}

const REPORTS = new Map([["packages/client/api-report/index.api.md", "\n"]]);

/** An engine that knows git, and compares, compiles and builds nothing: it says what it is told to. */
export function fakeEngine({ contract: diff = contract([]), api = [], reports = REPORTS, build = buildSmall }: Found = {}): Engine {
  return {
    resolveBase,
    withTreeOf,
    diffContracts: () => Promise.resolve(diff),
    apiReports: () => Promise.resolve(new Map(reports)),
    compareReports: () => [...api],
    build,
  };
}

/** Builds what the small repository has. */
export async function buildSmall(root: string): Promise<void> {
  for (const name of ["types", "client"]) {
    await mkdir(join(root, "packages", name, "dist"), { recursive: true });
    await writeFile(join(root, "packages", name, "dist/index.js"), "export {};\n");
  }
}

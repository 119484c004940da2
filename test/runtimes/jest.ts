import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { runCommand } from "./harness/run-command.js";
import type { Place, Run, Runtime } from "./types.js";

/** Jest on the oldest supported Node.js, with the settings of the guide: a transform to CommonJS, and ES modules. */
export const JEST: Runtime[] = [29, 30].flatMap((version) => [
  runtime(version, "CommonJS", [], { ...readGuide(), testMatch: ["**/suite.test.js"] }),
  runtime(version, "ES modules", ["--experimental-vm-modules"], { testMatch: ["**/suite.test.mjs"] }),
]);

/** Returns the `jest` key of the guide's `package.json`. */
function readGuide(): object {
  const guide = readFileSync(join(REPOSITORY, "scripts/docs/guides/runtimes.md"), "utf8");
  const [, text = ""] = /^```json\n(\{\n {2}"jest"[\s\S]*?)^```/m.exec(guide) ?? [];
  return (JSON.parse(text) as { jest: object }).jest;
}

function runtime(version: number, how: string, flags: readonly string[], config: object): Runtime {
  return {
    name: `Jest ${version}, ${how}`,
    suite: "jest",
    called: /^Node 20\./,
    run: (place) => runJest(place, version, flags, config),
  };
}

function runJest({ runtimes, jest, api, scratch }: Place, version: number, flags: readonly string[], config: object): Promise<Run> {
  const modules = join(runtimes, "node_modules");
  const args = [...flags, join(modules, `jest${version}/bin/jest.js`), "--runInBand", "--no-watchman", "--config", JSON.stringify(config)];
  const env = { HOME: scratch, TMPDIR: scratch, API_URL: api, HOSTING_PLATFORM_TOKEN: "token-of-the-environment" };
  return runCommand(join(modules, "node20/bin/node"), args, { cwd: jest, env });
}

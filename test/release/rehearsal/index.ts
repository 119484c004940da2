import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { endChildrenAtExit } from "../../runtimes/harness/children.js";
import { succeed } from "../../harness/processes.js";
import { firstRelease } from "./first-release.js";
import { installed } from "./installed.js";
import { Steps } from "./harness/steps.js";
import { prepare } from "./rehearsal.js";
import { secondRelease } from "./second-release.js";

async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write("usage: npm run test:release\nIt takes no arguments: a release is rehearsed as a whole, of what is committed.\n");
    return 2;
  }
  const started = performance.now();
  const root = await mkdtemp(join(tmpdir(), "release-rehearsal-"));
  process.on("exit", () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));
  const changes = await succeed("git", ["status", "--porcelain"], REPOSITORY);
  const left = changes.split("\n").length - 1;
  if (left > 0) print(`What is committed is rehearsed; ${left} ${left === 1 ? "change is" : "changes are"} not, and left out.`);
  const steps = new Steps(print);
  const rehearsal = await steps.run("a clone, and a registry on this machine", () => prepare(root, steps, print));
  const first = await firstRelease(rehearsal);
  const project = await installed(rehearsal, first);
  await secondRelease(rehearsal, project, first);
  print(`\n${steps.count} steps passed, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return 0;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

endChildrenAtExit();
process.exit(
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error);
    return 1;
  }),
);

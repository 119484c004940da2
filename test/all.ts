import { spawn } from "node:child_process";
import { REPOSITORY } from "../scripts/core/files/repository.js";
import { type Part, PARTS } from "./parts.js";

const PASSED = "passed";

const USAGE = `usage: npm run test:all [-- --skip PART]...
Runs every part, two at a time, also after one that fails: ${PARTS.map(({ name }) => name).join(", ")}.
`;

/** Returns the parts that the arguments leave, or undefined where they are wrong. */
function chosen(args: readonly string[]): readonly Part[] | undefined {
  const skipped = args.filter((_, index) => index % 2 === 1);
  const isRight = args.every((arg, index) => (index % 2 === 0 ? arg === "--skip" : PARTS.some(({ name }) => name === arg)));
  return isRight && args.length % 2 === 0 ? PARTS.filter(({ name }) => !skipped.includes(name)) : undefined;
}

/** Runs a command, and prints its output once it has ended: others run beside it. */
function run({ name, command }: Part): Promise<string> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(`${command} 2>&1`, { cwd: REPOSITORY, shell: true, stdio: ["ignore", "pipe", "inherit"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(5);
      process.stdout.write(`\n== ${name}: ${command}\n${Buffer.concat(chunks).toString()}`);
      resolve(`${code === 0 ? PASSED : "FAILED"} ${seconds} s  ${name}\n`);
    });
  });
}

async function main(args: readonly string[]): Promise<number> {
  const parts = chosen(args);
  if (parts === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const lines: string[] = [];
  const queue = parts.values();
  const work = async (): Promise<void> => {
    for (const part of queue) lines.push(await run(part));
  };
  await Promise.all([work(), work()]);
  process.stdout.write(`\n${lines.join("")}`);
  return lines.every((line) => line.startsWith(PASSED)) ? 0 : 1;
}

process.exit(await main(process.argv.slice(2)));

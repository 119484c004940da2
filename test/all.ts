import { spawn } from "node:child_process";
import { REPOSITORY } from "../scripts/core/files/repository.js";
import { type Part, PARTS } from "./parts.js";

interface Outcome {
  line: string;
  /** The last lines of a part that failed, which name the test. */
  end: string | undefined;
}

const USAGE = `usage: npm run test:all [-- --skip PART]...
Runs every part, two at a time, also after one that fails: ${PARTS.map(({ name }) => name).join(", ")}.
`;

/** Returns the parts that the arguments leave, or undefined where they are wrong. */
function chosen(args: readonly string[]): readonly Part[] | undefined {
  const skipped = args.filter((_, index) => index % 2 === 1);
  const isRight = args.every((arg, index) => (index % 2 === 0 ? arg === "--skip" : PARTS.some(({ name }) => name === arg)));
  return isRight && args.length % 2 === 0 ? PARTS.filter(({ name }) => !skipped.includes(name)) : undefined;
}

function run({ name, command }: Part): Promise<Outcome> {
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s`;
  process.stdout.write(`started          ${name}\n`);
  const progress = setInterval(() => process.stdout.write(`running ${seconds()}  ${name}\n`), 60_000);
  return new Promise((resolve, reject) => {
    const child = spawn(`${command} 2>&1`, { cwd: REPOSITORY, shell: true, stdio: ["ignore", "pipe", "inherit"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(progress);
      const output = Buffer.concat(chunks).toString();
      const line = `${code === 0 ? "passed " : "FAILED "} ${seconds()}  ${name}\n`;
      process.stdout.write(`\n== ${name}: ${command}\n${output}${line}`);
      resolve({ line, end: code === 0 ? undefined : output.trimEnd().split("\n").slice(-20).join("\n") });
    });
  });
}

async function main(args: readonly string[]): Promise<number> {
  const parts = chosen(args);
  if (parts === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const outcomes: Outcome[] = [];
  const queue = parts.values();
  const work = async (): Promise<void> => {
    for (const part of queue) outcomes.push(await run(part));
  };
  await Promise.all([work(), work()]);
  process.stdout.write(`\n${outcomes.map(({ line }) => line).join("")}`);
  const failed = outcomes.filter(({ end }) => end !== undefined);
  process.stdout.write(failed.map(({ line, end }) => `\n${line}${end}\n`).join(""));
  return failed.length === 0 ? 0 : 1;
}

process.exit(await main(process.argv.slice(2)));

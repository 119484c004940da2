import { execFile } from "node:child_process";

/** Runs a program to its end and gives what it prints; rejects with its output where it does not end with 0. */
export function execute(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} ${args[0] ?? ""} failed: ${error.message}\n${stdout}${stderr}`));
    });
  });
}

/** Runs node to its end and gives the JSON that it prints. */
export async function executeForJson<Result>(args: readonly string[], cwd: string): Promise<Result> {
  return JSON.parse(await execute(process.execPath, args, cwd)) as Result;
}

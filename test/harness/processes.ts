import { execFile } from "node:child_process";

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export function run(program: string, args: readonly string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error !== null && typeof error.code !== "number") reject(new Error(`${program} did not end by itself`, { cause: error }));
      else resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

export async function succeed(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await run(program, args, cwd);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} exited with ${code}\n${stdout}${stderr}`);
  return stdout;
}

import { type Outcome, runProgram } from "../../scripts/core/cli/run-program.js";

export { type Outcome, runProgram as run };

export async function succeed(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await runProgram(program, args, cwd);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} exited with ${code}\n${stdout}${stderr}`);
  return stdout;
}

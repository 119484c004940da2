import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { COMMAND, groups } from "./harness.js";
import { emptyFolder } from "../../../harness/folders.js";

test("reports an internal failure on stderr with the request ID of the response", async () => {
  // As many kibibytes as a shell lets the command write to a file stand for a disk that is full.
  const script = `ulimit -f 8; exec "$0" "$1" --port 0 --json --data "$2"`;
  const child = spawn("bash", ["-c", script, process.execPath, COMMAND, join(emptyFolder(), "full")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [stdout, stderr]: [string[], string[]] = [[], []];
  child.stdout.on("data", (data: Buffer) => stdout.push(data.toString()));
  child.stderr.on("data", (data: Buffer) => stderr.push(data.toString()));
  await once(child.stdout, "data");
  const emulator = JSON.parse(stdout.join("")) as { url: string; token: string };
  const statuses: number[] = [];
  let failed: Response | undefined;
  for (let index = 0; index < 100 && failed === undefined; index += 1) {
    const response = await groups(emulator, { method: "POST", body: JSON.stringify({ name: `group-${index}` }) });
    statuses.push(response.status);
    if (response.status === 500) failed = response;
  }
  expect(new Set(statuses)).toEqual(new Set([200, 500]));
  const requestId = failed?.headers.get("x-request-id") ?? "none";
  await expect.poll(() => stderr.join("")).toContain(`createAccessGroup failed (${requestId})`);
  expect(stderr.join("")).toContain("Free space");
  expect(await failed?.json()).toMatchObject({ error: { rule: "data.written", message: expect.stringContaining("EFBIG") as string } });
  expect((await groups(emulator)).status).toBe(200);
  child.kill("SIGTERM");
  await once(child, "exit");
});

test("goes on when the reader of its log has ended", async () => {
  const child = spawn(process.execPath, [COMMAND, "--port", "0", "--log", "json"], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [data] = (await once(child.stdout, "data")) as [Buffer];
  const [url = ""] = /http:\S+/.exec(data.toString()) ?? [];
  child.stdout.destroy();
  for (let index = 0; index < 3; index += 1) expect((await groups({ url, token: "emulator-token" })).status).toBe(200);
});

test("ends with npx, which passes no signal on", async () => {
  const args = ["exec", "--offline", "--call", `"${process.execPath}" "${COMMAND}" --port 0 --json`];
  const npx = spawn("npm", args, { cwd: REPOSITORY, stdio: ["ignore", "pipe", "inherit"] });
  const { value } = (await npx.stdout.setEncoding("utf8")[Symbol.asyncIterator]().next()) as { value: string };
  const { url, pid } = JSON.parse(value) as { url: string; pid: number };
  onTestFinished(() => killIfRunning(pid));
  npx.kill("SIGTERM");
  const status = async (): Promise<string> => (await Promise.allSettled([fetch(url)]))[0].status;
  await expect.poll(status).toBe("rejected");
});

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

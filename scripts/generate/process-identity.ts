import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** A process, told from a later one that has its number. */
export interface ProcessIdentity {
  pid: number;
  host: string;
  /** When it was started, as the system has it; empty where the system does not say. */
  start: string;
}

let own: ProcessIdentity | undefined;

/** This process. */
export function ownIdentity(): ProcessIdentity {
  return (own ??= { pid: process.pid, host: hostname(), start: startOf(process.pid) ?? "" });
}

/** Whether a process of this host runs still. One of another user is taken for running: its start may be hidden. */
export function isRunning({ pid, start }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  const found = startOf(pid);
  return found !== undefined && (start === "" || found === "" || found === start);
}

/** Undefined for a process that ended and waits for its parent to notice; empty where the system does not say. */
function startOf(pid: number): string | undefined {
  if (process.platform === "linux") return startOnLinux(pid);
  if (process.platform === "win32") return "";
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

/** See proc(5): the state is the third field, the start in ticks since the system's own the 22nd; the second may hold spaces and brackets. */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z" || state === "X") return undefined;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[18] ?? ""}`;
  } catch {
    // There is no /proc: the number has to do.
    return "";
  }
}

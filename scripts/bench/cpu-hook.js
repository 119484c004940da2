// Loaded into each measured process by `--import`: as it ends, it says what it cost: milliseconds, megabytes. JavaScript, since it must not need a loader.
import { appendFileSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import process from "node:process";
import { isMainThread } from "node:worker_threads";

const file = process.env.BENCH_CPU_FILE;

if (isMainThread && file !== undefined) {
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    appendFileSync(file, `${(user + system) / 1000 + costOfHelpers()} ${peakMemory() / 1024}\n`);
  });
}

/** In kilobytes. Linux hands the peak of `resourceUsage` on from the process that starts another one, so there it is read elsewhere. */
function peakMemory() {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
}

/**
 * Milliseconds of the children that still run and are not Node (those count themselves): esbuild's service, which ends only after
 * its parent. Linux tells; elsewhere it is left out.
 */
function costOfHelpers() {
  if (process.platform !== "linux") return 0;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, id) => sum + costOfHelper(id), 0);
}

/**
 * @param {string} id of a process
 * @returns {number}
 */
function costOfHelper(id) {
  try {
    const [, fields = ""] = /\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
    const [, parent, , , , , , , , , , user, system] = fields.split(" ").map(Number);
    if (parent !== process.pid || readlinkSync(`/proc/${id}/exe`) === process.execPath) return 0;
    // Linux counts in hundredths of a second, whatever its kernel's clock.
    return (user + system) * 10;
  } catch {
    return 0; // a process that ended meanwhile, or one of another user
  }
}

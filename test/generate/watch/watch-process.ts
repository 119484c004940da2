import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { type Outcome, startScript } from "../harness/command.js";

export interface RoundLine {
  ok: boolean;
  findings: { rule: string; file: string }[];
  changes: string[];
}

export class WatchProcess {
  readonly rounds: RoundLine[] = [];
  readonly ended: Promise<Outcome>;
  readonly child: ChildProcess;
  stderr = "";

  constructor(repository: string, args: readonly string[] = []) {
    const { child, ended } = startScript(repository, "scripts/generate/launch/launch.js", ["--watch", "--json", ...args]);
    [this.child, this.ended] = [child, ended];
    let text = "";
    child.stdout?.on("data", (part: string) => {
      const lines = (text + part).split("\n");
      text = lines.pop() ?? "";
      this.rounds.push(...lines.map((line) => JSON.parse(line) as RoundLine));
    });
    child.stderr?.on("data", (part: string) => (this.stderr += part));
  }

  async begun(): Promise<void> {
    await this.said("press Ctrl+C to stop");
  }

  async said(text: string): Promise<void> {
    await until(() => this.stderr.includes(text));
  }

  /** Does something, and waits for a round after which all is as it should be; gives that round. */
  async roundAfter(work: () => Promise<void>, isDone: (round: RoundLine) => boolean | Promise<boolean> = () => true): Promise<RoundLine> {
    const before = this.rounds.length;
    await work();
    const last = (): RoundLine | undefined => this.rounds.slice(before).at(-1);
    await until(async () => {
      const round = last();
      return round !== undefined && (await isDone(round));
    });
    return last() as RoundLine;
  }

  async end(): Promise<void> {
    this.child.kill("SIGTERM");
    await this.ended;
  }
}

/** A test that waits in vain runs out of time. */
async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await pause(20);
}

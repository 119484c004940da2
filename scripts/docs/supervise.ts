import { spawn } from "node:child_process";

/** By this a process under `--watch` says that its own code changed, and that it is to be started again. */
export const START_AGAIN = 75;

/** By this such a process knows that it is one. */
export const SUPERVISED = "HOSTING_PLATFORM_DOCS_WATCHED";

/** How node ends a process whose code cannot be run. */
const BROKEN = 1;

export interface SuperviseOptions {
  /** Runs the command in a process of its own; gives its exit code, or the signal that ended it. */
  run: () => Promise<number | NodeJS.Signals>;
  /** Sees each change of a file from now on. */
  watch: () => ChangeWatch;
  say: (line: string) => void;
}

export interface ChangeWatch {
  /** Settled once a file has changed. */
  changed: Promise<void>;
  close: () => void;
}

/** Starts the command anew each time that its code has changed, also where it was broken and is mended; gives the exit code of the last. */
export async function supervise({ run, watch, say }: SuperviseOptions): Promise<number> {
  for (;;) {
    // From before the start: what is saved while the process ends is not lost.
    const { changed, close } = watch();
    try {
      const end = await run();
      if (typeof end === "string") return 1;
      if (end !== START_AGAIN && end !== BROKEN) return end;
      if (end === BROKEN) {
        say("ended by an error: waiting for a change");
        await changed;
      }
    } finally {
      close();
    }
    say("the code changed: starting again");
  }
}

/** Runs this command, or another script, as one that is supervised; the signals that this process gets go there. */
export async function runSupervised(
  args: readonly string[],
  script = process.argv[1] ?? "",
  flags: readonly string[] = process.execArgv,
): Promise<number | NodeJS.Signals> {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    stdio: "inherit",
    env: { ...process.env, [SUPERVISED]: "1" },
  });
  const stop = (signal: NodeJS.Signals): boolean => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) => resolve(code ?? signal ?? BROKEN));
    });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

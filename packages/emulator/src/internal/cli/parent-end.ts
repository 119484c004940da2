/** Milliseconds between looks at the parent process. No system tells a process that its parent has ended. */
const INTERVAL = 250;

/** Resolves once the parent process has ended. */
export function parentEnd(process: Pick<NodeJS.Process, "ppid">): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (process.ppid === parent && isRunning(parent)) return;
      clearInterval(timer);
      resolve();
    }, INTERVAL);
    timer.unref();
  });
}

/** On Windows, `ppid` stays the same. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

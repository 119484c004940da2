import { ForksPoolWorker, type PoolRunnerInitializer, type PoolWorker } from "vitest/node";

const STOPPED = { type: "stopped", __vitest_worker_response__: true };

/**
 * Returns a pool whose one process outlives a run. Vitest starts a process for each run, and loading the compiler and the linter takes longer
 * than most tests. With `isolate`, the process loads the sources again for each file, and keeps the libraries.
 */
export function keptWorker(): PoolRunnerInitializer & { end: () => Promise<void> } {
  let kept: { worker: PoolWorker; started: Promise<void> } | undefined;
  return {
    name: "kept",
    createPoolWorker(options) {
      const listened: Parameters<PoolWorker["on"]>[] = [];
      const workerOf = (): PoolWorker => (kept ??= start(new ForksPoolWorker(options))).worker;
      const start = (worker: PoolWorker): NonNullable<typeof kept> => ({
        worker,
        started: Promise.resolve(worker.start()).then(() => worker.on("exit", () => (kept = undefined))),
      });
      return {
        name: "forks",
        cacheFs: true,
        async start() {
          workerOf();
          await kept?.started;
        },
        on(event, callback) {
          listened.push([event, callback]);
          workerOf().on(event, callback);
        },
        off: (event, callback) => workerOf().off(event, callback),
        send(message) {
          if (message.type !== "stop") workerOf().send(message);
          // The process would not listen any more.
          else for (const [event, callback] of listened) if (event === "message") callback(STOPPED);
        },
        deserialize: (data) => data,
        async stop() {
          for (const [event, callback] of listened) kept?.worker.off(event, callback);
          return Promise.resolve();
        },
      };
    },
    end: async () => kept?.worker.stop(),
  };
}

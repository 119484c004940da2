// An emulator that says, each time that it is asked, how much of the heap is in use after a collection; node runs it with --expose-gc.
import process from "node:process";
import { setImmediate } from "node:timers";
import { startEmulator } from "../../../../packages/emulator/dist/index.js";

const emulator = await startEmulator({ port: 0 });
process.on("message", () => {
  // What the first collection sets free by finalizers goes with the second.
  globalThis.gc();
  setImmediate(() => {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  });
});
process.on("disconnect", () => process.exit());
process.stdout.write(`${JSON.stringify({ url: emulator.url, token: emulator.token })}\n`);

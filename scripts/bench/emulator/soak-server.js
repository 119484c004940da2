// An emulator that sends the bytes of its heap after a collection for each message; Node.js runs it with --expose-gc.
import process from "node:process";
import { setImmediate } from "node:timers";
import { startEmulator } from "../../../packages/emulator/dist/index.js";

const emulator = await startEmulator({ port: 0 });
process.on("message", () => {
  // The second collection frees what finalizers of the first one release.
  globalThis.gc();
  setImmediate(() => {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  });
});
process.on("disconnect", () => process.exit());
process.stdout.write(`${JSON.stringify({ url: emulator.url, token: emulator.token })}\n`);

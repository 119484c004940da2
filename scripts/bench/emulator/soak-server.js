// An emulator that sends the bytes of its memory after a collection for each message; Node.js runs it with --expose-gc.
// A file of a deployment has as many MB as its ID says.
import process from "node:process";
import { ReadableStream } from "node:stream/web";
import { setImmediate } from "node:timers";
import { startEmulator } from "../../../packages/emulator/dist/index.js";

const emulator = await startEmulator({ port: 0 });
emulator.handle("readDeploymentFile", (_, { path }) => {
  let left = Number(path.fileId);
  const pull = (stream) => (left-- > 0 ? stream.enqueue(new Uint8Array(1e6)) : stream.close());
  return new globalThis.Response(new ReadableStream({ pull }));
});
emulator.handle("createFile", async ({ body }) => {
  let size = 0;
  for await (const part of body) size += part.length;
  return { size };
});
process.on("message", () => {
  // The second collection frees what finalizers of the first one release.
  globalThis.gc();
  setImmediate(() => {
    globalThis.gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    process.send(heapUsed + arrayBuffers);
  });
});
process.on("disconnect", () => process.exit());
process.stdout.write(`${JSON.stringify({ url: emulator.url, token: emulator.token })}\n`);

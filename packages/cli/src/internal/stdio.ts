import { once } from "node:events";
import { Transform } from "node:stream";
import type { McpServerFactory } from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";

/** The streams of a server. `stdout` is one of Node.js. */
export interface Streams {
  stdin: NodeJS.ReadableStream;
  stdout: object;
  stderr: Pick<NodeJS.WriteStream, "write">;
}

/** Serves standard input and output until the input has ended and its requests are answered. Returns the exit code. */
export async function serveStreams(factory: McpServerFactory, { stdin, stdout, stderr }: Streams): Promise<number> {
  const open = new Set<unknown>();
  let endIfAnswered = (): void => undefined;
  // The SDK drops the requests that are not answered when its input ends.
  const input = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) =>
      void setImmediate(() => {
        endIfAnswered = () => open.size === 0 && done();
        endIfAnswered();
      }),
  });
  const wire = new StdioServerTransport(input, stdout as NodeJS.WriteStream);
  // The SDK reads no further after a message that is too large, or when nobody reads the answers.
  const ended = Promise.race([once(input, "end").then(() => 0), once(input, "pause").then(() => 2)]);
  // The SDK answers no message of another form, for which its error has the issues of a schema.
  const onerror = (error: Error): void =>
    void stderr.write(`A message cannot be read or answered: ${"issues" in error ? "it is no JSON-RPC 2.0" : error.message}\n`);
  const server = serveStdio(factory, { transport: wire, onerror });
  const { onmessage: receive } = wire;
  wire.onmessage = (message) => {
    if ("method" in message) {
      const { method, params } = message;
      // A subscription is answered by the end.
      if ("id" in message && method !== "subscriptions/listen") open.add(message.id);
      if (method === "notifications/cancelled") open.delete(params?.["requestId"]);
    }
    receive?.(message);
  };
  const send = wire.send.bind(wire);
  wire.send = async (message) => {
    await send(message);
    if (!("method" in message)) open.delete(message.id);
    endIfAnswered();
  };
  stdin.once("close", () => input.end()).pipe(input);
  const code = await ended;
  stdin.unpipe(input);
  await server.close();
  return code;
}

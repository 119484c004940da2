import { exchangeCode } from "@hosting-platform/auth";
import { createClient, readArtifact, replaceArtifact, TransportError } from "@hosting-platform/client";
import { type Case, echo, equal, failure } from "./case.js";

/** Each byte that there is, in 64 KiB. */
const BYTES = Uint8Array.from({ length: 65_536 }, (_, index) => index % 256);

export const bodies: Case[] = [
  {
    name: "sends bytes and reads them back",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const path = { hash: "bytes" };
      for (const body of [BYTES, BYTES.buffer, new Blob([BYTES])]) {
        await replaceArtifact(client, { path, body, contentType: "application/octet-stream" });
        const bytes = new Uint8Array(await readArtifact(client, { path, parseAs: "arrayBuffer" }));
        equal([bytes.length, bytes.join() === BYTES.join()], [BYTES.length, true]);
        const blob = await readArtifact(client, { path, parseAs: "blob" });
        equal(blob.size, BYTES.length);
      }
    },
  },
  {
    name: "reads a stream while it comes",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const stream = await readArtifact(client, { path: { hash: "dripping" }, parseAs: "stream" });
      const reader = stream.getReader();
      const { value } = await reader.read();
      equal(value instanceof Uint8Array && value.length > 0, true);
      // It has no end of its own.
      await reader.cancel();
    },
  },
  {
    name: "breaks off a stream that is aborted or cut",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const controller = new AbortController();
      const { signal } = controller;
      const stream = await readArtifact(client, { path: { hash: "dripping" }, parseAs: "stream", signal });
      setTimeout(() => controller.abort(new Error("enough")), 50);
      equal((await failure(drain(stream), Error)).message, "enough");
      const cut = await readArtifact(client, { path: { hash: "cut-chunked" }, parseAs: "stream" });
      await failure(drain(cut), TransportError);
    },
  },
  {
    name: "sends a stream, where the runtime can over HTTP/1.1",
    async run({ baseUrl, runtime }) {
      const call = replaceArtifact(createClient({ baseUrl }), {
        path: { hash: "stream" },
        body: new Blob(["in ", "pieces"]).stream(),
        contentType: "text/plain",
      });
      // A browser sends streams over HTTP/2 and later alone.
      if (runtime.startsWith("Chromium")) await failure(call, TransportError);
      else equal(echo(await call).body, "in pieces");
    },
  },
  {
    name: "sends a form with a file",
    async run({ baseUrl }) {
      const body = new FormData();
      body.append("file", new Blob(["content"]), "file.txt");
      const answer = echo(await replaceArtifact(createClient({ baseUrl }), { path: { hash: "form" }, body }));
      equal(/^multipart\/form-data; ?boundary=/.test(answer.contentType ?? ""), true);
      equal(answer.body.includes("content"), true);
    },
  },
  {
    name: "exchanges a code by JSON and by a form, with the secret in the body alone",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const grant = { code: "c&1", clientId: "client_1", clientSecret: "s=1" };
      const json = echo(await exchangeCode(client, grant));
      equal([json.contentType, json.authorization, json.query], ["application/json", null, {}]);
      equal(JSON.parse(json.body), { grant_type: "authorization_code", code: "c&1", client_id: "client_1", client_secret: "s=1" });
      const form = echo(await exchangeCode(client, { ...grant, encoding: "form" }));
      equal([form.contentType, form.authorization, form.query], ["application/x-www-form-urlencoded", null, {}]);
      equal(form.body, "grant_type=authorization_code&code=c%261&client_id=client_1&client_secret=s%3D1");
    },
  },
];

async function drain(stream: ReadableStream<Uint8Array>): Promise<void> {
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}

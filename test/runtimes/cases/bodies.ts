import { createClient, readArtifact, replaceArtifact } from "@hosting-platform/client";
import { type Case, define, drain, echo, equal, type Limit, limited, NO_BLOBS } from "./case.js";

const BYTES = Uint8Array.from({ length: 65_536 }, (_, index) => index % 256);

/** https://fetch.spec.whatwg.org/#http-network-fetch asks for HTTP/2 and later. */
export const NO_STREAMS_UP: Limit[] = [
  { runtime: /^Chromium /, reason: "a browser sends no stream over HTTP/1.1", fails: /^TransportError: / },
];

export const bodies: Case[] = [
  limited(NO_BLOBS, "sends bytes and reads them back", async ({ baseUrl }) => {
    const client = createClient({ baseUrl });
    const path = { hash: "bytes" };
    const view = new Uint8Array(new Uint8Array([1, ...BYTES, 2]).buffer, 1, BYTES.length);
    for (const body of [BYTES, BYTES.buffer, new DataView(BYTES.buffer), new Blob([BYTES]), view]) {
      const sent = echo(await replaceArtifact(client, { path, body, contentType: "application/octet-stream" }));
      equal(sent.contentType, "application/octet-stream");
      const bytes = new Uint8Array(await readArtifact(client, { path, parseAs: "arrayBuffer" }));
      equal([bytes.length, bytes.join() === BYTES.join()], [BYTES.length, true]);
    }
  }),
  limited(NO_BLOBS, "sends text and fields", async ({ baseUrl }) => {
    const client = createClient({ baseUrl });
    const path = { hash: "text" };
    const text = echo(await replaceArtifact(client, { path, body: "é \u{1F600}", contentType: "text/plain" }));
    equal([text.body, text.contentType], ["é \u{1F600}", "text/plain"]);
    const fields = echo(await replaceArtifact(client, { path, body: new URLSearchParams({ a: "1 &", b: "é" }) }));
    equal([fields.body, /^application\/x-www-form-urlencoded;?/.test(fields.contentType ?? "")], ["a=1+%26&b=%C3%A9", true]);
    const typed = echo(await replaceArtifact(client, { path, body: new Blob(["a"], { type: "text/csv" }) }));
    equal([typed.body, typed.contentType], ["a", "text/csv"]);
    const none = echo(await replaceArtifact(client, { path }));
    equal([none.body, none.contentType], ["", null]);
  }),
  limited(NO_BLOBS, "sends a form with a file", async ({ baseUrl }) => {
    const body = new FormData();
    body.append("file", new Blob(["content"]), "file.txt");
    const response = echo(await replaceArtifact(createClient({ baseUrl }), { path: { hash: "form" }, body }));
    equal(/^multipart\/form-data; ?boundary=/.test(response.contentType ?? ""), true);
    equal([response.body.includes('filename="file.txt"'), response.body.includes("content")], [true, true]);
  }),
  limited([...NO_STREAMS_UP, ...NO_BLOBS], "sends a stream", async ({ baseUrl }) => {
    const body = new Blob(["in ", "pieces"]).stream();
    const call = replaceArtifact(createClient({ baseUrl }), { path: { hash: "stream" }, body, contentType: "text/plain" });
    const response = echo(await call);
    equal([response.body, response.contentType], ["in pieces", "text/plain"]);
  }),
  define("reads a response as text, a blob, bytes, a stream or JSON", async ({ baseUrl }) => {
    const client = createClient({ baseUrl });
    const path = { hash: "answers" };
    await replaceArtifact(client, { path, body: '{"text":"é"}', contentType: "text/plain" });
    equal(await readArtifact(client, { path, parseAs: "text" }), '{"text":"é"}');
    const blob = await readArtifact(client, { path, parseAs: "blob" });
    // Some say the charset too.
    equal([blob.size, /^text\/plain(?:;|$)/.test(blob.type), await blob.text()], [13, true, '{"text":"é"}']);
    equal((await readArtifact(client, { path, parseAs: "arrayBuffer" })).byteLength, 13);
    equal(await drain(await readArtifact(client, { path, parseAs: "stream" })), '{"text":"é"}');
    equal(await readArtifact(client, { path, parseAs: "json" }), { text: "é" });
    equal(await readArtifact(client, { path }), '{"text":"é"}');
  }),
  define("gives a stream that other parts of the runtime take", async ({ baseUrl }) => {
    const client = createClient({ baseUrl });
    const path = { hash: "piped" };
    await replaceArtifact(client, { path, body: BYTES, contentType: "application/octet-stream" });
    const stream = await readArtifact(client, { path, parseAs: "stream" });
    equal((await new Response(stream).arrayBuffer()).byteLength, BYTES.length);
    const [one, two] = (await readArtifact(client, { path, parseAs: "stream" })).tee();
    const sizes = await Promise.all([one, two].map(async (branch) => (await new Response(branch).blob()).size));
    equal(sizes, [BYTES.length, BYTES.length]);
    let length = 0;
    const counting = new WritableStream<Uint8Array>({ write: (piece) => void (length += piece.length) });
    await (await readArtifact(client, { path, parseAs: "stream" })).pipeTo(counting);
    equal(length, BYTES.length);
  }),
];

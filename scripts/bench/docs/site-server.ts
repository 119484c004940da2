// A web server as hosts of static sites have them: it compresses what can be, and counts what it sends.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { mediaTypeOf } from "../../docs/media-types.js";

/** Bytes by how they are sent. */
export interface Bytes {
  plain: number;
  gzip: number;
  brotli: number;
}

/** What a page made the browser ask for. */
export interface Sent {
  all: Bytes;
  scripts: Bytes;
  files: number;
}

export interface SiteServer {
  url: string;
  /** What was sent since the last time that this was asked. */
  taken(): Sent;
  close(): Promise<void>;
}

const COMPRESSED = /^\.(html|js|css|json|svg|md|txt|xml|yaml)$/;

/** Serves a folder below an address that is not the root of its host, as a sub-path of a site is. */
export async function serveFolder(folder: string): Promise<SiteServer> {
  const known = new Map<string, { bytes: Bytes; body: Buffer }>();
  const load = async (path: string): Promise<{ bytes: Bytes; body: Buffer }> => {
    const found = known.get(path) ?? (await compressed(join(folder, normalize(path))));
    known.set(path, found);
    return found;
  };
  let sent = none();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const path = decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname).replace(PREFIX, "");
    load(path).then(
      ({ bytes, body }) => {
        add(sent.all, bytes);
        if (extname(path) === ".js") add(sent.scripts, bytes);
        sent.files++;
        const encoding = COMPRESSED.test(extname(path)) ? { "content-encoding": "gzip" } : {};
        response.writeHead(200, { "content-type": mediaTypeOf(path), ...encoding }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`,
    taken() {
      const result = sent;
      sent = none();
      return result;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const PREFIX = "/some/sub-path/";

async function compressed(file: string): Promise<{ bytes: Bytes; body: Buffer }> {
  const body = await readFile(file);
  if (!COMPRESSED.test(extname(file))) return { bytes: { plain: body.length, gzip: body.length, brotli: body.length }, body };
  const gzip = gzipSync(body, { level: 9 });
  return { bytes: { plain: body.length, gzip: gzip.length, brotli: brotliCompressSync(body).length }, body: gzip };
}

function none(): Sent {
  const zero = (): Bytes => ({ plain: 0, gzip: 0, brotli: 0 });
  return { all: zero(), scripts: zero(), files: 0 };
}

function add(sum: Bytes, bytes: Bytes): void {
  for (const kind of ["plain", "gzip", "brotli"] as const) sum[kind] += bytes[kind];
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readFile, realpath } from "node:fs/promises";
import { type AddressInfo } from "node:net";
import { join, sep } from "node:path";
import { CHANGELOG } from "./guides/changelog.js";
import { GUIDES } from "./guides/read-guides.js";
import { UsageError } from "../core/cli/spec-command.js";
import { mediaTypeOf } from "./media-types.js";
import { type DocsOptions, HOST } from "./options.js";
import { EVENTS, type Preview, SCRIPT, SCRIPT_TEXT } from "./preview.js";

/** The folders that "Edit" links to, relative to the repository. Served as text. */
const SOURCES = ["spec", GUIDES];

export interface DocsServer {
  url: string;
  close(): Promise<void>;
}

/** The server's address, and its additions to the pages. */
export interface ServeAdditions {
  /** The address to listen at, such as 0.0.0.0 in a container; default: the loopback interface. */
  host?: string;
  /** Reloads pages after each build. */
  preview?: Preview;
  /** Returns the default URL and token of "Try it". */
  target?: () => { url: string; token: string | undefined } | undefined;
}

/** Serves the output folder, reading each file on request. */
export async function serveDocs(
  options: Pick<DocsOptions, "root" | "out">,
  port: number,
  additions: ServeAdditions = {},
): Promise<DocsServer> {
  const { preview, host = HOST } = additions;
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (preview !== undefined && request.url === EVENTS) {
      preview.connect(response);
      return;
    }
    respond(options, request, response, additions).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await listen(server, port, host);
  const { port: bound } = server.address() as AddressInfo;
  const named = host.includes(":") ? `[${host}]` : host;
  return { url: `http://${named}:${bound}/`, close: () => close(server) };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use. Choose another with --port, or --port 0 for a free one.`;
      const isTaken = error.code === "EADDRINUSE" || error.code === "EACCES";
      const isForeign = error.code === "EADDRNOTAVAIL" || error.syscall === "getaddrinfo";
      reject(isTaken ? new UsageError(taken) : isForeign ? new UsageError(`--host ${host} is no address of this machine.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

interface Found {
  bytes: Buffer;
  type: string;
}

async function respond(
  options: Pick<DocsOptions, "root" | "out">,
  request: IncomingMessage,
  response: ServerResponse,
  { preview, target }: ServeAdditions,
): Promise<void> {
  const isHead = request.method === "HEAD";
  if (request.method !== "GET" && !isHead) {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const [address = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
  const path = pathOf(address);
  const isScript = preview !== undefined && address === SCRIPT;
  const script = { bytes: Buffer.from(SCRIPT_TEXT), type: mediaTypeOf(SCRIPT) };
  const file = isScript ? script : path === undefined ? undefined : await find(options, path);
  const found = path === "try.html" && file !== undefined ? withTarget(file, target?.()) : file;
  if (found === undefined && path !== undefined && (await find(options, `${path}/`)) !== undefined) {
    response.writeHead(308, { location: `${address}/${query === undefined ? "" : `?${query}`}` }).end();
    return;
  }
  const { bytes, type } = withPreview(
    found ?? (await readBelow(options.out, "404.html", mediaTypeOf)) ?? { bytes: Buffer.from("Not found\n"), type: "text/plain" },
    preview,
  );
  // Revalidated on each request: a build may have changed the file.
  const headers = {
    "content-type": type,
    "content-length": bytes.length,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  };
  response.writeHead(found === undefined ? 404 : 200, headers).end(isHead ? undefined : bytes);
}

/** Returns the decoded path relative to the root; undefined if it is outside the root or on another host (`//host/`). */
function pathOf(address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(address);
  } catch {
    return undefined;
  }
  const isSafe = /^\/(?!\/)/.test(path) && !/[\0\\]/.test(path) && !path.split("/").includes("..");
  return isSafe ? path.slice(1) : undefined;
}

function withPreview(found: Found, preview: Preview | undefined): Found {
  if (preview === undefined || !found.type.startsWith("text/html")) return found;
  return { ...found, bytes: Buffer.from(preview.addTo(found.bytes.toString())) };
}

function withTarget(found: Found, target: ReturnType<NonNullable<ServeAdditions["target"]>>): Found {
  if (target === undefined) return found;
  const { url, token = "" } = target;
  return { ...found, bytes: Buffer.from(found.bytes.toString().replace("<body ", `<body data-base-url="${url}" data-token="${token}" `)) };
}

async function find({ root, out }: Pick<DocsOptions, "root" | "out">, path: string): Promise<Found | undefined> {
  const page = await readBelow(out, path === "" || path.endsWith("/") ? `${path}index.html` : path, mediaTypeOf);
  if (page !== undefined) return page;
  const isSource = path === CHANGELOG || SOURCES.some((folder) => path.startsWith(`${folder}/`));
  return isSource ? readBelow(root, path, () => "text/plain; charset=utf-8") : undefined;
}

/** Reads a file of the folder; undefined if it is missing or a symbolic link leads out of the folder. */
async function readBelow(folder: string, path: string, typeOf: (path: string) => string): Promise<Found | undefined> {
  try {
    const [file, base] = await Promise.all([realpath(join(folder, path)), realpath(folder)]);
    return file.startsWith(base + sep) ? { bytes: await readFile(file), type: typeOf(path) } : undefined;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

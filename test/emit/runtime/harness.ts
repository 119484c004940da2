import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { beforeAll } from "vitest";
import type * as RuntimeTypes from "../../../packages/client/src/runtime/operation.js";
import type * as Client from "../../../scripts/emit/templates/runtime/create-client.js";
import type * as Core from "../../../scripts/emit/templates/runtime/core.js";
import type * as Pager from "../../../packages/pagination/src/index.js";
import { generateRuntime } from "../../../scripts/emit/runtime.js";
import type { OpenApiDocument, Operation } from "../../../scripts/read/openapi.js";
import type { OutputFile } from "../../../scripts/core/files/output.js";
import { folderOf } from "../../harness/folders.js";

/** What `runtime/index.ts` exports; its `ClientError` has another name in the packages. */
export type Runtime = Omit<typeof Core, "HostingPlatformError"> & { ClientError: typeof Core.HostingPlatformError } & Pick<
    typeof Pager,
    "paginate" | "PaginationError"
  >;
export type ClientOptions = Parameters<typeof Client.createClient>[0];
export type Descriptor = RuntimeTypes.OperationDescriptor;
export type Request = RuntimeTypes.OperationRequest;

const UPLOAD: Operation = {
  operationId: "upload",
  servers: [{ url: "https://upload.example" }],
  parameters: [{ name: "ids", in: "header", schema: { type: "array" } }],
  requestBody: { content: { "multipart/form-data": { schema: { type: "object" } } } },
  responses: { 200: { description: "Done.", content: { "text/event-stream": {}, "application/jsonl": {} } } },
};

/** A document whose operations need every module of the runtime. */
const WITH_ALL = {
  openapi: "3.1.0",
  info: { title: "All", version: "1" },
  paths: { "/all#upload": { post: UPLOAD } },
  components: {
    securitySchemes: { a: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://login.example/", scopes: {} } } } },
  },
} as OpenApiDocument;

export const outputFiles = (): OutputFile[] => generateRuntime(WITH_ALL);

export const writeFolder = (files: readonly OutputFile[]): Promise<string> =>
  folderOf(Object.fromEntries(files.map(({ path, text }) => [path, text])));

/** The output as JavaScript, a module for each of its own, with the `package.json` that makes Node.js read them as such. */
export async function javaScript(): Promise<OutputFile[]> {
  const modules = outputFiles().map(async ({ path, text }) => {
    const { code } = await transform(text, { loader: "ts", target: "es2022" });
    return { path: path.replace(/\.ts$/, ".js"), text: code };
  });
  return [...(await Promise.all(modules)), { path: "package.json", text: '{ "type": "module" }\n' }];
}

const MODULES = {
  ...{ runtime: "index", parameters: "parameters", events: "events", pieces: "pieces", jsonLines: "json-lines" },
  ...{ credentials: "credentials", clientCredentials: "client-credentials", serverFor: "server-for", splitPath: "split-path" },
};

export function useOutput(): {
  runtime: Runtime;
  parameters: typeof import("../../../packages/client/src/runtime/parameters.js");
  events: typeof import("../../../packages/client/src/runtime/events.js");
  pieces: typeof import("../../../packages/client/src/runtime/pieces.js");
  jsonLines: typeof import("../../../packages/client/src/runtime/json-lines.js");
  serverFor: typeof import("../../../packages/client/src/runtime/server-for.js");
  splitPath: typeof import("../../../packages/client/src/runtime/split-path.js");
  credentials: typeof import("../../../scripts/emit/templates/runtime/credentials.js");
  clientCredentials: typeof import("../../../scripts/emit/templates/runtime/client-credentials.js");
} {
  const modules = {} as ReturnType<typeof useOutput>;
  beforeAll(async () => {
    const folder = await writeFolder(await javaScript());
    const load = async (path: string): Promise<unknown> => await import(pathToFileURL(join(folder, `runtime/${path}.js`)).href);
    for (const [name, path] of Object.entries(MODULES)) Object.assign(modules, { [name]: await load(path) });
  });
  return modules;
}

// The pages that are measured: our own, and those of the peers for the same contract and the same operation.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { measure } from "../measure.js";

/** Where the peers are installed. */
export const PEERS = join(REPOSITORY, ".cache/bench-docs-peers");

/** A page of each kind of our own. */
export const KINDS: Readonly<Record<string, string>> = {
  "first page": "",
  guide: "guides/pagination/",
  tag: "access-groups/",
  "operation with a body": "access-groups/create-access-group/",
  "operation that is read": "access-groups/read-access-group/",
  "operation that is not shown": "artifacts/read-artifact/",
  schema: "schemas/access-group/",
  errors: "errors/",
  coverage: "not-shown/",
};

/** The kinds that are an operation's page. */
export const OPERATIONS: readonly string[] = Object.keys(KINDS).filter((kind) => kind.startsWith("operation"));

/** The operation that is read, ours and the peers'. */
export const READ = "operation that is read";

/** Somebody else's page with the same operation in view, below the folder of the peers. */
export interface Peer {
  name: string;
  address: string;
}

const CONTRACT = join(REPOSITORY, "generated/openapi.json");

/** Writes a page of each peer, as its own documentation says, but with nothing loaded from elsewhere that can stand beside it. */
export async function writePeers(folder: string): Promise<readonly Peer[]> {
  const [redoc, swagger, scalar] = ["redoc", "swagger", "scalar"].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [redoc, swagger, scalar]) await mkdir(path, { recursive: true });
  await measure(redoclyCommand(join(redoc, "index.html")));
  const modules = join(PEERS, "node_modules");
  for (const name of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
    await copyFile(join(modules, "swagger-ui-dist", name), join(swagger, name));
  }
  await copyFile(CONTRACT, join(swagger, "openapi.json"));
  await writeFile(join(swagger, "index.html"), SWAGGER);
  await copyFile(join(modules, "@scalar/api-reference/dist/browser/standalone.js"), join(scalar, "standalone.js"));
  await copyFile(CONTRACT, join(scalar, "openapi.json"));
  await writeFile(join(scalar, "index.html"), SCALAR);
  return [
    { name: "redocly build-docs", address: "redoc/#operation/readAccessGroup" },
    { name: "Swagger UI", address: "swagger/#/Access%20groups/readAccessGroup" },
    { name: "Scalar", address: "scalar/#tag/access-groups/GET/v1/access-groups/{idOrName}" },
  ];
}

/** Redocly's own page, from the bundle that our reference is made from. */
export function redoclyCommand(file: string): { name: string; args: string[]; cwd: string } {
  const command = join(REPOSITORY, "node_modules/@redocly/cli/bin/cli.js");
  // Beside no configuration of ours: that is of the lint. Without the script in it, the page asks one more host, which is not reached here.
  return { name: "redocly build-docs", args: [command, "build-docs", CONTRACT, "--output", file, "--inlineBundle"], cwd: join(file, "..") };
}

const SWAGGER = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Swagger UI</title>
    <link rel="stylesheet" href="swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script>
      SwaggerUIBundle({ url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true });
    </script>
  </body>
</html>
`;

const SCALAR = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Scalar</title>
  </head>
  <body>
    <div id="app"></div>
    <script src="standalone.js"></script>
    <script>
      Scalar.createApiReference("#app", { url: "openapi.json", withDefaultFonts: false, telemetry: false });
    </script>
  </body>
</html>
`;

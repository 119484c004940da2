import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildPackages } from "../../pack/build-packages.js";
import { serveDocs } from "../../docs/serve.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { installPeers, OWN_MODULES, PEER_MODULES } from "../peers.js";
import { timed } from "../processes.js";
import { inTurn, rowsOf, type Table } from "../table.js";
import { costsOfChanges, withCopy, withFolder } from "../workspace.js";
import { charactersWithoutScripts, type Visit, visit, withBrowser } from "./reader.js";

const CONTRACT = join(REPOSITORY, "generated/openapi.json");
const COMMAND = ["--import", "tsx", "scripts/docs/command.ts"];

/** The same operation in each reference. */
const ADDRESSES = {
  ours: "ours/access-groups/read-access-group/",
  "Redoc 2": "redoc/#operation/readAccessGroup",
  "Redoc 3": "redoc3/#/access-groups/readaccessgroup",
  "Stoplight Elements": "elements/#/operations/readAccessGroup",
  "Swagger UI": "swagger/#/Access%20groups/readAccessGroup",
  Scalar: "scalar/#tag/access-groups/GET/v1/access-groups/{idOrName}",
};

const VISIT = {
  "gzip kB": ({ gzip }: Visit) => gzip / 1000,
  "of it scripts": ({ scripts }: Visit) => scripts / 1000,
  "main thread ms": ({ mainThread }: Visit) => mainThread,
  "longest task ms": ({ longestTask }: Visit) => longestTask,
  "outside hosts": ({ outsideHosts }: Visit) => outsideHosts,
};

/** Builds the packages, which the samples run against, and compares our reference with others of the same contract. */
export async function* docsSection(runs?: number): AsyncGenerator<Table> {
  await installPeers();
  await buildPackages(REPOSITORY);
  yield await withFolder((folder) => pageTable(folder, runs ?? 5));
  yield await withCopy((root) => buildTable(root, runs ?? 3));
}

async function pageTable(folder: string, runs: number): Promise<Table> {
  await writeReferences(folder);
  const server = await serveDocs({ root: REPOSITORY, out: folder }, 0);
  try {
    return await withBrowser(async (browser) => {
      const tasks = Object.entries(ADDRESSES).map(([name, path]) => [name, () => visit(browser, server.url + path)] as const);
      const visits = await inTurn(Object.fromEntries(tasks), runs);
      const rows = rowsOf(visits, VISIT);
      for (const [name, path] of Object.entries(ADDRESSES)) {
        Object.assign(rows[name] ?? {}, { "characters without scripts": await charactersWithoutScripts(browser, server.url + path) });
      }
      return { title: "an operation's page and all that it loads", rows };
    });
  } finally {
    await server.close();
  }
}

/** Writes the references, each with its files on the same host. */
async function writeReferences(folder: string): Promise<void> {
  await timed({ args: [...COMMAND, "--out", join(folder, "ours")], cwd: REPOSITORY });
  const redoc = join(folder, "redoc/index.html");
  const files = {
    "swagger/swagger-ui.css": join(PEER_MODULES, "swagger-ui-dist/swagger-ui.css"),
    "swagger/swagger-ui-bundle.js": join(PEER_MODULES, "swagger-ui-dist/swagger-ui-bundle.js"),
    "swagger/openapi.json": CONTRACT,
    "scalar/standalone.js": join(PEER_MODULES, "@scalar/api-reference/dist/browser/standalone.js"),
    "scalar/openapi.json": CONTRACT,
    "redoc3/redoc.standalone.js": join(PEER_MODULES, "redoc/bundles/redoc.standalone.js"),
    "redoc3/openapi.json": CONTRACT,
    "elements/styles.min.css": join(PEER_MODULES, "@stoplight/elements/styles.min.css"),
    "elements/web-components.min.js": join(PEER_MODULES, "@stoplight/elements/web-components.min.js"),
    "elements/openapi.json": CONTRACT,
  };
  for (const name of ["redoc", "redoc3", "elements", "swagger", "scalar"]) await mkdir(join(folder, name));
  for (const [path, source] of Object.entries(files)) await copyFile(source, join(folder, path));
  await writeFile(join(folder, "swagger/index.html"), SWAGGER);
  await writeFile(join(folder, "scalar/index.html"), SCALAR);
  await writeFile(join(folder, "redoc3/index.html"), REDOC_3);
  await writeFile(join(folder, "elements/index.html"), ELEMENTS);
  // Runs outside the repository, whose `redocly.yaml` configures our lint.
  const command = join(OWN_MODULES, "@redocly/cli/bin/cli.js");
  await timed({ args: [command, "build-docs", CONTRACT, "--output", redoc, "--inlineBundle"], cwd: dirname(redoc) });
}

/** Builds the reference in a copy of the repository: from nothing, and after a change of one operation. */
async function buildTable(root: string, runs: number): Promise<Table> {
  const build = async (): Promise<number> => {
    for (const folder of [".cache/docs", "generated/docs"]) await rm(join(root, folder), { recursive: true, force: true });
    return (await timed({ args: COMMAND, cwd: root })).wall;
  };
  const { cold = [] } = await inTurn({ cold: build }, runs);
  const watch = { args: [...COMMAND, "--watch"], cwd: root, ready: /^watching /m, done: /^\d+ pages, \d+ files? changed/m };
  const changes = await costsOfChanges({ ...watch, output: "generated/docs/access-groups/read-access-group/index.html" }, runs);
  const rows = rowsOf(
    { "all pages from nothing": cold, "one changed operation": changes.map(({ done }) => done) },
    { "wall s": (time) => time / 1000 },
  );
  return { title: "builds of the reference: from nothing, and under --watch", rows };
}

const SWAGGER = `<!doctype html>
<title>Swagger UI</title>
<link rel="stylesheet" href="swagger-ui.css" />
<div id="swagger-ui"></div>
<script src="swagger-ui-bundle.js"></script>
<script>
  SwaggerUIBundle({ url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true });
</script>
`;

const SCALAR = `<!doctype html>
<title>Scalar</title>
<div id="app"></div>
<script src="standalone.js"></script>
<script>
  Scalar.createApiReference("#app", { url: "openapi.json", withDefaultFonts: false, telemetry: false });
</script>
`;

const REDOC_3 = `<!doctype html>
<title>Redoc</title>
<redoc spec-url="openapi.json"></redoc>
<script type="module" src="redoc.standalone.js"></script>
`;

const ELEMENTS = `<!doctype html>
<meta charset="utf-8" />
<title>Stoplight Elements</title>
<link rel="stylesheet" href="styles.min.css" />
<script src="web-components.min.js"></script>
<elements-api apiDescriptionUrl="openapi.json" router="hash"></elements-api>
`;

import { buildPackages } from "../../pack/build-packages.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { installPeers, PEERS } from "../peers.js";
import { execute } from "../processes.js";
import { inTurn, rowsOf, type Table } from "../table.js";
import { bundleSize } from "./bundle.js";
import { installTable } from "./install.js";
import { loopTables } from "./loops.js";
import { typesTable } from "./types.js";

/** Builds the packages and compares them with others for the same job. */
export async function* packagesSection(runs?: number): AsyncGenerator<Table> {
  await installPeers();
  await buildPackages(REPOSITORY);
  yield await bundleTable();
  yield await importTable(runs ?? 9);
  yield await typesTable();
  yield* loopTables(runs);
  yield await installTable();
}

const BUNDLES = {
  "list, ours": 'export { list } from "./ours.js";',
  "list, ours with a fixed token": `import { createClient, listAccessGroups } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
export const list = ({ baseUrl, token }) => paginate(listAccessGroups, createClient({ baseUrl, auth: token }), { query: { limit: 100 } });`,
  "list, a loop with ky": 'export { list } from "./ky.js";',
  "list, a loop with ofetch": 'export { list } from "./ofetch.js";',
  "list, octokit core + paginate + retry": 'export { listWithRetries } from "./octokit.js";',
  "list, octokit core + paginate": 'export { list } from "./octokit.js";',
  "list, @vercel/sdk functions": 'export { list } from "./vercel-sdk.js";',
  "one operation, ours": `import { createClient, readAccessGroup } from "@hosting-platform/client";
export const read = () => readAccessGroup(createClient({ baseUrl: "https://api.example.com" }), { path: { idOrName: "web" } });`,
  "one call by path, ours": `import { createPathClient } from "@hosting-platform/client/by-path";
export const read = () => createPathClient({ baseUrl: "https://api.example.com" }).GET("/v1/webhooks");`,
};

async function bundleTable(): Promise<Table> {
  const rows: Table["rows"] = {};
  for (const [name, text] of Object.entries(BUNDLES)) rows[name] = { "gzip kB": (await bundleSize(text)) / 1000 };
  return { title: "bundles for browsers, minified and compressed: a paginated list with a token, and one operation", rows };
}

const EMPTY = "data:text/javascript,export{}";

/** The imports to bundle, with their packages. */
const IMPORTS = {
  [EMPTY]: REPOSITORY,
  "@hosting-platform/client/core": REPOSITORY,
  "@hosting-platform/client": REPOSITORY,
  "@hosting-platform/sdk": REPOSITORY,
  "openapi-fetch": PEERS,
  "@octokit/core": PEERS,
  "@vercel/sdk": PEERS,
};

/** Measures inside the process, since its start takes much longer than the import. */
const probe = (specifier: string): string => `
  const [rss, cpu] = [process.memoryUsage.rss(), process.cpuUsage()];
  await import(${JSON.stringify(specifier)});
  const { user, system } = process.cpuUsage(cpu);
  console.log(JSON.stringify([(user + system) / 1000, (process.memoryUsage.rss() - rss) / 2 ** 20]));`;

async function importTable(runs: number): Promise<Table> {
  const tasks = Object.entries(IMPORTS).map(([specifier, folder]) => {
    const args = ["--input-type=module", "--eval", probe(specifier)];
    return [specifier, async () => JSON.parse(await execute(process.execPath, args, folder)) as [number, number]] as const;
  });
  const results = await inTurn(Object.fromEntries(tasks), runs);
  const { [EMPTY]: empty = {}, ...rows } = rowsOf(results, { "CPU ms": ([cpu]) => cpu, MB: ([, memory]) => memory });
  for (const row of Object.values(rows)) for (const [figure, value] of Object.entries(row)) row[figure] = value - (empty[figure] ?? NaN);
  return { title: "first import, above that of an empty module", rows };
}

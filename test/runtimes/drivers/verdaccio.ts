// A program of its own, for a newer Node than that of the tests: node verdaccio.ts <verdaccio> <folder>.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface Verdaccio {
  runServer: (config: object) => Promise<Server>;
}

const [verdaccio = "", folder = ""] = process.argv.slice(2);
// Ends with the tests, even where they are killed.
process.stdin.on("end", () => process.exit()).resume();

const { runServer } = (await import(pathToFileURL(verdaccio).href)) as Verdaccio;
const server = await runServer({
  self_path: folder,
  storage: join(folder, "storage"),
  auth: { htpasswd: { file: join(folder, "htpasswd") } },
  // What is not published here cannot be installed.
  uplinks: {},
  packages: { "**": { access: "$all", publish: "$all" } },
  web: { enable: false },
  log: { type: "stdout", level: "error" },
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
console.log(`port ${(server.address() as AddressInfo).port}`);

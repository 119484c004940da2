// A server of the framework alone, which sends the same response for every access group.
import process from "node:process";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const response = JSON.parse(process.argv[2] ?? "{}");
const app = new Hono();
app.get("/v1/access-groups/:idOrName", (context) => context.json(response));
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.stdout.write(`http://127.0.0.1:${port}\n`));

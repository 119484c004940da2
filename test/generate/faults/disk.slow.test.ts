import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { emptyFolder } from "../../harness/folders.js";

const DOCUMENT = `openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
servers: [{ url: "https://api.example.com" }]
paths:
  /things:
    get:
      operationId: listThings
      responses:
        "200":
          description: The things.
          content: { application/json: { schema: { type: array, items: { type: string } } } }
`;

let folder: string;
beforeEach(() => void (folder = emptyFolder()));

function generate(limit: string): Promise<unknown> {
  const command = `${limit}; exec "$0" scripts/generate/launch/launch.js --lint warn --spec "$1/openapi.yaml" --out "$1/out"`;
  const child = spawn("sh", ["-c", command, process.execPath, folder], { cwd: REPOSITORY, stdio: "ignore" });
  return once(child, "close").then(([code]: unknown[]) => code);
}

test("reads a document of more files than may be open at once", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `S${index}`);
  const properties = names.map((name) => `    ${name}: { $ref: "${name}.yaml" }\n`).join("");
  writeFileSync(join(folder, "All.yaml"), `type: object\nproperties:\n${properties}`.replaceAll("\n    ", "\n  "));
  for (const name of names) writeFileSync(join(folder, `${name}.yaml`), "type: string\n");
  writeFileSync(join(folder, "openapi.yaml"), DOCUMENT.replace("{ type: string }", "{ $ref: All.yaml }"));
  // The bundle of the command has few modules to load; the first run makes it.
  expect(await generate("true")).toBe(0);
  writeFileSync(join(folder, "S7.yaml"), "type: integer\n");
  expect(await generate("ulimit -n 64")).toBe(0);
});

// Loaded by `--import`: writes down, as the process ends, which files below some folders were opened for reading.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { relative, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, URL } from "node:url";

const { TRACE_ROOTS: roots = "[]", TRACE_FILE: output = "" } = process.env;
const folders = JSON.parse(roots);
const seen = new Set();

function note(path) {
  if (typeof path !== "string" && !(path instanceof URL)) return;
  for (const folder of folders) {
    const below = relative(folder, resolve(path instanceof URL ? fileURLToPath(path) : path));
    if (!below.startsWith("..") && !below.includes("node_modules/")) seen.add(below);
  }
}

for (const owner of [fs, fs.promises]) {
  for (const name of ["readFile", "readFileSync", "open", "openSync", "createReadStream"]) {
    const original = owner[name];
    if (typeof original !== "function") continue;
    owner[name] = Object.assign(function (path, ...rest) {
      note(path);
      return original.call(this, path, ...rest);
    }, original);
  }
}
syncBuiltinESMExports();
const { appendFileSync } = fs;
process.on("exit", () => appendFileSync(output, [...seen].map((path) => `${path}\n`).join("")));

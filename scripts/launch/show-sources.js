import { SourceMap } from "node:module";
import { dirname, resolve } from "node:path";
import process from "node:process";
import { inspect } from "node:util";

/**
 * From now on an error that ends the process is printed with the places in the sources. Node itself would print the line of the bundle
 * that it came from, which is megabytes long.
 *
 * @param {string} file path of the bundle
 * @param {() => string | undefined} readMap reads its map, as JSON
 */
export function showSources(file, readMap) {
  process.on("uncaughtException", (error) => {
    process.stderr.write(`${withSources(inspect(error), file, readMap())}\n\nNode.js ${process.version}\n`);
    process.exit(1);
  });
}

/**
 * A stack with the places in the sources for those in the bundle.
 *
 * @param {string} stack
 * @param {string} file path of the bundle
 * @param {string | undefined} json its map
 */
export function withSources(stack, file, json) {
  if (json === undefined) return stack;
  const map = new SourceMap(JSON.parse(json));
  return stack.replaceAll(new RegExp(`${escaped(file)}:(\\d+):(\\d+)`, "g"), (place, line, column) => {
    const { originalSource, originalLine, originalColumn } = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (originalSource === undefined) return place;
    return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function escaped(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { nearestOf } from "../core/cli/nearest.js";

/** Returns the path that is there and nearest to a missing one: in another case, with an extension, or with few other letters. */
export function nearPath(path: string): string | undefined {
  try {
    return near(path);
  } catch {
    return undefined;
  }
}

function near(path: string): string | undefined {
  if (existsSync(path)) return path;
  const folder = dirname(path) === path ? undefined : near(dirname(path));
  if (folder === undefined || !statSync(folder).isDirectory()) return undefined;
  const [names, name] = [readdirSync(folder), basename(path)];
  const same = names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? names.find((each) => parse(each).name === name);
  const found = same ?? nearestOf(name, names);
  return found && join(folder, found);
}

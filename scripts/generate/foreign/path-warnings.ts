import type { FaultPlace } from "../../read/fault-places.js";
import type { OperationModel } from "../../model/operation.js";

/** Paths that no URL has, whose functions the client would refuse on each call; once for each. */
export function pathWarnings(models: readonly OperationModel[]): FaultPlace[] {
  const paths = new Set(models.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const [problem, hint] = problemOf(path.replace(/[?#].*/s, "")) ?? [];
    if (problem === undefined || hint === undefined) return [];
    const functions = models.filter((model) => model.path === path).map(({ name }) => `\`${name}\``);
    return [{ at: ["paths", path], message: `The path ${JSON.stringify(path)} ${problem}; ${refused(functions)}.`, hint }];
  });
}

/** What the client of the output does not send: `fillPath` in packages/client says why. */
function problemOf(path: string): [problem: string, hint: string] | undefined {
  if (!path.startsWith("/")) return ["does not begin with a slash", `write it as ${JSON.stringify(`/${path}`)}`];
  if (path.startsWith("//")) return ["begins with two slashes", "leave out one of them"];
  if (/[\\\p{Cc}]/u.test(path)) return ["has a backslash or a control character", "take it out, or write its percent escape"];
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return ["has a segment that a URL resolves", "write the path without `.` and `..`"];
  return undefined;
}

function refused(functions: readonly string[]): string {
  const last = functions.at(-1) ?? "";
  const before = functions.slice(0, -1).join(", ");
  return before === "" ? `its function ${last} refuses each call` : `its functions ${before} and ${last} refuse each call`;
}

import type { FaultPlace } from "../../read/fault-places.js";
import type { OperationModel } from "../../model/operation.js";

/** Returns a warning for each path that cannot be in a URL. The client refuses calls to it. */
export function pathWarnings(models: readonly OperationModel[]): FaultPlace[] {
  const paths = new Set(models.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const [problem, hint] = problemOf(path.replace(/[?#].*/s, "")) ?? [];
    if (problem === undefined || hint === undefined) return [];
    const functions = models.filter((model) => model.path === path).map(({ name }) => `\`${name}\``);
    return [{ at: ["paths", path], message: `The path ${JSON.stringify(path)} ${problem}; ${refused(functions)}.`, hint }];
  });
}

/** Returns the problem of a path that the generated client refuses; see `fillPath` in packages/client. */
function problemOf(path: string): [problem: string, hint: string] | undefined {
  if (!path.startsWith("/")) return ["does not begin with a slash", `write it as ${JSON.stringify(`/${path}`)}`];
  if (/[\\\p{Cc}]/u.test(path)) return ["contains a backslash or control character", "remove or percent-encode it"];
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return ["contains a segment that URLs resolve", "write the path without `.` and `..`"];
  return undefined;
}

function refused(functions: readonly string[]): string {
  const last = functions.at(-1) ?? "";
  const before = functions.slice(0, -1).join(", ");
  return before === "" ? `its function ${last} refuses each call` : `its functions ${before} and ${last} refuse each call`;
}

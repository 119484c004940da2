import { EmulatorError } from "../emulator-error.js";
import leven from "leven";

/** Returns the nearest known name, if it is near. */
export function nearestOf(name: string, known: Iterable<string>): string | undefined {
  const [best] = [...known].map((other) => [leven(name.toLowerCase(), other.toLowerCase()), other] as const).sort(([a], [b]) => a - b);
  return best !== undefined && best[0] <= Math.max(2, name.length / 3) ? best[1] : undefined;
}

/** Returns advice for an unknown operationId. */
export function nearestName(name: string, known: Iterable<string>): string {
  const nearest = nearestOf(name, known);
  return nearest === undefined ? "Use an operationId of the contract." : `Did you mean ${nearest}?`;
}

export function unknownOperation(name: string, known: Iterable<string>, at?: string): EmulatorError {
  return new EmulatorError("unknown-operation", `Unknown operation ${JSON.stringify(name)}. ${nearestName(name, known)}`, { at });
}

/** Returns advice for an unknown path: the nearest templates, if they are near. Parameters may have any value. */
export function nearestPath(given: string, templates: readonly string[]): string {
  // A base URL may end with a slash, or have a path of its own.
  const path = given.replaceAll(/\/+/g, "/").replace(/^.*(?=\/v\d+\/)|(?<=.)\/$/gi, "");
  if (/^\/(?:healthz?|ready|_emulator)$/.test(path)) return "Did you mean /_emulator/health?";
  const distances = [...new Set(templates)].map((template) => {
    // A path without a version is compared with each of them.
    const full = /^\/v\d+\//i.test(path) ? path : `/${template.split("/")[1]}${path}`;
    const segments = full.split("/");
    const filled = template.split("/").map((segment, index) => (segment.startsWith("{") ? (segments[index] ?? segment) : segment));
    return [leven(filled.join("/").toLowerCase(), full.toLowerCase()), template] as const;
  });
  const least = Math.min(...distances.map(([distance]) => distance));
  const nearest = distances.filter(([distance]) => distance === least).map(([, template]) => template);
  const isNear = least <= Math.max(2, path.length / 5) && nearest.length <= 3;
  return isNear ? `Did you mean ${nearest.join(" or ")}?` : "The paths are in the reference.";
}

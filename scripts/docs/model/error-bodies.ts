import type { ErrorView } from "./types.js";

/** Returns the different bodies and headers of errors, each with the statuses that have it: most errors share one. */
export function errorBodies(errors: readonly ErrorView[]): { statuses: string[]; error: ErrorView }[] {
  const bodies = new Map<string, { statuses: string[]; error: ErrorView }>();
  for (const error of errors) {
    const { status, content = [], headers = [] } = error;
    const isShown = content.some(({ shape, examples }) => shape !== undefined || examples.length > 0);
    if (!isShown && headers.length === 0) continue;
    const key = JSON.stringify([content, headers], (name, value: unknown) => (name === "anchor" ? undefined : value));
    const body = bodies.get(key) ?? { statuses: [], error };
    body.statuses.push(status);
    bodies.set(key, body);
  }
  return [...bodies.values()];
}

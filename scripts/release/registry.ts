import { isIPv4 } from "node:net";
import { CommandError } from "../lib/command-error.js";
import { UsageError } from "../lib/spec-command.js";
import { npmErrors, type Outcome, runNpm } from "./program.js";

/** What a registry has of a version: nothing, the same tarball, another one; or it did not say. */
export type Published = { state: "absent" | "same" | "other" } | Unknown;

/** The version that a registry gives who asks for none, where it has one. */
export type Latest = { state: "absent" } | { version: string } | Unknown;

/** That a registry did not say. */
export interface Unknown {
  state: "unknown";
  reason: string;
}

/** The registry that npm would publish the packages to. */
export async function registryFor(root: string, scope: string, asked: string | undefined): Promise<string> {
  if (asked !== undefined) return checkedUrl(asked, "--registry");
  for (const key of [`${scope}:registry`, "registry"]) {
    const { code, stdout } = await runNpm(["config", "get", key, "--workspaces=false"], root);
    const url = stdout.trim();
    if (code === 0 && url !== "" && url !== "undefined") return checkedUrl(url, `npm's setting ${key}`);
  }
  throw new CommandError("npm has no registry.", { hint: "name one with --registry" });
}

/** Whether a registry runs on this machine, as one for a rehearsal does. */
export function isLoopback(registry: string): boolean {
  const { hostname } = new URL(registry);
  return hostname === "localhost" || hostname === "[::1]" || (isIPv4(hostname) && hostname.startsWith("127."));
}

/** The flags that make npm use a registry, whatever its settings say of the packages' scope. */
export function registryFlags(scope: string, registry: string): string[] {
  return [`--registry=${registry}`, `--${scope}:registry=${registry}`];
}

/** Asks a registry whether it has a version, and whether that is what a tarball holds. */
export async function publishedAs(
  root: string,
  { name, version, integrity }: { name: string; version: string; integrity: string },
  registry: string,
): Promise<Published> {
  const outcome = await view(root, `${name}@${version}`, "dist.integrity", registry);
  const failed = failureOf(outcome);
  if (failed !== undefined) return failed;
  // It says nothing of a version that a package does not have.
  if (outcome.stdout.trim() === "") return { state: "absent" };
  return { state: JSON.parse(outcome.stdout) === integrity ? "same" : "other" };
}

export async function latestOf(root: string, name: string, registry: string): Promise<Latest> {
  const outcome = await view(root, name, "dist-tags.latest", registry);
  const failed = failureOf(outcome);
  if (failed !== undefined) return failed;
  return outcome.stdout.trim() === "" ? { state: "absent" } : { version: JSON.parse(outcome.stdout) as string };
}

function failureOf(outcome: Outcome): { state: "absent" } | Unknown | undefined {
  const { code, lines } = npmErrors(outcome);
  if (code === "E404") return { state: "absent" };
  if (outcome.code === 0) return undefined;
  return { state: "unknown", reason: `${code === undefined ? "" : `${code}: `}${lines[0] ?? "npm said nothing"}` };
}

function view(root: string, what: string, field: string, registry: string): Promise<Outcome> {
  const flags = ["--json", "--prefer-online", "--fetch-retries=1", "--fetch-retry-mintimeout=500", "--workspaces=false"];
  return runNpm(["view", what, field, ...flags, ...registryFlags(scopeOf(what), registry)], root);
}

/** `@hosting-platform/client` → `@hosting-platform` */
export function scopeOf(name: string): string {
  return name.split("/")[0] ?? "";
}

function checkedUrl(text: string, from: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol)) {
    throw new UsageError(`${from} is ${JSON.stringify(text)}, which is no address.`, { hint: "such as https://registry.example.com/" });
  }
  if (url.username !== "" || url.password !== "") {
    throw new UsageError(`${from} holds a name or a password.`, { hint: "let .npmrc of your home folder say who you are" });
  }
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

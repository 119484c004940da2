export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  repository?: { url: string; directory: string };
  homepage?: string;
  bugs?: { url: string };
  publishConfig?: { access?: string; provenance?: boolean };
}

interface Packument {
  versions: Record<string, Manifest>;
  time: Record<string, string>;
  "dist-tags": Record<string, string>;
}

async function packumentOf(registry: string, name: string): Promise<Packument | undefined> {
  const response = await fetch(new URL(name.replace("/", "%2f"), registry));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the registry returned ${response.status} for ${name}`);
  return (await response.json()) as Packument;
}

export async function versionsOf(registry: string, name: string): Promise<Record<string, string>> {
  const packument = await packumentOf(registry, name);
  return Object.fromEntries(Object.keys(packument?.versions ?? {}).map((version) => [version, packument?.time[version] ?? ""]));
}

export async function latestOf(registry: string, name: string): Promise<string | undefined> {
  return (await packumentOf(registry, name))?.["dist-tags"]["latest"];
}

export async function fetchManifest(registry: string, name: string, version: string): Promise<Manifest> {
  const manifest = (await packumentOf(registry, name))?.versions[version];
  if (manifest === undefined) throw new Error(`the registry has no ${name} ${version}`);
  return manifest;
}

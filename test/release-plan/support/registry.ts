import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a client publishes: a package's document, with the tarball in it. */
interface Publication {
  name: string;
  "dist-tags": Record<string, string>;
  versions: Record<string, { dist: { integrity: string } }>;
  access?: string;
}

/** As much of a registry as npm needs to publish and to ask. */
export interface Registry {
  url: string;
  /** What was published, in order: `name@version tag access`. */
  published: string[];
  /** What it has, by name and version. */
  packages: Map<string, Publication>;
  /** A status that it answers the publishing of a package with. */
  refuse: Map<string, number>;
  /** The token that whoever publishes has to have, as settings for npm. */
  credentials: NodeJS.ProcessEnv;
  close: () => Promise<void>;
}

export async function startRegistry(): Promise<Registry> {
  const packages = new Map<string, Publication>();
  const refuse = new Map<string, number>();
  const published: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const name = decodeURIComponent((request.url ?? "/").slice(1).split("?")[0] ?? "");
      const answer = (status: number, body: unknown): void => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      };
      if (request.method !== "PUT") {
        const found = packages.get(name);
        if (found === undefined) answer(404, { error: "not found" });
        else answer(200, found);
        return;
      }
      const status = request.headers.authorization === "Bearer secret" ? (refuse.get(name) ?? 201) : 401;
      if (status >= 400) {
        answer(status, { error: "refused" });
        return;
      }
      const publication = JSON.parse(Buffer.concat(chunks).toString()) as Publication;
      packages.set(name, publication);
      const [version = ""] = Object.keys(publication.versions);
      published.push(`${name}@${version} ${Object.keys(publication["dist-tags"]).join()} ${publication.access ?? ""}`);
      answer(201, { ok: true });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    published,
    packages,
    refuse,
    credentials: { [`npm_config_//127.0.0.1:${port}/:_authToken`]: "secret" },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

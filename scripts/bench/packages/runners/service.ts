// Answers as the API does, in a process of its own, so that its work does not count as that of its callers. Ends with its parent.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const ITEMS = Number(process.argv[2]);
const TOKEN = process.argv[3] ?? "";

let requests = 0;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/requests") {
    response.end(String(requests));
    return;
  }
  requests++;
  // Octokit says "token" where others say "Bearer".
  if (!request.headers.authorization?.endsWith(` ${TOKEN}`)) response.statusCode = 401;
  response.setHeader("content-type", "application/json");
  if (pathname !== "/v1/access-groups") {
    response.end(GROUP);
    return;
  }
  const limit = Number(searchParams.get("limit"));
  const from = Number(searchParams.get("next"));
  const next = from + limit < ITEMS ? String(from + limit) : null;
  if (next !== null)
    response.setHeader("link", `<http://${request.headers.host ?? ""}${pathname}?limit=${limit}&next=${next}>; rel="next"`);
  response.end(pageOf(from, Math.min(limit, ITEMS - from), next));
});

const pages = new Map<number, string>();

/** Written once: what is measured is the reading. */
function pageOf(from: number, count: number, next: string | null): string {
  const accessGroups = (): unknown[] => Array.from({ length: count }, (_, index) => groupOf(from + index));
  const page = pages.get(from) ?? JSON.stringify({ accessGroups: accessGroups(), pagination: { count, next } });
  pages.set(from, page);
  return page;
}

function groupOf(number: number): Record<string, unknown> {
  return {
    accessGroupId: `ag_${number}`,
    name: `group-${number}`,
    createdAt: "1588720733602",
    updatedAt: "1588720733602",
    isDsyncManaged: false,
    membersCount: 5,
    projectsCount: 2,
    teamId: "team_1",
    members: ["user_1", "user_2"],
    projects: ["prj_1", "prj_2"],
  };
}

const GROUP = JSON.stringify(groupOf(1));

server.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
process.on("disconnect", () => process.exit());

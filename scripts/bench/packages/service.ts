// Serves the requests of the programs in its own process, so that its processor time does not count as theirs.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const ITEMS = 10_000;
const TOKEN = process.argv[2] ?? "";

const groupOf = (number: number): Record<string, unknown> => ({
  accessGroupId: `ag_${number}`,
  name: `group-${number}`,
  ...{ createdAt: "1588720733602", updatedAt: "1588720733602", isDsyncManaged: false, membersCount: 5, projectsCount: 2 },
  ...{ teamId: "team_1", members: ["user_1", "user_2"], projects: ["prj_1", "prj_2"] },
});

const pageOf = (from: number, count: number, next: string | null): string => {
  const accessGroups = Array.from({ length: count }, (_, index) => groupOf(from + index));
  return JSON.stringify({ accessGroups, pagination: { count, next } });
};

const GROUP = JSON.stringify(groupOf(1));
/** Serialized once, since only reading is measured. */
const pages = new Map<number, string>();
let requests = 0;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/requests") {
    response.end(String(requests));
    return;
  }
  requests++;
  // Octokit sends the scheme "token" where others send "Bearer".
  if (!request.headers.authorization?.endsWith(` ${TOKEN}`)) response.statusCode = 401;
  response.setHeader("content-type", "application/json");
  const limit = Number(searchParams.get("limit"));
  const from = Number(searchParams.get("next"));
  const next = from + limit < ITEMS ? String(from + limit) : null;
  if (limit > 0 && next !== null) {
    response.setHeader("link", `<http://${request.headers.host ?? ""}${pathname}?limit=${limit}&next=${next}>; rel="next"`);
  }
  if (limit > 0 && !pages.has(from)) pages.set(from, pageOf(from, limit, next));
  response.end(limit > 0 ? pages.get(from) : GROUP);
});

server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

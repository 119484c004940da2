import { createHash } from "node:crypto";
import type { ObservedRequest } from "../requests/observed-request.js";
import { CONTROL_PATH } from "./control-routes.js";
import { SCRIPT } from "./home-script.js";

export interface HomeFacts {
  version: string;
  url: string;
  token: string | undefined;
  /** The documented operations. Those without state respond with their examples. */
  operations: readonly { operationId: string; method: string; path: string; isStateful: boolean }[];
  /** Number of indexed operations, of which the contract has only method and path. */
  indexed: number;
}

const DOCUMENTATION = "https://www.npmjs.com/package/@hosting-platform/emulator";

const STYLE = `:root{color-scheme:light dark;--line:#d0d7de;--soft:#57606a}
@media (prefers-color-scheme:dark){:root{--line:#3d444d;--soft:#9198a1}}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
p.soft{color:var(--soft)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;overflow-y:auto;max-height:24rem;font-size:.8rem}
summary{cursor:pointer}`;

const SCRIPT_HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

/** Renders the page at `/`: JSON if requested, else HTML with one script, which requests the emulator only. */
export function homePage(request: Pick<ObservedRequest, "header">, facts: HomeFacts): Response {
  const headers = { "cache-control": "no-store", vary: "accept, origin", "x-content-type-options": "nosniff" };
  if (prefersJson(request.header("accept") ?? ""))
    return Response.json({ name: "@hosting-platform/emulator", ...facts, documentation: DOCUMENTATION }, { headers });
  return new Response(pageOf(facts), {
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        `default-src 'none'; style-src 'unsafe-inline'; script-src ${SCRIPT_HASH}; connect-src 'self'; base-uri 'none'; ` +
        "form-action 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
    },
  });
}

function prefersJson(accept: string): boolean {
  const types = accept.split(",").map((part) => part.split(";")[0]?.trim().toLowerCase());
  return types.includes("application/json") && !types.includes("text/html");
}

function pageOf({ version, url, token, operations, indexed }: HomeFacts): string {
  const rows = operations.map(
    ({ operationId, method, path, isStateful }) =>
      `<tr><td><code>${escape(operationId)}</code>${isStateful ? "" : " (example)"}</td><td><code>${escape(method)} ${escape(path)}</code></td></tr>`,
  );
  const call = `curl -H "authorization: Bearer ${token ?? "<TOKEN>"}" ${url}/v1/access-groups`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hosting Platform emulator</title>
<style>${STYLE}</style>
<main>
<h1>Hosting Platform emulator</h1>
<p>The Hosting Platform REST API on this machine: stateful, with requests and responses validated against the contract. Version ${escape(version)}.</p>
<p>Token: <code>${token === undefined ? "none in the seed" : escape(token)}</code></p>
<p><code>${escape(call)}</code></p>
<form id="world"><label>Token of a world <input name="token" autocomplete="off"></label> <button>Show</button> <span id="status" role="status"></span></form>
<p>Clock: <code id="clock"></code></p>
${table("Requests", "requests", ["Time", "Request", "Status", "Answered by"])}
${table("Stubs", "stubs", ["ID", "Operation", "Used"])}
${table("State", "state", ["Table", "Records"])}
<details id="records"><summary>All records, with tokens</summary><pre id="snapshot" tabindex="0"></pre></details>
<h2>Documented operations</h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Request</th></tr></thead><tbody>
${rows.join("\n")}
</tbody></table>
<p class="soft">The other ${indexed} operations are indexed: the contract has only their method and path. They respond 501 unless they have a stub.</p>
<p>Control: <code>${CONTROL_PATH}reset</code>, <code>seed</code>, <code>snapshot</code>, <code>restore</code>, <code>clock</code>, <code>stubs</code>; see the
<a href="${DOCUMENTATION}">documentation</a>.</p>
</main>
<script>${SCRIPT}</script>
</html>
`;
}

function table(title: string, id: string, columns: readonly string[]): string {
  const heads = columns.map((column) => `<th scope="col">${column}</th>`).join("");
  return `<h2>${title}</h2>\n<table><thead><tr>${heads}</tr></thead><tbody id="${id}"></tbody></table>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

import { CONTROL_PATH } from "./control-routes.js";

/** Content of the home page. */
export interface HomeFacts {
  version: string;
  url: string;
  /** `undefined` if the state has no token. */
  token: string | undefined;
  /** The documented operations. Those without state respond with their examples. */
  operations: readonly { operationId: string; method: string; path: string; isStateful: boolean }[];
  /** Number of operations that the contract specifies by method and path only. */
  indexed: number;
}

const DOCUMENTATION = "https://www.npmjs.com/package/@hosting-platform/emulator";

const STYLE = `:root{color-scheme:light dark;--line:#d0d7de;--soft:#57606a}
@media (prefers-color-scheme:dark){:root{--line:#3d444d;--soft:#9198a1}}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
p.soft{color:var(--soft)}`;

/** Renders the page at `/`: JSON if requested, else HTML without scripts or external requests. */
export function homePage(request: Request, facts: HomeFacts): Response {
  const headers = { "cache-control": "no-store", vary: "accept, origin", "x-content-type-options": "nosniff" };
  if (prefersJson(request.headers.get("accept") ?? ""))
    return new Response(JSON.stringify({ name: "@hosting-platform/emulator", ...facts, documentation: DOCUMENTATION }), {
      headers: { ...headers, "content-type": "application/json" },
    });
  return new Response(pageOf(facts), {
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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
<h1>Hosting Platform emulator</h1>
<p>The Hosting Platform REST API on this machine: stateful, with requests and responses validated against the contract. Version ${escape(version)}.</p>
<p>Token: <code>${token === undefined ? "none in the seed" : escape(token)}</code></p>
<p><code>${escape(call)}</code></p>
<h2>Documented operations</h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Request</th></tr></thead><tbody>
${rows.join("\n")}
</tbody></table>
<p class="soft">The other ${indexed} operations are specified by method and path only. They respond 501 unless they have a handler or fixture.</p>
<p>Control: <code>${CONTROL_PATH}reset</code>, <code>seed</code>, <code>snapshot</code>, <code>restore</code>, <code>clock</code>, <code>faults</code>; see the
<a href="${DOCUMENTATION}">documentation</a>.</p>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

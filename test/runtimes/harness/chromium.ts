import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { text } from "node:stream/consumers";
import { close, listen } from "../../harness/loopback.js";
import { startChild } from "./children.js";
import type { Project } from "../types.js";

/** Loads a module of the project in a page of a browser without a window; gives what the page posts as its report. */
export async function runInChromium(runtimes: string, project: Project, module: string, api: string, profile: string): Promise<string> {
  let report: (posted: string) => void = () => undefined;
  const reported = new Promise<string>((resolve) => (report = resolve));
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (request.method === "POST") {
      void text(request).then((posted) => response.end(() => report(posted)));
    } else if (pathname === "/") response.setHeader("content-type", "text/html; charset=utf-8").end(html(project.importMap, module, api));
    else {
      readFile(join(project.folder, normalize(pathname))).then(
        (bytes) => response.setHeader("content-type", "text/javascript").end(bytes),
        () => response.writeHead(404).end(),
      );
    }
  });
  const url = await listen(server);
  const folder = join(runtimes, "chromium");
  const child = startChild(join(folder, "chromium"), [...FLAGS, `--user-data-dir=${profile}`, `${url}/`], {
    cwd: folder,
    env: { LD_LIBRARY_PATH: join(folder, "lib"), HOME: profile },
  });
  try {
    return await Promise.race([reported, child.ended.then(() => "the browser ended without a report")]);
  } finally {
    await child.end();
    await close(server);
  }
}

const FLAGS = [
  "--headless=shell",
  // A sandbox within a container needs rights that a build service does not give; the page is our own.
  "--no-sandbox",
  "--no-zygote",
  // Ends with the pipes that it is given, and so with the tests, even where they are killed.
  "--remote-debugging-pipe",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  // Whatever it would like to ask beside the page.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** A module that cannot be loaded posts why, so that nobody waits for its report. */
function html(importMap: Record<string, string>, module: string, api: string): string {
  const post = `fetch("/report", { method: "POST", body: String(event.message ?? event.target.src + " cannot be loaded") })`;
  return `<!doctype html>
<script>
  const fail = (event) => ${post};
  addEventListener("error", fail, true);
  history.replaceState(null, "", ${JSON.stringify(`/?api=${encodeURIComponent(api)}`)});
</script>
<script type="importmap">${JSON.stringify({ imports: importMap })}</script>
<script type="module" src="/${module}"></script>
`;
}

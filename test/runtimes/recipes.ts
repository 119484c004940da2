import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOfRecipe } from "../harness/recipes.js";
import { openRecipe, type RecipeProject } from "./harness/recipe-project.js";
import type { Place, Runtime } from "./types.js";

/** The application that Playwright tests. */
const APPLICATION = `
<button>Add</button>
<ul></ul>
<script type="module">
  import { createAccessGroup, createPlatform, listAccessGroups } from "@hosting-platform/sdk";

  const platform = createPlatform({ baseUrl: "http://127.0.0.1:4010", token: localStorage.getItem("token") });
  document.querySelector("button").onclick = async () => {
    await createAccessGroup(platform, { body: { name: "docs" } });
    const { accessGroups } = await listAccessGroups(platform);
    document.querySelector("ul").innerHTML = accessGroups.map(({ name }) => "<li>" + name + "</li>").join("");
  };
</script>
`;

const LAYOUT = "export default ({ children }: { children: React.ReactNode }) => <html><body>{children}</body></html>;\n";

const EMULATOR = ["npx", "hosting-platform-emulator", "--port", "4010"];
const HEALTH = "http://127.0.0.1:4010/_emulator/health";

/** The recipes of the emulator's README. */
export const RECIPES: Runtime[] = [
  recipe("vitest", ["vitest"], async ({ write, start }) => {
    // A second worker, which creates the same group.
    await write("other.test.ts", filesOfRecipe("vitest")["access-groups.test.ts"] ?? "");
    expectText(await start(["npx", "vitest", "run"]).ended, "4 passed");
  }),
  ...["29", "30"].map((version): Runtime => ({
    ...recipe("Jest", [`jest${version}`, "@swc/core", "@swc/jest"], async ({ write, start }) => {
      await start(["npx", "jest", "--no-watchman"]).ended;
      await write("access-groups.test.mjs", filesOfRecipe("Jest")["access-groups.test.js"] ?? "");
      await write("package.json", '{ "jest": { "testMatch": ["**/*.test.mjs"] } }');
      await start(["npx", "jest", "--no-watchman"], { NODE_OPTIONS: "--experimental-vm-modules" }).ended;
    }),
    name: `the recipe for Jest ${version}`,
  })),
  recipe("Playwright", ["@playwright/test", "vite"], async ({ write, start }, place) => {
    await write("index.html", APPLICATION);
    expectText(await start(["npx", "playwright", "test"], { PLAYWRIGHT_BROWSERS_PATH: await makeBrowser(place) }).ended, "2 passed");
  }),
  recipe("Vite", ["vite"], async ({ start, fetch, withPorts }) => {
    start(EMULATOR);
    await fetch(HEALTH);
    start(["npx", "vite", "--port", "5173"]);
    // As a browser sends it for a page of the server.
    const ofPage = { origin: withPorts("http://localhost:5173"), "sec-fetch-site": "same-origin" };
    const headers = { authorization: "Bearer emulator-token", "content-type": "application/json", ...ofPage };
    await fetch("http://localhost:5173/v1/access-groups", { method: "POST", headers, body: '{ "name": "docs" }' });
  }),
  recipe(
    "Next.js",
    ["next", "react", "react-dom", "typescript", "@types/node", "@types/react", "@types/react-dom"],
    async ({ write, start, fetch }) => {
      await write("app/layout.tsx", LAYOUT);
      // The bundler refuses tools that are links to a folder outside of its root.
      await write("next.config.js", 'module.exports = { turbopack: { root: "/" } };\n');
      start(EMULATOR);
      await fetch(HEALTH);
      start(["npx", "next", "dev", "--port", "3000"], { NEXT_TELEMETRY_DISABLED: "1" });
      expectText(await fetch("http://localhost:3000/"), "<p>web</p>");
    },
  ),
  recipe("Docker", [], async ({ start, fetch }) => {
    const { Dockerfile = "" } = filesOfRecipe("Docker");
    const wordsOf = (line: RegExp): string[] => JSON.parse(line.exec(Dockerfile)?.[1] ?? "") as string[];
    const [check, command] = [wordsOf(/^HEALTHCHECK CMD (.*)$/m), wordsOf(/^CMD (.*)$/m)];
    const isHealthy = async (): Promise<boolean> => (await Promise.allSettled([start(check).ended]))[0].status === "fulfilled";
    const before = await isHealthy();
    start([...command, "--port", "4010"].map((word) => word.replace("/data/", "")));
    await fetch(HEALTH);
    if (before || !(await isHealthy())) throw new Error(`the health check is wrong: ${check.join(" ")}`);
  }),
];

function recipe(name: string, tools: readonly string[], run: (project: RecipeProject, place: Place) => Promise<void>): Runtime {
  const [tool = "Node 20"] = tools;
  return {
    name: `the recipe for ${name}`,
    suite: "recipes",
    called: new RegExp(`^${tool}$`),
    async run(place) {
      const project = await openRecipe(place, tools);
      try {
        for (const [file, text] of Object.entries(filesOfRecipe(name))) await project.write(file, text);
        await run(project, place);
      } finally {
        await project.close();
      }
      return { text: JSON.stringify({ runtime: tool, results: [{ name: "runs as written" }] }) };
    },
  };
}

/** Makes the browser of the runtimes one that Playwright finds, with the libraries that a bare system does not have. */
async function makeBrowser({ runtimes, scratch }: Place): Promise<string> {
  const list = await readFile(join(runtimes, "node_modules/playwright-core/browsers.json"), "utf8");
  const { browsers } = JSON.parse(list) as { browsers: { name: string; revision: string }[] };
  const revision = browsers.find(({ name }) => name === "chromium-headless-shell")?.revision ?? "";
  const folder = join(scratch, `browsers/chromium_headless_shell-${revision}/chrome-headless-shell-linux64`);
  await mkdir(folder, { recursive: true });
  const chromium = join(runtimes, "chromium");
  const script = `#!/bin/sh\nLD_LIBRARY_PATH='${chromium}/lib' exec '${chromium}/chromium' "$@"\n`;
  await writeFile(join(folder, "chrome-headless-shell"), script, { mode: 0o755 });
  return join(scratch, "browsers");
}

function expectText(text: string, expected: string): void {
  if (!text.includes(expected)) throw new Error(`"${expected}" is not in:\n${text}`);
}

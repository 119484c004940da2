import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { openRecipe, type RecipeProject } from "./harness/recipe-project.js";
import type { Place, Runtime } from "./types.js";

/** Pages of Next.js, and if each is rendered while the application is built; others throw a signal of the framework, which must reach it. */
const PAGES: Readonly<Record<string, [isStatic: boolean, options: string, call?: string]>> = {
  static: [true, 'token: "token"'],
  "no-store": [false, 'token: "token", fetchOptions: { cache: "no-store" }'],
  "revalidate-0": [false, 'token: "token", fetchOptions: { next: { revalidate: 0 } }'],
  "revalidate-60": [true, 'token: "token", fetchOptions: { next: { revalidate: 60 } }'],
  cookies: [false, 'token: async () => (await cookies()).get("token")?.value ?? "none"'],
  redirect: [true, 'token: () => redirect("/static")'],
  "not-found": [true, "token: () => notFound()"],
  "by-path": [false, 'auth: "token", fetchOptions: { cache: "no-store" }', "(await createPathClient(OPTIONS).GET(PATH, INIT)).data"],
  "by-path-cookies": [
    false,
    "auth: bearer(async () => (await cookies()).get('token')?.value ?? 'none')",
    "await unwrap(createPathClient(OPTIONS).GET(PATH, INIT))",
  ],
  generated: [false, 'auth: "token", fetchOptions: { cache: "no-store" }', "await readThing(createClient(OPTIONS), INIT.params)"],
  "generated-cookies": [
    false,
    "auth: async () => (await cookies()).get('token')?.value ?? 'none'",
    "await readThing(createClient(OPTIONS), INIT.params)",
  ],
};

function pageOf([, options, call = "await readAccessGroup(createPlatform(OPTIONS), INIT.params)"]: (typeof PAGES)[string]): string {
  return `import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { bearer, createPathClient, createPlatform, readAccessGroup, unwrap } from "@hosting-platform/sdk";
import { createClient, readThing } from "../../generated.js";
const PATH = "/v1/access-groups/{idOrName}";
const INIT = { params: { path: { idOrName: "web" } } };
export default async function Page() {
  const OPTIONS = { baseUrl: process.env.API, ${options} };
  return <p>{(${call}).path}</p>;
}
`;
}

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  security: [{ token: [] }],
  paths: {
    "/v1/access-groups/{idOrName}": {
      get: {
        operationId: "readThing",
        parameters: [{ name: "idOrName", in: "path", required: true, schema: { type: "string" } }],
        responses: { 200: { description: "A thing.", content: { "application/json": { schema: { type: "object" } } } } },
      },
    },
  },
  components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
};

/** Calls an operation in a `load` of SvelteKit that is rendered on the server: the framework throws for headers that its filter does not name. */
const SVELTEKIT = `
const CONSTANTS = { SERVER_TRACING_ENABLED: false, DEV: false, PATHS_BASE: "", PATHS_ASSETS: "", APP_DIR: "_app", PATHS_RELATIVE: true,
  HASH_ROUTING: false, PAYLOAD: {}, EXPERIMENTAL__REMOTE_FUNCTIONS: false };
for (const [name, value] of Object.entries(CONSTANTS)) globalThis[\`__SVELTEKIT_\${name}__\`] = value;
const { create_universal_fetch } = await import(new URL("node_modules/@sveltejs/kit/src/runtime/server/page/load_data.js", import.meta.url));
const { createPathClient, createPlatform, readAccessGroup } = await import("@hosting-platform/sdk");
const { createClient, readThing } = await import("./generated.js");
const send = async (input, init) => {
  const response = await fetch(input, init);
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", "*");
  return new Response(response.body, { headers });
};
for (const filter of [() => false, (name) => name === "content-type", () => true]) {
  const request = new Request("http://localhost/");
  const event = { url: new URL(request.url), route: { id: "/" }, request, fetch: send, cookies: {} };
  const own = create_universal_fetch(event, { depth: 0 }, [], true, { filterSerializedResponseHeaders: filter });
  const options = { baseUrl: process.env.API, fetch: own };
  const params = { path: { idOrName: "web" } };
  const { data } = await createPathClient(options).GET("/v1/access-groups/{idOrName}", { params });
  const groups = [await readAccessGroup(createPlatform({ ...options, token: "token" }), params), await readThing(createClient(options), params), data];
  console.log(groups.map(({ path }) => path).join());
}
`;

/** Redirects in the token provider of a loader of React Router, whose redirects are responses. */
const REACT_ROUTER = `
import { createStaticHandler, redirect } from "react-router";
import { createPathClient, createPlatform, bearer, readAccessGroup } from "@hosting-platform/sdk";
import { createClient, readThing } from "./generated.js";
const params = { path: { idOrName: "web" } };
const deny = () => { throw redirect("/login"); };
const baseUrl = process.env.API;
const loaders = [
  () => readAccessGroup(createPlatform({ baseUrl, token: deny }), params),
  () => createPathClient({ baseUrl, auth: bearer(deny) }).GET("/v1/access-groups/{idOrName}", { params }),
  () => readThing(createClient({ baseUrl, auth: async () => deny() }), params),
];
for (const loader of loaders) {
  const response = await createStaticHandler([{ path: "/", loader }]).query(new Request("http://localhost/"));
  console.log(response.status, response.headers.get("location"));
}
`;

export const FRAMEWORKS: Runtime[] = [
  ...["15", "16"].map((version) =>
    framework(
      `Next.js ${version}`,
      [
        ...(version === "15"
          ? ["next15=next", "styled-jsx", "client-only", "caniuse-lite", "picocolors", "nanoid", "source-map-js"]
          : ["next"]),
        "react",
        "react-dom",
      ],
      async ({ folder, write, start }, api) => {
        await write("app/layout.js", "export default ({ children }) => <html><body>{children}</body></html>;\n");
        // The bundler refuses tools that are links to a folder outside of its root.
        const root = version === "15" ? "" : ', turbopack: { root: "/" }';
        await write("next.config.mjs", `export default { eslint: { ignoreDuringBuilds: true }, experimental: { cpus: 1 }${root} };\n`);
        for (const [name, page] of Object.entries(PAGES)) await write(`app/${name}/page.js`, pageOf(page));
        await start(["npx", "next", "build"], { API: api, NEXT_TELEMETRY_DISABLED: "1" }).ended;
        const { routes } = JSON.parse(await readFile(join(folder, ".next/prerender-manifest.json"), "utf8")) as { routes: object };
        expectSame(
          Object.keys(PAGES).filter((name) => Object.hasOwn(routes, `/${name}`)),
          Object.entries(PAGES).flatMap(([name, [isStatic]]) => (isStatic ? [name] : [])),
        );
      },
    ),
  ),
  framework("SvelteKit", ["@sveltejs/kit"], async ({ write, start }, api) => {
    await write("load.mjs", SVELTEKIT);
    const path = "/v1/access-groups/web";
    expectSame(
      (await start(["node", "load.mjs"], { API: api }).ended).trim().split("\n"),
      Array.from({ length: 3 }, () => [path, path, path].join()),
    );
  }),
  framework("React Router", ["react-router", "react"], async ({ write, start }, api) => {
    await write("loader.mjs", REACT_ROUTER);
    expectSame(
      (await start(["node", "loader.mjs"], { API: api }).ended).trim().split("\n"),
      Array.from({ length: 3 }, () => "302 /login"),
    );
  }),
];

function framework(name: string, tools: readonly string[], run: (project: RecipeProject, api: string) => Promise<void>): Runtime {
  return {
    name: `the server of ${name}`,
    suite: "frameworks",
    called: new RegExp(`^${name}$`),
    async run(place: Place) {
      const project = await openRecipe(place, tools);
      try {
        await project.write("package.json", '{ "private": true, "type": "module" }\n');
        await writeGenerated(project);
        await run(project, place.api);
      } finally {
        await project.close();
      }
      return { text: JSON.stringify({ runtime: name, results: [{ name: "hands its signals through" }] }) };
    },
  };
}

/** Writes a generated client as one module. */
async function writeGenerated({ folder, write, start }: RecipeProject): Promise<void> {
  await write("openapi.json", JSON.stringify(DOCUMENT));
  await start(["node", join(REPOSITORY, "packages/generator/dist/cli.js"), "openapi.json", "--out", "generated"]).ended;
  await build({
    absWorkingDir: folder,
    entryPoints: ["generated/index.ts"],
    outfile: "generated.js",
    ...({ bundle: true, packages: "external", format: "esm", target: "es2022", logLevel: "silent" } as const),
  });
}

function expectSame(found: readonly string[], expected: readonly string[]): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

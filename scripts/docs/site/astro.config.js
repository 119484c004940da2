import { join } from "node:path";
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

/** Astro compiles the frame to a module that draws a page when it is called, in place of a server. */
const adapter = {
  name: "frame",
  hooks: {
    "astro:config:done": ({ setAdapter }) =>
      setAdapter({
        name: "frame",
        serverEntrypoint: join(import.meta.dirname, "entry.js"),
        exports: ["draw"],
        supportedAstroFeatures: { serverOutput: "stable", staticOutput: "stable", hybridOutput: "stable" },
      }),
  },
};

/** What the theme needs is taken in as it is resolved here: from where the frame is kept, another version of it may be found. */
const selfContained = { name: "self-contained", apply: "build", config: () => ({ ssr: { noExternal: true } }) };

export default defineConfig({
  adapter,
  output: "server",
  // Both would be scripts that a page from file:// cannot load.
  prefetch: false,
  devToolbar: { enabled: false },
  session: { driver: "memory" },
  image: { service: { entrypoint: "astro/assets/services/noop" } },
  vite: {
    // Inlined modules would have to be allowed one by one in the policy of each page.
    build: { assetsInlineLimit: 0 },
    plugins: [selfContained],
  },
  integrations: [
    starlight({
      // What is drawn says its own title, see src/route.js.
      title: "Reference",
      sidebar: [],
      prerender: false,
      pagefind: false,
      expressiveCode: false,
      disable404Route: true,
      pagination: false,
      routeMiddleware: "./src/route.js",
      components: {
        Head: "./src/components/Head.astro",
        Search: "./src/components/Search.astro",
        EditLink: "./src/components/EditLink.astro",
      },
    }),
  ],
});

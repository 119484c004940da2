// A program of its own, for a newer Node than that of the tests: node miniflare.ts <miniflare> <worker> <api>.
import { pathToFileURL } from "node:url";

interface MiniflareModule {
  Miniflare: new (options: object) => { dispatchFetch(url: string): Promise<{ text(): Promise<string> }>; dispose(): Promise<void> };
}

const [miniflare = "", worker = "", api = ""] = process.argv.slice(2);
// Ends with the tests, even where they are killed.
process.stdin.on("end", () => process.exit()).resume();

const { Miniflare } = (await import(pathToFileURL(miniflare).href)) as MiniflareModule;
const runtime = new Miniflare({
  modules: true,
  scriptPath: worker,
  // The newest that this workerd knows would do, and moves with it; this one is fixed, so that a run can be repeated.
  compatibilityDate: "2026-07-01",
  host: "127.0.0.1",
  // What the network tells of the caller would be fetched from elsewhere.
  cf: false,
});
try {
  console.log(await (await runtime.dispatchFetch(`http://localhost/?api=${encodeURIComponent(api)}`)).text());
} finally {
  await runtime.dispose();
}
process.exit();

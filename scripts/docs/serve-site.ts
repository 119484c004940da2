import type { Emulator } from "@hosting-platform/emulator";
import { DEFAULT_BASE_URL } from "./browser/try/base-url.js";
import { loadEmulator } from "./load-emulator.js";
import type { DocsOptions } from "./options.js";
import type { Preview } from "./preview.js";
import { serveDocs } from "./serve.js";

/** A served reference, and the emulator that its forms send requests to. */
export interface ServedSite {
  url: string;
  emulator: Pick<Emulator, "url" | "token">;
  close(): Promise<void>;
}

/** Serves the reference, and starts an emulator that allows its pages. The packages must have been built. */
export async function serveSite(options: Pick<DocsOptions, "root" | "out">, port: number, preview?: Preview): Promise<ServedSite> {
  let emulator: Emulator | undefined;
  // First, since the emulator must know the site's origin.
  const server = await serveDocs(options, port, { ...(preview && { preview }), target: () => emulator });
  try {
    const { origin, port: ownPort } = new URL(server.url);
    emulator = await startBeside([origin, `http://localhost:${ownPort}`]);
  } catch (error) {
    await server.close();
    throw error;
  }
  const running = emulator;
  return {
    url: server.url,
    emulator: running,
    async close() {
      await Promise.all([server.close(), running.close()]);
    },
  };
}

/** Starts an emulator on its default port, or on a free one if another program uses that. */
async function startBeside(allowedOrigins: readonly string[]): Promise<Emulator> {
  const { startEmulator } = await loadEmulator();
  const port = Number(new URL(DEFAULT_BASE_URL).port);
  const options = { allowedOrigins };
  return startEmulator({ port, ...options }).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== "port-taken") throw error;
    return startEmulator(options);
  });
}

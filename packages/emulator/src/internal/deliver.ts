import { EmulatorError } from "../emulator-error.js";
import { reasonOf } from "./failure.js";
import type { Store } from "./types.js";

/** Milliseconds that a webhook has to respond; without a limit, a test would end by its own without a reason. */
const LIMIT = 10_000;

export async function deliver(store: Store, webhookId: string, body: unknown): Promise<Response> {
  for (const [, { id, url }] of store.scan("webhooks")) {
    if (id !== webhookId) continue;
    const text = JSON.stringify(body);
    const signal = AbortSignal.timeout(LIMIT);
    try {
      return await fetch(url, { method: "POST", redirect: "manual", headers: { "content-type": "application/json" }, body: text, signal });
    } catch (error) {
      throw new EmulatorError("undeliverable", `Cannot reach ${url} of the webhook ${webhookId}: ${reasonOf(error)}`, { cause: error });
    }
  }
  throw new EmulatorError("undeliverable", `The state has no webhook ${JSON.stringify(webhookId)}. Create it, or add it to the seed`);
}

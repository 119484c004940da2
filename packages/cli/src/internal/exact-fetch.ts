import { MARK } from "../../../../scripts/core/digits.js";
import { withBody } from "../../../client/src/runtime/with-body.js";

/**
 * Sends a request. Integers beyond 2^53 of a JSON response become marked texts, from which `withDigits` writes the integers again.
 *
 * @param most bytes of a body that the client takes
 * @param refused called if a body is known to have more
 */
export async function exactFetch(most: number, refused: () => void, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  // The cursor of the next page may be one of them.
  const response = await fetch(typeof input === "string" ? input.replaceAll(encodeURIComponent(MARK), "") : input, init);
  if (Number(response.headers.get("content-length")) > most) refused();
  if (response.body === null || !/[/+]json\s*(;|$)/i.test(response.headers.get("content-type") ?? "")) return response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    chunks.push(chunk);
    if ((size += chunk.byteLength) > most) break;
  }
  if (size > most) refused();
  const text = Buffer.concat(chunks).toString("latin1");
  const exact = text.replace(/\x22[^\x22\\]*(?:\\.[^\x22\\]*)*\x22|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g, (each) =>
    each.startsWith("\x22") || Number.isSafeInteger(Number(each)) ? each : `"\\uf8ff${each}"`,
  );
  return withBody(response, Buffer.from(exact, "latin1"));
}

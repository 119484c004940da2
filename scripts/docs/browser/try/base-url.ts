/** The emulator's default URL. */
export const DEFAULT_BASE_URL = "http://127.0.0.1:4010";

/** Returns the base URL without a trailing slash; undefined if the page may not connect to it, or if it may contain a secret. */
export function baseUrlOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isLocal = url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname);
  const isBare = url.username === "" && url.password === "" && !/[?#]/.test(text);
  return (url.protocol === "https:" || isLocal) && isBare ? url.href.replace(/\/$/, "") : undefined;
}

import { DEFAULT_BASE_URL } from "./base-url.js";

/** The base URL and the token of requests. */
export interface Target {
  baseUrl: string;
  token: string;
}

/** Returns what the reader has entered in this tab, or else what the server of the page has added to it. */
export function initialTarget({ baseUrl, token = "" }: Readonly<DOMStringMap>, servers?: readonly string[]): Target {
  const usual = servers === undefined ? DEFAULT_BASE_URL : (servers.find((server) => URL.canParse(server)) ?? "");
  return { baseUrl: remembered("baseUrl") ?? baseUrl ?? usual, token: remembered("token") ?? token };
}

/** Remembers an entered value until the tab is closed, for the forms of other operations. */
export function remember(key: keyof Target, value: string): void {
  try {
    storage()?.setItem(nameOf(key), value);
  } catch {
    // The browser may refuse storage. The value then remains in the form only.
  }
}

function remembered(key: keyof Target): string | undefined {
  try {
    return storage()?.getItem(nameOf(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Pages opened as files share their storage with every other file. */
function storage(): Storage | undefined {
  return location.protocol === "file:" ? undefined : sessionStorage;
}

function nameOf(key: keyof Target): string {
  return `try-it.${key}`;
}

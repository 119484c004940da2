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

/** Values that cannot be stored, for this page. */
const unstored = new Map<keyof Target, string>();

/** Remembers an entered value until the tab is closed, for the forms of other operations. */
export function remember(key: keyof Target, value: string): void {
  try {
    if (storage() === undefined) unstored.set(key, value);
    else if (value === "") storage()?.removeItem(nameOf(key));
    else storage()?.setItem(nameOf(key), value);
  } catch {
    unstored.set(key, value);
  }
}

/** Returns what the reader has entered in this tab, on this page or another. */
export function remembered(key: keyof Target): string | undefined {
  try {
    return storage()?.getItem(nameOf(key)) ?? unstored.get(key);
  } catch {
    return unstored.get(key);
  }
}

/** Pages opened as files share their storage with every other file. */
function storage(): Storage | undefined {
  return location.protocol === "file:" ? undefined : sessionStorage;
}

function nameOf(key: keyof Target): string {
  return `try-it.${key}`;
}

import type { Config } from "@redocly/openapi-core";
import { type AllowedRefs, allowedRefs, isUrl } from "../read/allowed-refs.js";
import { download } from "../read/download.js";
import { type Login, loginOf } from "../read/login.js";
import { SpecTree } from "../read/spec-tree.js";

/** What may be read besides the root document, and how. */
export interface Access {
  /** Folders, files and URLs that may be referenced, besides the root document's folder. */
  allowRefs?: readonly string[];
  /** Headers that are sent to the host of the root document's URL, and to no other. */
  headers?: Readonly<Record<string, string>>;
}

/** Reads the document of another API, and what it references. Converts Swagger 2.0. */
export function loadDocument(entry: string, config: Config | undefined, access: Access): Promise<SpecTree> {
  return SpecTree.load(entry, config, rightsOf(entry, access));
}

/** Returns a function that returns the URL if its content has changed. A server that does not respond, such as one that restarts, changes nothing. */
export function changesAt(url: string, access: Access): () => Promise<string[]> {
  const { allowed, login } = rightsOf(url, access);
  let last: string | undefined;
  return async () => {
    const before = last;
    last = await download(url, allowed, login).then(
      ({ text }) => text,
      () => before,
    );
    return last === before ? [] : [url];
  };
}

function rightsOf(entry: string, { allowRefs = [], headers = {} }: Access): { allowed: AllowedRefs; login: Login | undefined } {
  // References below the document's folder are allowed, for a URL as for a file.
  const folders = isUrl(entry) ? [...allowRefs, new URL(".", entry).href] : allowRefs;
  return { allowed: allowedRefs(folders), login: loginOf(entry, headers) };
}

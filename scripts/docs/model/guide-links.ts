import { posix } from "node:path";
import type { Guide } from "../guides/guide.js";
import { guideName } from "../guides/guide-name.js";
import { decoded } from "../../read/spec-node.js";
import { CODE } from "./html-text.js";
import type { Markdown } from "./types.js";

/** The target of a link or an image, or of a link reference definition. */
const TARGET = /(\]\(\s*<?|^ {0,3}\[[^\]^\n]+\]:[ \t]*<?)((?<=<)[^<>\n]*|[^()\s<>]+)/gm;

/** Makes the links of a guide to files beside it start at the root of the site: to the pages of other guides, or to the files. */
export function withRootLinks({ file, text }: Guide, guides: readonly Guide[]): Markdown {
  if (file === undefined) return text;
  const pages = new Map(guides.map(({ name }) => [name, name === "changelog" ? name : `guides/${name}`]));
  const rewrite = (url: string): string => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (path === "" || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(url)) return url;
    const target = posix.join("guides", posix.dirname(file), decoded(path));
    const page = pages.get(guideName(target.replace(/^guides\//, "").replace(/\/$/, "")));
    return `/${page === undefined ? encodeURI(target) : `${page}/`}${rest}`;
  };
  // Each code is followed by its fence, which the pattern captures.
  const parts = text
    .split(CODE)
    .map((part, index) =>
      index % 3 === 0 ? part.replace(TARGET, (_, start: string, url: string) => start + rewrite(url)) : index % 3 === 1 ? part : "",
    );
  return parts.join("");
}

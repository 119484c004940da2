import { expect, test } from "vitest";
import { inUrl, nextLink, nextOffset, nextPage, nextUrl } from "../../../packages/client/src/runtime/next-page.js";
import type { Walk } from "../../../packages/client/src/runtime/operation.js";

const url = "https://a.example/v1/things?limit=1";
const walk = (more: Partial<Walk> = {}): Walk => ({ ...inUrl(), url, items: [1], ...more });
const linked = (link: string): Walk => walk({ response: new Response(null, { headers: { link } }) });

const ORIGIN = "the next page is on another origin";
const NO_QUERY = "the URL of the next page has no query of its own";
const AGAIN = "page came again";

test.each<[string, Walk, (own: Walk) => string | null, cursor: string | null, problem?: string]>([
  ["of a relative URL", walk(), (own) => nextUrl(own, "?after=2"), "?after=2"],
  [
    "of the URL of the response, if the client does not tell that of the request",
    walk({ url: "" }),
    (own) => nextUrl({ ...own, response: { url } as Response }, "/x?after=2"),
    "?after=2",
  ],
  ["without a URL", walk(), (own) => nextUrl(own, ""), null],
  ["of a URL of another host", walk(), (own) => nextUrl(own, "//b.example/v1/things?after=2"), "", ORIGIN],
  ["of a URL of another port", walk(), (own) => nextUrl(own, "https://a.example:8443/v1/things?after=2"), "", ORIGIN],
  ["of a URL that is not encrypted", walk(), (own) => nextUrl(own, "http://a.example/v1/things?after=2"), "", ORIGIN],
  ["of an invalid URL", walk(), (own) => nextUrl(own, "https://"), "", "the URL of the next page is invalid"],
  ["of a URL without a query", walk(), (own) => nextUrl(own, "/v1/things/2"), "", NO_QUERY],
  ["of the URL of the page", walk(), (own) => nextUrl(own, url), "", NO_QUERY],
  ["of several relations", linked('</x?p=1>; rel="prev", </x?p=2>; rel="next last"'), nextLink, "?p=2"],
  ["of a relation that only begins so", linked('</x?p=1>; rel="nextish", </x?p=3>; rel=next-archive'), nextLink, null],
  ["of a page", walk({ cursor: "4" }), (own) => nextPage(own, 1), "5"],
  ["of the last page of those from 0", walk({ cursor: "4" }), (own) => nextPage(own, 0, 5), null],
  ["of a page before the last one", walk({ cursor: "4" }), (own) => nextPage(own, 1, 5), "5"],
  ["without more pages", walk(), (own) => nextPage(own, 1, undefined, false), null],
  ["with more pages, though there are no items", walk({ items: [] }), (own) => nextPage(own, 1, undefined, true), null],
  ["of a page that is the one before", walk({ text: "[1]" }), (own) => nextPage(own, 1), "", AGAIN],
  ["of an offset", walk({ cursor: "4", text: "[0]" }), (own) => nextOffset(own, 6), "5"],
  ["of an offset from 1", walk({ items: [1, 2] }), (own) => nextOffset(own, 3, undefined, 1), "3"],
  ["of the last of the offsets from 1", walk({ cursor: "3" }), (own) => nextOffset(own, 3, undefined, 1), null],
  ["of the offset of the total", walk({ cursor: "4" }), (own) => nextOffset(own, 5), null],
])("finds the cursor %s", (_, own, find, cursor, problem) => {
  expect([find(own), own.problem]).toEqual([cursor, problem]);
});

test("needs a walk", () => expect(() => nextPage(undefined, 1)).toThrow(TypeError));

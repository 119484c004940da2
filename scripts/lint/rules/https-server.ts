import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** Requires servers to use HTTPS, except those of the own machine. */
export const httpsServer: Oas3Rule = () => ({
  Server(server, ctx) {
    if (isPlain(server.url)) report(server.url, ["url"]);
    for (const [name, { default: initial, enum: others = [] }] of Object.entries(server.variables ?? {})) {
      if (isPlain(initial)) report(initial, ["variables", name, "default"]);
      others.forEach((value, index) => {
        if (isPlain(value) && value !== initial) report(value, ["variables", name, "enum", index]);
      });
      if (initial === "http" && String(server.url).startsWith(`{${name}}:`)) report(initial, ["variables", name, "default"]);
    }

    function report(url: string, path: (string | number)[]): void {
      tell(ctx, { message: `\`${url}\` is not encrypted.`, hint: "use https", at: ctx.location.child(path) });
    }
  },
});

function isPlain(url: unknown): url is string {
  return typeof url === "string" && /^http:\/\/(?!(?:localhost|[^/:]*\.localhost|127\.[\d.]+|\[::1\])(?:[:/]|$))/i.test(url);
}

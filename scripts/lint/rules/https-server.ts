import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { isInsecure } from "../../model/servers.js";
import { tell } from "../../read/rule-report.js";

/** Requires servers to use HTTPS, except those of the own machine. */
export const httpsServer: Oas3Rule = () => ({
  Server(server, ctx) {
    if (!isNode(server)) return;
    const { url }: { url: unknown } = server;
    if (isInsecure(url)) report(url, ["url"]);
    for (const [name, variable] of Object.entries(server.variables ?? {})) {
      if (!isNode(variable)) continue;
      const { default: initial, enum: others } = variable;
      const isScheme = initial === "http" && String(url).startsWith(`{${name}}:`);
      if (isScheme || isInsecure(initial)) report(initial, ["variables", name, "default"]);
      (Array.isArray(others) ? others : []).forEach((value: unknown, index) => {
        if (isInsecure(value) && value !== initial) report(value, ["variables", name, "enum", index]);
      });
    }

    function report(address: string, path: (string | number)[]): void {
      tell(ctx, ctx.location.child(path), `\`${address}\` is not encrypted.`, "use https");
    }
  },
});

import { schema } from "../support/files.js";
import { edit, remove, type Row, write, compatible, breaking, risky } from "../support/row.js";

const variant = (type: string): string => `type: object
required: [type, reason]
properties:
  type:
    type: string
    const: ${type}
  reason:
    type: string
`;

const EVENTS = `const events = await api.listSiteEvents(client, { path: { siteId: "a" } });
`;
const reads = `${EVENTS}for (const event of events) if (event.type === "deployed") event.version.trim();`;
const sends = (body: string): string => `await api.sendOrder(client, { path: { siteId: "a" }, body: ${body} });`;

/** The last variant of the union that no property tells apart. */
const UNTAGGED =
  "          - type: object\n            required: [problem]\n            properties:\n              problem:\n                type: string\n";

const certificate = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });
${code}`;

/** `oneOf`, with and without a discriminator. */
export const UNIONS: readonly Row[] = [
  compatible(
    "request",
    "a variant more in a request",
    [
      edit(schema("Order"), "  - $ref: ./StopOrder.yaml\n", "  - $ref: ./StopOrder.yaml\n  - $ref: ./PauseOrder.yaml\n"),
      edit(schema("Order"), "    stop: ./StopOrder.yaml\n", "    stop: ./StopOrder.yaml\n    pause: ./PauseOrder.yaml\n"),
      write(schema("PauseOrder"), variant("pause")),
    ],
    sends(`{ type: "stop" }`),
  ),
  breaking(
    "request",
    "a variant fewer in a request",
    [
      edit(schema("Order"), "  - $ref: ./StopOrder.yaml\n", ""),
      edit(schema("Order"), "    stop: ./StopOrder.yaml\n", ""),
      remove(schema("StopOrder")),
    ],
    sends(`{ type: "stop" }`),
  ),
  risky(
    "response",
    "a variant more in an answer",
    [
      edit(schema("SiteEvent"), "  - $ref: ./FailedEvent.yaml\n", "  - $ref: ./FailedEvent.yaml\n  - $ref: ./StoppedEvent.yaml\n"),
      edit(schema("SiteEvent"), "    failed: ./FailedEvent.yaml\n", "    failed: ./FailedEvent.yaml\n    stopped: ./StoppedEvent.yaml\n"),
      write(schema("StoppedEvent"), variant("stopped")),
    ],
    reads,
    {
      exhaustive: `${EVENTS}for (const event of events) {
  switch (event.type) {
    case "deployed": return event.version;
    case "failed": return event.reason;
    default: never(event);
  }
}
return "";`,
    },
  ),
  breaking(
    "code",
    "a variant fewer in an answer",
    [
      edit(schema("SiteEvent"), "  - $ref: ./FailedEvent.yaml\n", ""),
      edit(schema("SiteEvent"), "    failed: ./FailedEvent.yaml\n", ""),
      remove(schema("FailedEvent")),
    ],
    `${EVENTS}for (const event of events) if (event.type === "failed") event.reason.trim();`,
  ),
  risky("response", "any of the variants in place of one of them", edit(schema("SiteEvent"), "oneOf:", "anyOf:"), reads, {
    wire: "a union of types is both",
  }),
  breaking(
    "response",
    "an answer becomes a union",
    [
      edit(
        schema("Limits"),
        /* whole */ "type: object\n",
        "oneOf:\n  - type: object\n    required: [free]\n    properties:\n      free:\n        type: boolean\n  - $ref: ./PaidLimits.yaml\n",
      ),
      edit(schema("Limits"), "required: [memory]\nproperties:\n  memory:\n    type: integer\n  traffic:\n    type: number\n", ""),
      write(
        schema("PaidLimits"),
        "type: object\nrequired: [memory]\nproperties:\n  memory:\n    type: integer\n  traffic:\n    type: number\n",
      ),
    ],
    `const site = await api.readSite(client, { path: { siteId: "a" } });
site.limits?.memory.toFixed();`,
  ),
  breaking(
    "request",
    "a variant of a request asks for more",
    edit(schema("StopOrder"), "required: [type]", "required: [type, after]"),
    sends(`{ type: "stop" }`),
  ),
  compatible(
    "response",
    "a variant of an answer has more",
    edit(schema("DeployedEvent"), "  version:\n", "  colour:\n    type: string\n  version:\n"),
    reads,
  ),
  breaking(
    "response",
    "a variant of an answer has less",
    edit(schema("DeployedEvent"), "required: [type, version]", "required: [type]"),
    reads,
  ),
  breaking(
    "response",
    "a variant more in an answer, with nothing that tells it apart",
    edit(
      schema("Site"),
      UNTAGGED,
      `${UNTAGGED}          - type: object\n            required: [pending]\n            properties:\n              pending:\n                type: boolean\n`,
    ),
    certificate(
      `if (site.certificate !== undefined) ("expires" in site.certificate ? site.certificate.expires : site.certificate.problem).trim();`,
    ),
  ),
  breaking(
    "code",
    "a variant fewer in an answer, with nothing that told it apart",
    edit(schema("Site"), UNTAGGED, ""),
    certificate(`if (site.certificate !== undefined && "problem" in site.certificate) site.certificate.problem.trim();`),
  ),
  breaking("request", "one of the variants in place of any of them", edit(schema("Order"), "anyOf:", "oneOf:"), sends(`{ type: "stop" }`), {
    given: [edit(schema("Order"), "oneOf:", "anyOf:")],
    wire: "a union of types is both",
  }),
];

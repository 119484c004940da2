import { schema } from "../support/files.js";
import { edit, remove, type Row, write } from "../support/row.js";

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
  {
    name: "a variant more in a request",
    edits: [
      edit(schema("Order"), "  - $ref: ./StopOrder.yaml\n", "  - $ref: ./StopOrder.yaml\n  - $ref: ./PauseOrder.yaml\n"),
      edit(schema("Order"), "    stop: ./StopOrder.yaml\n", "    stop: ./StopOrder.yaml\n    pause: ./PauseOrder.yaml\n"),
      write(schema("PauseOrder"), variant("pause")),
    ],
    verdict: "compatible",
    side: "request",
    uses: sends(`{ type: "stop" }`),
  },
  {
    name: "a variant fewer in a request",
    edits: [
      edit(schema("Order"), "  - $ref: ./StopOrder.yaml\n", ""),
      edit(schema("Order"), "    stop: ./StopOrder.yaml\n", ""),
      remove(schema("StopOrder")),
    ],
    verdict: "breaking",
    side: "request",
    uses: sends(`{ type: "stop" }`),
  },
  {
    name: "a variant more in an answer",
    edits: [
      edit(schema("SiteEvent"), "  - $ref: ./FailedEvent.yaml\n", "  - $ref: ./FailedEvent.yaml\n  - $ref: ./StoppedEvent.yaml\n"),
      edit(schema("SiteEvent"), "    failed: ./FailedEvent.yaml\n", "    failed: ./FailedEvent.yaml\n    stopped: ./StoppedEvent.yaml\n"),
      write(schema("StoppedEvent"), variant("stopped")),
    ],
    verdict: "risky",
    side: "response",
    uses: reads,
    exhaustive: `${EVENTS}for (const event of events) {
  switch (event.type) {
    case "deployed": return event.version;
    case "failed": return event.reason;
    default: never(event);
  }
}
return "";`,
  },
  {
    name: "a variant fewer in an answer",
    edits: [
      edit(schema("SiteEvent"), "  - $ref: ./FailedEvent.yaml\n", ""),
      edit(schema("SiteEvent"), "    failed: ./FailedEvent.yaml\n", ""),
      remove(schema("FailedEvent")),
    ],
    verdict: "breaking",
    side: "code",
    uses: `${EVENTS}for (const event of events) if (event.type === "failed") event.reason.trim();`,
  },
  {
    name: "any of the variants in place of one of them",
    edits: [edit(schema("SiteEvent"), "oneOf:", "anyOf:")],
    verdict: "risky",
    side: "response",
    uses: reads,
    wire: "a union of types is both",
  },
  {
    name: "an answer becomes a union",
    edits: [
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
    verdict: "breaking",
    side: "response",
    uses: `const site = await api.readSite(client, { path: { siteId: "a" } });
site.limits?.memory.toFixed();`,
  },
  {
    name: "a variant of a request asks for more",
    edits: [edit(schema("StopOrder"), "required: [type]", "required: [type, after]")],
    verdict: "breaking",
    side: "request",
    uses: sends(`{ type: "stop" }`),
  },
  {
    name: "a variant of an answer has more",
    edits: [edit(schema("DeployedEvent"), "  version:\n", "  colour:\n    type: string\n  version:\n")],
    verdict: "compatible",
    side: "response",
    uses: reads,
  },
  {
    name: "a variant of an answer has less",
    edits: [edit(schema("DeployedEvent"), "required: [type, version]", "required: [type]")],
    verdict: "breaking",
    side: "response",
    uses: reads,
  },
  {
    name: "a variant more in an answer, with nothing that tells it apart",
    edits: [
      edit(
        schema("Site"),
        UNTAGGED,
        `${UNTAGGED}          - type: object\n            required: [pending]\n            properties:\n              pending:\n                type: boolean\n`,
      ),
    ],
    verdict: "breaking",
    side: "response",
    uses: certificate(
      `if (site.certificate !== undefined) ("expires" in site.certificate ? site.certificate.expires : site.certificate.problem).trim();`,
    ),
  },
  {
    name: "a variant fewer in an answer, with nothing that told it apart",
    edits: [edit(schema("Site"), UNTAGGED, "")],
    verdict: "breaking",
    side: "code",
    uses: certificate(`if (site.certificate !== undefined && "problem" in site.certificate) site.certificate.problem.trim();`),
  },
  {
    name: "one of the variants in place of any of them",
    given: [edit(schema("Order"), "oneOf:", "anyOf:")],
    edits: [edit(schema("Order"), "anyOf:", "oneOf:")],
    verdict: "breaking",
    side: "request",
    uses: sends(`{ type: "stop" }`),
    wire: "a union of types is both",
  },
];

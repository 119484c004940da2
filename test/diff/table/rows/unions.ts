import { schema } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, remove, risky, using, write, type Row } from "../harness/row.js";
import { reads as readsSite } from "../harness/uses.js";

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

/** `oneOf`, with and without a discriminator. */
export const UNIONS: readonly Row[] = [
  ...using(sends(`{ type: "stop" }`), [
    compatible("request", "a variant more in a request", [
      after(schema("Order"), "$ref: ./StopOrder.yaml\n", "  - $ref: ./PauseOrder.yaml\n"),
      after(schema("Order"), "stop: ./StopOrder.yaml\n", "    pause: ./PauseOrder.yaml\n"),
      write(schema("PauseOrder"), variant("pause")),
    ]),
    breaking("request", "a variant fewer in a request", [
      cut(schema("Order"), "  - $ref: ./StopOrder.yaml\n"),
      cut(schema("Order"), "    stop: ./StopOrder.yaml\n"),
      remove(schema("StopOrder")),
    ]),
    breaking("request", "a variant of a request asks for more", edit(schema("StopOrder"), "[type]", "[type, after]")),
    breaking("request", "one of the variants in place of any of them", edit(schema("Order"), "anyOf:", "oneOf:"), {
      given: [edit(schema("Order"), "oneOf:", "anyOf:")],
      wire: "a union of types is both",
    }),
  ]),
  ...using(reads, [
    risky(
      "response",
      "a variant more in an answer",
      [
        after(schema("SiteEvent"), "$ref: ./FailedEvent.yaml\n", "  - $ref: ./StoppedEvent.yaml\n"),
        after(schema("SiteEvent"), "failed: ./FailedEvent.yaml\n", "    stopped: ./StoppedEvent.yaml\n"),
        write(schema("StoppedEvent"), variant("stopped")),
      ],
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
    risky("response", "any of the variants in place of one of them", edit(schema("SiteEvent"), "oneOf:", "anyOf:"), {
      wire: "a union of types is both",
    }),
    compatible("response", "a variant of an answer has more", before(schema("DeployedEvent"), "version:", "colour: { type: string }\n  ")),
    breaking("response", "a variant of an answer has less", edit(schema("DeployedEvent"), "[type, version]", "[type]")),
  ]),
  ...using(`${EVENTS}for (const event of events) if (event.type === "failed") event.reason.trim();`, [
    breaking("code", "a variant fewer in an answer", [
      cut(schema("SiteEvent"), "  - $ref: ./FailedEvent.yaml\n"),
      cut(schema("SiteEvent"), "    failed: ./FailedEvent.yaml\n"),
      remove(schema("FailedEvent")),
    ]),
  ]),
  ...using(`const site = await api.readSite(client, { path: { siteId: "a" } });\nsite.limits?.memory.toFixed();`, [
    breaking("response", "an answer becomes a union", [
      edit(
        schema("Limits"),
        "type: object",
        "oneOf:\n  - type: object\n    required: [free]\n    properties:\n      free:\n        type: boolean\n  - $ref: ./PaidLimits.yaml",
      ),
      cut(schema("Limits"), "required: [memory]\nproperties:\n  memory:\n    type: integer\n  traffic:\n    type: number\n"),
      write(
        schema("PaidLimits"),
        "type: object\nrequired: [memory]\nproperties:\n  memory:\n    type: integer\n  traffic:\n    type: number\n",
      ),
    ]),
  ]),
  breaking(
    "response",
    "a variant more in an answer, with nothing that tells it apart",
    after(
      schema("Site"),
      UNTAGGED,
      "          - type: object\n            required: [pending]\n            properties:\n              pending: { type: boolean }\n",
    ),
    {
      uses: readsSite(
        `if (site.certificate !== undefined) ("expires" in site.certificate ? site.certificate.expires : site.certificate.problem).trim();`,
      ),
    },
  ),
  ...using(readsSite(`if (site.certificate !== undefined && "problem" in site.certificate) site.certificate.problem.trim();`), [
    breaking("code", "a variant fewer in an answer, with nothing that told it apart", cut(schema("Site"), UNTAGGED)),
  ]),
];

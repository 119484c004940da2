import { schema } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, remove, risky, using, write, type Row } from "../harness/row.js";
import { orders, reads, readsEvents } from "../harness/uses.js";

const ORDER = schema("Order");
const EVENT = schema("SiteEvent");
const LIMITS = schema("Limits");

const variant = (type: string): string => `type: object
required: [type, reason]
properties: { type: { type: string, const: ${type} }, reason: { type: string } }
`;
const EITHER = { wire: "a union of types is both" };

/** The last variant of the union that no property tells apart. */
const UNTAGGED = "          - { type: object, required: [problem], properties: { problem: { type: string } } }\n";
const PENDING = "          - { type: object, required: [pending], properties: { pending: { type: boolean } } }\n";
const PAID = "required: [memory]\nproperties: { memory: { type: integer }, traffic: { type: number } }\n";
const FREE = "{ type: object, required: [free], properties: { free: { type: boolean } } }";

/** `oneOf`, with and without a discriminator. */
export const UNIONS: readonly Row[] = [
  ...using(orders(`{ type: "stop" }`), [
    compatible("request", "a variant more in a request", [
      after(ORDER, "$ref: ./StopOrder.yaml\n", "  - $ref: ./PauseOrder.yaml\n"),
      after(ORDER, "stop: ./StopOrder.yaml", ", pause: ./PauseOrder.yaml"),
      write(schema("PauseOrder"), variant("pause")),
    ]),
    breaking("request", "a variant fewer in a request", [
      cut(ORDER, "  - $ref: ./StopOrder.yaml\n"),
      cut(ORDER, ", stop: ./StopOrder.yaml"),
      remove(schema("StopOrder")),
    ]),
    breaking("request", "a variant of a request asks for more", edit(schema("StopOrder"), "[type]", "[type, after]")),
    breaking("request", "one of the variants in place of any of them", edit(ORDER, "anyOf:", "oneOf:"), {
      given: [edit(ORDER, "oneOf:", "anyOf:")],
      ...EITHER,
    }),
  ]),
  ...using(readsEvents(`if (event.type === "deployed") event.version.trim();`), [
    risky(
      "response",
      "a variant more in an answer",
      [
        after(EVENT, "$ref: ./FailedEvent.yaml\n", "  - $ref: ./StoppedEvent.yaml\n"),
        after(EVENT, "failed: ./FailedEvent.yaml", ", stopped: ./StoppedEvent.yaml"),
        write(schema("StoppedEvent"), variant("stopped")),
      ],
      {
        exhaustive: readsEvents(`{
  switch (event.type) {
    case "deployed": return event.version;
    case "failed": return event.reason;
    default: never(event);
  }
}
return "";`),
      },
    ),
    risky("response", "any of the variants in place of one of them", edit(EVENT, "oneOf:", "anyOf:"), EITHER),
    compatible("response", "a variant of an answer has more", before(schema("DeployedEvent"), "version:", "colour: { type: string }\n  ")),
    breaking("response", "a variant of an answer has less", edit(schema("DeployedEvent"), "[type, version]", "[type]")),
  ]),
  ...using(readsEvents(`if (event.type === "failed") event.reason.trim();`), [
    breaking("code", "a variant fewer in an answer", [
      cut(EVENT, "  - $ref: ./FailedEvent.yaml\n"),
      cut(EVENT, ", failed: ./FailedEvent.yaml"),
      remove(schema("FailedEvent")),
    ]),
  ]),
  ...using(reads("site.limits?.memory.toFixed();"), [
    breaking("response", "an answer becomes a union", [
      edit(LIMITS, "type: object\n", `oneOf: [${FREE}, { $ref: ./PaidLimits.yaml }]\n`),
      cut(LIMITS, PAID),
      write(schema("PaidLimits"), `type: object\n${PAID}`),
    ]),
  ]),
  breaking("response", "a variant more in an answer, with nothing that tells it apart", after(schema("Site"), UNTAGGED, PENDING), {
    uses: reads(
      `if (site.certificate !== undefined) ("expires" in site.certificate ? site.certificate.expires : site.certificate.problem).trim();`,
    ),
  }),
  ...using(reads(`if (site.certificate !== undefined && "problem" in site.certificate) site.certificate.problem.trim();`), [
    breaking("code", "a variant fewer in an answer, with nothing that told it apart", cut(schema("Site"), UNTAGGED)),
  ]),
];

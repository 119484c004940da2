import { orders, reads, readsEvents, schema, SITE, updates } from "../harness/files.js";
import {
  after,
  before,
  breaking,
  compatible,
  cut,
  edit,
  remove,
  risky,
  unchanged,
  using,
  write,
  type Edit,
  type Row,
} from "../harness/row.js";

const ORDER = schema("Order");
const EVENT = schema("SiteEvent");
const LIMITS = schema("Limits");

const variant = (type: string): string => `type: object
required: [type, reason]
properties: { type: { type: string, const: ${type} }, reason: { type: string } }
`;
const EITHER = { wire: "a union of types includes values of several variants" };

/** The last variant of the union that no property tells apart. */
const UNTAGGED = "          - { type: object, required: [problem], properties: { problem: { type: string } } }\n";
const PENDING = "          - { type: object, required: [pending], properties: { pending: { type: boolean } } }\n";
const PAID = "required: [memory]\nproperties: { memory: { type: integer }, traffic: { type: number } }\n";
const UPDATE = "$ref: ../schemas/UpdateSiteBody.yaml";
const FREE = "{ type: object, required: [free], properties: { free: { type: boolean } } }";

// prettier-ignore
export const UNIONS: readonly Row[] = [
  ...using(orders(`{ type: "stop" }`), [
    compatible("request", "a variant more in a request", [
      after(ORDER, "$ref: ./StopOrder.yaml\n", "  - $ref: ./PauseOrder.yaml\n"),
      after(ORDER, "stop: ./StopOrder.yaml", ", pause: ./PauseOrder.yaml"),
      write(schema("PauseOrder"), variant("pause")),
    ]),
    breaking("request", "a variant fewer in a request", [cut(ORDER, "  - $ref: ./StopOrder.yaml\n"), cut(ORDER, ", stop: ./StopOrder.yaml"), remove(schema("StopOrder"))]),
    breaking("request", "a variant of a request asks for more", edit(schema("StopOrder"), "[type]", "[type, after]")),
    unchanged("one of the variants in place of any of them, which have tags", edit(ORDER, "anyOf:", "oneOf:"), { given: [edit(ORDER, "oneOf:", "anyOf:")] }),
  ]),
  ...using(readsEvents(`if (event.type === "deployed") event.version.trim();`), [
    risky(
      "response",
      "a variant more in a response",
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
    compatible("response", "a variant of a response has more", before(schema("DeployedEvent"), "version:", "colour: { type: string }\n  ")),
    breaking("response", "a variant of a response has less", edit(schema("DeployedEvent"), "[type, version]", "[type]")),
  ]),
  ...using(readsEvents(`if (event.type === "failed") event.reason.trim();`), [
    breaking("code", "a variant fewer in a response", [cut(EVENT, "  - $ref: ./FailedEvent.yaml\n"), cut(EVENT, ", failed: ./FailedEvent.yaml"), remove(schema("FailedEvent"))]),
  ]),
  ...using(reads("site.limits?.memory.toFixed();"), [
    breaking("response", "a response becomes a union", [edit(LIMITS, "type: object\n", `oneOf: [${FREE}, { $ref: ./PaidLimits.yaml }]\n`), cut(LIMITS, PAID), write(schema("PaidLimits"), `type: object\n${PAID}`)]),
  ]),
  breaking("response", "a variant more in a response, with nothing that tells it apart", after(schema("Site"), UNTAGGED, PENDING), {
    uses: reads(
      `if (site.certificate !== undefined) ("expires" in site.certificate ? site.certificate.expires : site.certificate.problem).trim();`,
    ),
  }),
  breaking("response", "a variant of another type more in a response", after(schema("Site"), UNTAGGED, "          - { type: string }\n"), {
    uses: reads(`if (site.certificate !== undefined && "problem" in site.certificate) site.certificate.problem.trim();`),
  }),
  breaking("request", "a body becomes one of two objects that overlap", edit(SITE, UPDATE, `oneOf: [{ ${UPDATE} }, ${FREE}]`), { uses: updates(`name: "b"`), ...EITHER }),
  ...using(reads(`if (site.certificate !== undefined && "problem" in site.certificate) site.certificate.problem.trim();`), [
    risky("response", "any of the variants in place of one of them", edit(schema("Site"), "oneOf:", "anyOf:"), EITHER),
    breaking("code", "a variant fewer in a response, with nothing that told it apart", cut(schema("Site"), UNTAGGED)),
  ]),
];

const STOP = schema("StopOrder");
const DEPLOY = schema("DeployOrder");
const optional = (type: string): string =>
  `type: object\nproperties: { type: { type: string, const: ${type} }, after: { type: integer } }\n`;
const DISCRIMINATOR = "discriminator: { propertyName: type, mapping: { deploy: ./DeployOrder.yaml, stop: ./StopOrder.yaml } }\n";
const TAGGED = edit(ORDER, "oneOf:\n", `${DISCRIMINATOR}oneOf:\n`);
const untagged: readonly Edit[] = [
  edit(STOP, "required: [type]\nproperties:\n  type: { type: string, const: stop }\n", "required: [after]\nproperties:\n"),
  edit(DEPLOY, "required: [type, version]\nproperties:\n  type: { type: string, const: deploy }\n", "required: [version]\nproperties:\n"),
];

// prettier-ignore
export const TAGS: readonly Row[] = [
  ...using(orders(`{ type: "stop" }`), [
    breaking("request", "another value of a discriminator", [edit(STOP, "const: stop", "const: halt"), edit(ORDER, "stop: ./StopOrder.yaml", "halt: ./StopOrder.yaml")]),
    breaking("request", "another property tells the variants of a request apart", [
      edit(ORDER, "type", "kind"),
      edit(STOP, "[type]", "[kind]"),
      edit(STOP, "type: {", "kind: {"),
      edit(DEPLOY, "[type, version]", "[kind, version]"),
      edit(DEPLOY, "type: {", "kind: {"),
    ]),
    compatible("request", "a discriminator is gone, and the variants are as they were", cut(ORDER, DISCRIMINATOR)),
    compatible("request", "a union of a request has a discriminator, by a property that each variant has", TAGGED, { given: [cut(ORDER, DISCRIMINATOR)] }),
  ]),
  ...using(readsEvents(`if (event.type === "deployed") event.version.trim();`), [
    breaking("response", "another value of a discriminator in a response", [edit(schema("DeployedEvent"), "deployed", "live"), edit(schema("SiteEvent"), "deployed: ./DeployedEvent.yaml", "live: ./DeployedEvent.yaml")]),
  ]),
  ...using(orders("{ after: 3 }"), [
    breaking("request", "one of the variants in place of any of them", edit(ORDER, "anyOf:", "oneOf:"), { given: [edit(ORDER, "oneOf:", "anyOf:"), cut(ORDER, DISCRIMINATOR), ...untagged], ...EITHER }),
    breaking("request", "a variant more in a request, with an optional tag", [after(ORDER, "$ref: ./StopOrder.yaml\n", "  - $ref: ./PauseOrder.yaml\n"), write(schema("PauseOrder"), optional("pause"))], {
      given: [cut(ORDER, DISCRIMINATOR), write(STOP, optional("stop")), write(DEPLOY, optional("deploy"))],
      ...EITHER,
    }),
  ]),
  breaking("request", "a union of a request has a discriminator, by a property that no variant has", TAGGED, { given: [cut(ORDER, DISCRIMINATOR), ...untagged], uses: orders("{ after: 3 }") }),
  ...using(orders(`{ type: "stop", after: 3 }`), [
    breaking("request", "a union loses a discriminator whose property no variant has", cut(ORDER, DISCRIMINATOR), { given: untagged }),
    breaking("request", "the values of a discriminator change places", edit(ORDER, "deploy: ./DeployOrder.yaml, stop: ./StopOrder.yaml", "deploy: ./StopOrder.yaml, stop: ./DeployOrder.yaml"), { given: untagged }),
  ]),
];

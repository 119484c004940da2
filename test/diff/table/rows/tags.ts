import { schema } from "../harness/files.js";
import { breaking, compatible, cut, edit, using, type Edit, type Row } from "../harness/row.js";
import { orders, readsEvents } from "../harness/uses.js";

const ORDER = schema("Order");
const STOP = schema("StopOrder");
const DEPLOY = schema("DeployOrder");

const DISCRIMINATOR = "discriminator: { propertyName: type, mapping: { deploy: ./DeployOrder.yaml, stop: ./StopOrder.yaml } }\n";
const TAGGED = edit(ORDER, "oneOf:\n", `${DISCRIMINATOR}oneOf:\n`);
const untagged: readonly Edit[] = [
  edit(STOP, "required: [type]\nproperties:\n  type: { type: string, const: stop }\n", "required: [after]\nproperties:\n"),
  edit(DEPLOY, "required: [type, version]\nproperties:\n  type: { type: string, const: deploy }\n", "required: [version]\nproperties:\n"),
];

/** What tells the variants of a `oneOf` apart. */
export const TAGS: readonly Row[] = [
  ...using(orders(`{ type: "stop" }`), [
    breaking("request", "another value of a discriminator", [
      edit(STOP, "const: stop", "const: halt"),
      edit(ORDER, "stop: ./StopOrder.yaml", "halt: ./StopOrder.yaml"),
    ]),
    breaking("request", "another property tells the variants of a request apart", [
      edit(ORDER, "type", "kind"),
      edit(STOP, "[type]", "[kind]"),
      edit(STOP, "type: {", "kind: {"),
      edit(DEPLOY, "[type, version]", "[kind, version]"),
      edit(DEPLOY, "type: {", "kind: {"),
    ]),
    compatible("request", "a discriminator is gone, and the variants are as they were", cut(ORDER, DISCRIMINATOR)),
    compatible("request", "a union of a request has a discriminator, by a property that each variant has", TAGGED, {
      given: [cut(ORDER, DISCRIMINATOR)],
    }),
  ]),
  ...using(readsEvents(`if (event.type === "deployed") event.version.trim();`), [
    breaking("response", "another value of a discriminator in an answer", [
      edit(schema("DeployedEvent"), "deployed", "live"),
      edit(schema("SiteEvent"), "deployed: ./DeployedEvent.yaml", "live: ./DeployedEvent.yaml"),
    ]),
  ]),
  breaking("request", "a union of a request has a discriminator, by a property that no variant has", TAGGED, {
    given: [cut(ORDER, DISCRIMINATOR), ...untagged],
    uses: orders("{ after: 3 }"),
  }),
  ...using(orders(`{ type: "stop", after: 3 }`), [
    breaking("request", "a union has no discriminator any more, by a property that no variant has", cut(ORDER, DISCRIMINATOR), {
      given: untagged,
    }),
    breaking(
      "request",
      "the values of a discriminator change places",
      edit(ORDER, "deploy: ./DeployOrder.yaml, stop: ./StopOrder.yaml", "deploy: ./StopOrder.yaml, stop: ./DeployOrder.yaml"),
      { given: untagged },
    ),
  ]),
];

import { schema } from "../harness/files.js";
import { breaking, compatible, cut, edit, using, type Edit, type Row } from "../harness/row.js";

const EVENTS = `const events = await api.listSiteEvents(client, { path: { siteId: "a" } });
`;
const reads = `${EVENTS}for (const event of events) if (event.type === "deployed") event.version.trim();`;
const sends = (body: string): string => `await api.sendOrder(client, { path: { siteId: "a" }, body: ${body} });`;

const DISCRIMINATOR = "discriminator:\n  propertyName: type\n  mapping:\n    deploy: ./DeployOrder.yaml\n    stop: ./StopOrder.yaml\n";
const UNTAGGED_ORDERS: readonly Edit[] = [
  edit(
    schema("StopOrder"),
    "required: [type]\nproperties:\n  type:\n    type: string\n    const: stop\n",
    "required: [after]\nproperties:\n",
  ),
  edit(
    schema("DeployOrder"),
    "required: [type, version]\nproperties:\n  type:\n    type: string\n    const: deploy\n",
    "required: [version]\nproperties:\n",
  ),
];

/** What tells the variants of a `oneOf` apart. */
export const TAGS: readonly Row[] = [
  ...using(sends(`{ type: "stop" }`), [
    breaking("request", "another value of a discriminator", [
      edit(schema("StopOrder"), "const: stop", "const: halt"),
      edit(schema("Order"), "stop: ./StopOrder.yaml", "halt: ./StopOrder.yaml"),
    ]),
    breaking("request", "another property tells the variants of a request apart", [
      edit(schema("Order"), "type", "kind"),
      edit(schema("StopOrder"), "[type]", "[kind]"),
      edit(schema("StopOrder"), "type:\n", "kind:\n"),
      edit(schema("DeployOrder"), "[type, version]", "[kind, version]"),
      edit(schema("DeployOrder"), "type:\n", "kind:\n"),
    ]),
    compatible("request", "a discriminator is gone, and the variants are as they were", cut(schema("Order"), DISCRIMINATOR)),
    compatible(
      "request",
      "a union of a request has a discriminator, by a property that each variant has",
      edit(schema("Order"), "oneOf:\n", `${DISCRIMINATOR}oneOf:\n`),
      { given: [cut(schema("Order"), DISCRIMINATOR)] },
    ),
  ]),
  ...using(reads, [
    breaking("response", "another value of a discriminator in an answer", [
      edit(schema("DeployedEvent"), "deployed", "live"),
      edit(schema("SiteEvent"), "deployed: ./DeployedEvent.yaml", "live: ./DeployedEvent.yaml"),
    ]),
  ]),
  breaking(
    "request",
    "a union of a request has a discriminator, by a property that no variant has",
    edit(schema("Order"), "oneOf:\n", `${DISCRIMINATOR}oneOf:\n`),
    { given: [edit(schema("Order"), DISCRIMINATOR, ""), ...UNTAGGED_ORDERS], uses: sends("{ after: 3 }") },
  ),
  ...using(sends(`{ type: "stop", after: 3 }`), [
    breaking("request", "a union has no discriminator any more, by a property that no variant has", cut(schema("Order"), DISCRIMINATOR), {
      given: UNTAGGED_ORDERS,
    }),
    breaking(
      "request",
      "the values of a discriminator change places",
      edit(schema("Order"), "./DeployOrder.yaml\n    stop: ./StopOrder.yaml", "./StopOrder.yaml\n    stop: ./DeployOrder.yaml"),
      { given: UNTAGGED_ORDERS },
    ),
  ]),
];

import { schema } from "../support/files.js";
import { edit, type Edit, type Row, breaking, compatible } from "../support/row.js";

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
  breaking(
    "request",
    "another value of a discriminator",
    [
      edit(schema("StopOrder"), "const: stop", "const: halt"),
      edit(schema("Order"), "    stop: ./StopOrder.yaml\n", "    halt: ./StopOrder.yaml\n"),
    ],
    sends(`{ type: "stop" }`),
  ),
  breaking(
    "response",
    "another value of a discriminator in an answer",
    [
      edit(schema("DeployedEvent"), "const: deployed", "const: live"),
      edit(schema("SiteEvent"), "    deployed: ./DeployedEvent.yaml\n", "    live: ./DeployedEvent.yaml\n"),
    ],
    reads,
  ),
  breaking(
    "request",
    "another property tells the variants of a request apart",
    [
      edit(schema("Order"), "propertyName: type", "propertyName: kind"),
      edit(schema("StopOrder"), "required: [type]", "required: [kind]"),
      edit(schema("StopOrder"), "  type:\n", "  kind:\n"),
      edit(schema("DeployOrder"), "required: [type, version]", "required: [kind, version]"),
      edit(schema("DeployOrder"), "  type:\n", "  kind:\n"),
    ],
    sends(`{ type: "stop" }`),
  ),
  compatible(
    "request",
    "a discriminator is gone, and the variants are as they were",
    edit(schema("Order"), DISCRIMINATOR, ""),
    sends(`{ type: "stop" }`),
  ),
  compatible(
    "request",
    "a union of a request has a discriminator, by a property that each variant has",
    edit(schema("Order"), "oneOf:\n", `${DISCRIMINATOR}oneOf:\n`),
    sends(`{ type: "stop" }`),
    { given: [edit(schema("Order"), DISCRIMINATOR, "")] },
  ),
  breaking(
    "request",
    "a union of a request has a discriminator, by a property that no variant has",
    edit(schema("Order"), "oneOf:\n", `${DISCRIMINATOR}oneOf:\n`),
    sends("{ after: 3 }"),
    { given: [edit(schema("Order"), DISCRIMINATOR, ""), ...UNTAGGED_ORDERS] },
  ),
  breaking(
    "request",
    "a union has no discriminator any more, by a property that no variant has",
    edit(schema("Order"), DISCRIMINATOR, ""),
    sends(`{ type: "stop", after: 3 }`),
    { given: UNTAGGED_ORDERS },
  ),
  breaking(
    "request",
    "the values of a discriminator change places",
    edit(
      schema("Order"),
      "    deploy: ./DeployOrder.yaml\n    stop: ./StopOrder.yaml\n",
      "    deploy: ./StopOrder.yaml\n    stop: ./DeployOrder.yaml\n",
    ),
    sends(`{ type: "stop", after: 3 }`),
    { given: UNTAGGED_ORDERS },
  ),
];

import { EVENTS, ROOT, schema, SITE, SITES } from "../harness/files.js";
import { edit, type Edit, remove, type Row, write } from "../harness/row.js";

const EXAMPLE = `          example:
            id: site_1
            name: shop
            region: north
            state: live
            owner: null
            createdAt: "2026-01-01T00:00:00Z"
            hits: 3
            labels: []
`;

const ORDER = `description: What a site is told to do.
oneOf:
  - $ref: ../../schemas/DeployOrder.yaml
  - $ref: ../../schemas/StopOrder.yaml
discriminator:
  propertyName: type
  mapping:
    deploy: ../../schemas/DeployOrder.yaml
    stop: ../../schemas/StopOrder.yaml
`;

const uses = `await api.readSite(client, { path: { siteId: "a" } });`;
const text = (name: string, ...edits: readonly Edit[]): Row => ({ name, edits, verdict: "compatible", isText: true, uses });
const nothing = (name: string, ...edits: readonly Edit[]): Row => ({ name, edits, uses });

/** What is written for readers, and what is written otherwise and says the same. */
export const TEXTS: readonly Row[] = [
  text("another summary", edit(SITE, "summary: Read a site", "summary: Read one site")),
  text("another description of an operation", edit(SITES, "Makes a site.", "Makes a site at once.")),
  text("another description of a parameter", edit(SITES, "A text that the names have.", "A text that each name has.")),
  text("another description of a field", edit(schema("Site"), "Who has made it.", "Who made it.")),
  text("another description of an answer", edit(SITES, "The name is taken.", "There is a site of this name.")),
  text("another description of a body", edit(EVENTS, "description: The order.", "description: What to do.")),
  text("another description of a tag", edit(ROOT, "What is served.", "What visitors see.")),
  text("another description of the whole", edit(ROOT, "Keeps sites, and tells", "Keeps sites and tells")),
  text("another example", edit(SITE, "            name: shop\n", "            name: blog\n")),
  text("another version of the contract", edit(ROOT, "version: 1.0.0", "version: 1.1.0")),
  text("a link to further documents", edit(ROOT, "security:\n", "externalDocs:\n  url: https://docs.example.com\nsecurity:\n")),
  text("an example is gone", edit(SITE, EXAMPLE, "")),
  nothing("a comment", edit(schema("Site"), "allOf:", "# In two parts.\nallOf:")),
  nothing(
    "another order of keys",
    edit(schema("Problem"), "required: [code, message]\n", ""),
    edit(schema("Problem"), "  field:\n    type: string\n", "  field:\n    type: string\nrequired: [code, message]\n"),
  ),
  nothing("another order of what is required", edit(schema("Problem"), "required: [code, message]", "required: [message, code]")),
  nothing("another order of an enumeration", edit(schema("Region"), "[north, south]", "[south, north]")),
  nothing(
    "a schema in another folder",
    remove(schema("Order")),
    write("orders/schemas/Order.yaml", ORDER),
    edit(EVENTS, "../schemas/Order.yaml", "../orders/schemas/Order.yaml"),
  ),
  nothing("a constant as an enumeration of one", edit(schema("StopOrder"), "const: stop", "enum: [stop]")),
  nothing(
    "no default where it is what counts anyway",
    edit(SITES, "      deprecated: true\n", "      deprecated: true\n      required: false\n"),
  ),
  nothing("another order of parameters", edit(SITE, "    - name: x-view\n      in: header\n", "    - in: header\n      name: x-view\n")),
];

import { EVENTS, readsSite as uses, ROOT, schema, SITE, SITES } from "../harness/files.js";
import { after, before, cut, edit, type Edit, remove, type Row, write } from "../harness/row.js";

const EXAMPLE = `          example:
            { id: site_1, name: shop, region: north, state: live, owner: null, createdAt: "2026-01-01T00:00:00Z", hits: 3, labels: [] }
`;
const REQUIRED = "required: [code, message]\n";
const ORDER = `description: What a site is told to do.
oneOf: [{ $ref: ../../schemas/DeployOrder.yaml }, { $ref: ../../schemas/StopOrder.yaml }]
discriminator: { propertyName: type, mapping: { deploy: ../../schemas/DeployOrder.yaml, stop: ../../schemas/StopOrder.yaml } }
`;

const text = (name: string, ...edits: readonly Edit[]): Row => ({ name, edits, verdict: "compatible", isText: true, uses });
const nothing = (name: string, ...edits: readonly Edit[]): Row => ({ name, edits, uses });

// prettier-ignore
export const TEXTS: readonly Row[] = [
  text("another summary", edit(SITE, "summary: Read a site", "summary: Read one site")),
  text("another description of an operation", edit(SITES, "Makes a site.", "Makes a site at once.")),
  text("another description of a parameter", edit(SITES, "A text that the names have.", "A text that each name has.")),
  text("another description of a field", edit(schema("Site"), "Who has made it.", "Who made it.")),
  text("another description of a response", edit(SITES, "The name is taken.", "There is a site of this name.")),
  text("another description of a body", edit(EVENTS, "description: The order.,", "description: What to do.,")),
  text("another description of a tag", edit(ROOT, "What is served.", "What visitors see.")),
  text("another description of the whole", edit(ROOT, "Keeps sites, and tells", "Keeps sites and tells")),
  text("another example", edit(SITE, "name: shop", "name: blog")),
  text("another version of the contract", edit(ROOT, "version: 1.0.0", "version: 1.1.0")),
  text("a link to further documents", before(ROOT, "security:\n", "externalDocs: { url: https://docs.example.com }\n")),
  text("an example is gone", cut(SITE, EXAMPLE)),
  nothing("a comment", before(schema("Site"), "allOf:", "# In two parts.\n")),
  nothing("another order of keys", cut(schema("Problem"), REQUIRED), after(schema("Problem"), "  field: { type: string }\n", REQUIRED)),
  nothing("another order of what is required", edit(schema("Problem"), "[code, message]", "[message, code]")),
  nothing("another order of an enumeration", edit(schema("Region"), "[north, south]", "[south, north]")),
  nothing("a schema in another folder", remove(schema("Order")), write("orders/schemas/Order.yaml", ORDER), edit(EVENTS, "../schemas/Order.yaml", "../orders/schemas/Order.yaml")),
  nothing("a constant as an enumeration of one", edit(schema("StopOrder"), "const: stop", "enum: [stop]")),
  nothing("no default where it is what counts anyway", after(SITES, "      deprecated: true\n", "      required: false\n")),
  nothing("another order of parameters", edit(SITE, "name: x-view, in: header", "in: header, name: x-view")),
];

import type { Field, OperationPage, Page, Shape, Site } from "../../../scripts/docs/model/types.js";

// Small pages of each kind, with no more than a test looks at.

const search = { kind: "guide", fields: [], text: "" };
const tag = { title: "Things", path: "things/", description: "What there is." };

export function shape(part: Partial<Shape> = {}): Shape {
  return { type: [{ text: "string" }], text: "", fields: [], variants: [], limits: [], values: [], ...part };
}

export function field(name: string, part: Partial<Shape> = {}, isRequired = false): Field {
  return { name, anchor: name, isRequired, shape: shape(part) };
}

export function operationPage(part: Partial<OperationPage> = {}): OperationPage {
  return {
    kind: "operation",
    path: "things/read-thing/",
    title: "Read a thing",
    description: "Reads one thing.",
    source: "spec/groups/things/paths/v1@things@{id}.yaml",
    search: { kind: "operation", id: "readThing", call: "GET /v1/things/{id}", fields: ["id"], text: "Reads one thing." },
    operationId: "readThing",
    functionName: "readThing",
    module: "@hosting-platform/client/things",
    method: "GET",
    template: "/v1/things/{id}",
    tag,
    detail: "documented",
    text: "Reads one thing.",
    takesCredential: true,
    parameters: { path: [field("id", { text: "Which thing." }, true)], query: [], header: [], cookie: [] },
    teamParameters: [],
    takesFurtherQuery: false,
    responses: [],
    errors: [],
    samples: [],
    ...part,
  };
}

const operationLink = {
  title: "Read a thing",
  path: "things/read-thing/",
  description: "Reads one thing.",
  operationId: "readThing",
  method: "GET",
  template: "/v1/things/{id}",
  detail: "index" as const,
};

export const guide: Page = {
  kind: "guide",
  path: "guides/pagination/",
  title: "Pagination",
  description: "Lists in pages.",
  search,
  text: "## Cursors\n\nSee [the thing](/things/read-thing/#errors).\n",
};

export const pages: { [Kind in Page["kind"]]: Page & { kind: Kind } } = {
  home: {
    kind: "home",
    path: "",
    title: "Reference",
    description: "All of it.",
    search,
    text: "What it is.",
    version: "1.2.3",
    files: [{ name: "openapi.json", description: "The contract." }],
    guides: [{ title: "Pagination", path: "guides/pagination/", description: "Lists in pages." }],
    tags: [{ ...tag, operations: 3, documented: 1 }],
  },
  guide: guide,
  tag: {
    kind: "tag",
    path: "things/",
    title: "Things",
    description: "What there is.",
    source: "spec/groups/things/tag.md",
    search,
    tag: "Things",
    text: "About things.",
    operations: [operationLink],
    schemas: [{ title: "Thing", path: "schemas/thing/", description: "One thing." }],
  },
  operation: operationPage(),
  schema: {
    kind: "schema",
    path: "schemas/thing/",
    title: "Thing",
    description: "One thing.",
    search,
    name: "Thing",
    shape: shape({ type: [{ text: "object" }], text: "One thing.", fields: [field("name")] }),
    usedBy: [operationLink],
    partOf: [{ title: "Box", path: "schemas/box/", description: "Holds things." }],
  },
  errors: {
    kind: "errors",
    path: "errors/",
    title: "Errors",
    description: "All statuses.",
    search,
    text: "What goes wrong.",
    statuses: [
      { status: "403", text: "Not allowed.", advice: "Ask the owner.", errorClass: "ForbiddenError", operations: [operationLink] },
    ],
  },
  coverage: {
    kind: "coverage",
    path: "not-shown/",
    title: "What is not shown",
    description: "How much is known.",
    search,
    text: "Some of it is not.",
    rows: [{ tag, documented: 1, partial: 0, indexed: 2 }],
  },
};

export const site: Site = { title: "Reference & more", version: "1.0.0", pages: Object.values(pages), nav: [] };

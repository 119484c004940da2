// A page of each kind with every field of the model set.
import type * as model from "../../../../scripts/docs/model/types.js";

const EMPTY: model.Shape = { type: [{ text: "string" }], text: "", fields: [], variants: [], limits: [], values: [] };
export const shape = (overrides: Partial<model.Shape> = {}): model.Shape => ({ ...EMPTY, ...overrides });

export function field(name: string, anchor: string, overrides: Partial<model.Shape> = {}, isRequired = false): model.Field {
  return { name, anchor, isRequired, shape: shape(overrides) };
}

/** With something in each of its fields; nested ones included. */
export function fullShape(prefix: string): model.Shape {
  return shape({
    type: [{ text: "array of " }, { text: "Widget", path: "schemas/widget/" }],
    text: "A widget, see [lists](/guides/pagination/).",
    fields: [
      field(
        "name",
        `${prefix}.name`,
        { text: "Its name.", limits: ["1 to 50 characters"], pattern: { source: "^[a-z]+$", explained: "Letters." } },
        true,
      ),
      field("colour", `${prefix}.colour`, { values: ["red", "green", null], default: "red" }),
      field("parts", `${prefix}.parts`, {
        type: [{ text: "object" }],
        fields: [field("size", `${prefix}.parts.size`, { type: [{ text: "integer" }], values: [1, 2] })],
        further: "any",
      }),
      field("labels", `${prefix}.labels`, { type: [{ text: "object" }], further: shape({ text: "A label." }) }),
    ],
    variants: [
      { title: "Round", shape: shape({ type: [{ text: "object" }], fields: [field("radius", `${prefix}.0.radius`)], further: "none" }) },
      { title: "Empty", shape: shape({ type: [{ text: "object" }], further: "none" }) },
    ],
    limits: ["at most 5 items", "unique items"],
    further: "none",
  });
}

function head<Kind extends model.Page["kind"]>(kind: Kind, path: string, title: string, description: string) {
  return { kind, path, title, description, search: { kind: "operation", fields: [], text: "" } };
}

const link: model.OperationLink = {
  title: "List widgets",
  path: "widgets/list-widgets/",
  description: "Lists widgets.",
  operationId: "listWidgets",
  method: "GET",
  template: "/v1/widgets",
  detail: "documented",
};

const SENT = { in: "header", name: "authorization", form: "bearer" } as const;

const error = { status: "400", text: "A value is wrong.", errorClass: "BadRequestError" };
const advised = { ...error, advice: "Correct the value." };

export const operationPage: model.OperationPage = {
  ...head("operation", "widgets/create-widget/", "Create a widget", "Creates a widget."),
  source: "spec/groups/widgets/paths/v1@widgets.yaml",
  operationId: "createWidget",
  functionName: "createWidget",
  module: "@hosting-platform/client/widgets",
  method: "POST",
  template: "/v1/widgets/{idOrName}",
  tag: { title: "Widgets", path: "widgets/", description: "All about widgets." },
  detail: "documented",
  text: "Creates a *widget*.",
  takesCredential: true,
  security: [[{ name: "bearerToken", title: "Bearer token", scopes: [], sent: SENT }]],
  credentialsPath: "guides/authentication/",
  servers: [],
  callbacks: [],
  parameters: {
    path: [field("idOrName", "path.idOrName", { text: "The widget." }, true)],
    query: [field("teamId", "query.teamId"), field("limit", "query.limit", { limits: ["1 to 100"], default: 20 })],
    header: [field("If-Match", "header.If-Match")],
    cookie: [field("session", "cookie.session")],
  },
  teamParameters: ["teamId"],
  takesFurtherQuery: true,
  requestBody: {
    isRequired: true,
    text: "The widget to be.",
    content: [
      {
        mediaType: "application/json",
        shape: fullShape("body"),
        examples: [
          { name: "request-full", title: "In full", value: { name: "web", colour: "red" } },
          { name: "request-small", title: "Small", value: { name: "web" } },
        ],
      },
      { mediaType: "application/x-www-form-urlencoded", examples: [] },
    ],
  },
  responses: [
    {
      status: "200",
      text: "The widget.",
      content: [
        { mediaType: "application/json", shape: fullShape("response-200"), examples: [{ name: "r", title: "A widget", value: { a: 1 } }] },
      ],
    },
    { status: "204", text: "Nothing.", content: [] },
  ],
  errors: [error],
  pagination: { items: "widgets", next: "pagination.next", cursor: "next", limit: "limit" },
  samples: [
    { kind: "curl", label: "curl", language: "sh", code: "curl http://127.0.0.1:4010/v1/widgets" },
    { kind: "path", label: "By path", language: "ts", code: 'await client.POST("/v1/widgets");' },
    {
      kind: "function",
      label: "TypeScript",
      language: "ts",
      code: "await createWidget(client);",
      pathValues: { idOrName: "web" },
      response: { status: 200, mediaType: "application/json", body: '{\n  "id": "widget_1"\n}' },
    },
  ],
};

export const indexedPage: model.OperationPage = {
  ...operationPage,
  path: "widgets/pause-widget/",
  detail: "index",
  related: { operations: [link], shared: { count: 2, query: ["teamId", "slug"], errors: ["400", "401"] } },
};
export const partialPage: model.OperationPage = { ...operationPage, path: "widgets/read-widget/", detail: "partial" };

const received: model.ReceivedRequest = {
  name: "onWidget",
  method: "POST",
  text: "A widget was made.",
  parameters: { path: [], query: [], header: [field("Signature", "header.Signature")], cookie: [] },
  requestBody: {
    isRequired: true,
    text: "",
    content: [{ mediaType: "application/json", shape: shape({ text: "The widget." }), examples: [] }],
  },
  responses: [{ status: "202", text: "Taken.", content: [] }],
};

/** What the documents of others have. */
export const foreignPage: model.OperationPage = {
  ...operationPage,
  path: "widgets/change-widget/",
  teamParameters: [],
  security: [
    [{ name: "key", title: "API key in header X-Key", scopes: [], sent: SENT }],
    [{ name: "oauth", title: "OAuth 2.0", scopes: ["write"], sent: SENT }],
  ],
  responses: [
    {
      status: "201",
      text: "Made.",
      headers: [field("Location", "201.header.Location", { text: "Where it is.", limits: ["format uri"] })],
      content: [{ mediaType: "application/jsonl", isSequence: true, shape: shape({ text: "A part." }), examples: [] }],
      links: [
        {
          name: "next",
          operation: { title: "List widgets", path: link.path, description: "" },
          text: "To the list.",
          values: [{ name: "limit", value: "$response.body#/size" }],
        },
      ],
    },
  ],
  errors: ["404", "409"].map((status) => ({
    status,
    text: `Reason ${status}.`,
    content: [{ mediaType: "application/problem+json", shape: shape({ text: "The problem." }), examples: [] }],
  })),
  callbacks: [{ ...received, url: "{$request.body#/url}" }],
  requestBody: {
    isRequired: false,
    text: "",
    content: [
      {
        mediaType: "application/json",
        shape: shape({
          fields: [field("kind", "body.kind", { examples: ["round", 7] })],
          discriminator: { property: "kind", mapping: [{ value: "round", type: { text: "Round", path: "schemas/widget/" } }] },
        }),
        examples: [],
      },
    ],
  },
};
delete foreignPage.module;

export const webhookPage: model.WebhookPage = {
  ...head("webhook", "webhooks/on-widget/", "Widget made", "Sent."),
  tags: [],
  request: received,
};

export const authenticationPage: model.AuthenticationPage = {
  ...head("authentication", "authentication/", "Authentication", "The credentials."),
  schemes: [
    {
      name: "oauth",
      title: "OAuth 2.0",
      text: "By the owner.",
      facts: [{ title: "Token URL (clientCredentials)", value: "https://id.example.com/token" }],
      scopes: [{ name: "write", text: "Change widgets." }],
    },
  ],
};

export const schemaPage: model.SchemaPage = {
  ...head("schema", "schemas/widget/", "Widget", "A widget."),
  source: "spec/groups/widgets/schemas/Widget.yaml",
  name: "Widget",
  shape: fullShape("field"),
  usedBy: [link],
  partOf: [{ title: "WidgetList", path: "schemas/widget-list/", description: "Widgets." }],
};

export const tagPage: model.TagPage = {
  ...head("tag", "widgets/", "Widgets", "All about widgets."),
  tag: "Widgets",
  text: "What a widget is.\n\n# More\n\nText.",
  operations: [link, { ...link, operationId: "pauseWidget", path: "widgets/pause-widget/", detail: "index" }],
  webhooks: [{ title: "Widget made", path: "webhooks/on-widget/", description: "Sent." }],
  schemas: [{ title: "Widget", path: "schemas/widget/", description: "A widget." }],
};

export const homePage: model.HomePage = {
  ...head("home", "", "Reference", "The reference."),
  text: "What this is.\n\n## Start\n\nHow it works.\n\n### In part\n\nText.",
  version: "1.2.3",
  files: [{ name: "openapi.json", description: "The contract." }],
  guides: [
    { title: "Start", path: "guides/quickstart/", description: "The first call." },
    { title: "Pagination", path: "guides/pagination/", description: "Lists." },
  ],
  quickstart: { title: "Start", path: "guides/quickstart/", description: "The first call." },
  servers: [
    {
      url: "https://eu.example.com/v1",
      text: "In Europe.",
      variables: [{ name: "region", default: "eu", values: ["eu", "us"], text: "Where it runs." }],
    },
  ],
  tags: [{ title: "Widgets", path: "widgets/", description: "All about widgets.", operations: 3, documented: 1, webhooks: 0 }],
  webhooks: [],
};

export const errorsPage: model.ErrorsPage = {
  ...head("errors", "errors/", "Errors", "All errors."),
  text: "What fails.",
  statuses: [
    { ...advised, operations: [link] },
    { ...advised, status: "409", operations: [] },
  ],
};

export const schemasPage: model.SchemasPage = {
  ...head("schemas", "schemas/", "Schemas", "All schemas."),
  schemas: [{ title: "Widget", path: "schemas/widget/", description: "A widget." }],
};

export const coveragePage: model.CoveragePage = {
  ...head("coverage", "coverage/", "Coverage", "The number of operations."),
  text: "What an indexed operation is.",
  rows: [
    { tag: { title: "Widgets", path: "widgets/", description: "" }, documented: 1, partial: 2, indexed: 3 },
    { tag: { title: "Wheels", path: "wheels/", description: "" }, documented: 10, partial: 20, indexed: 30 },
  ],
};

export const guidePage: model.GuidePage = {
  ...head("guide", "guides/pagination/", "Pagination", "Lists."),
  text: "First.\n\n## All pages\n\n```ts\nconst all = 1;\n```\n\n### How many\n\nText.\n",
};

const OPERATIONS = [operationPage, indexedPage, partialPage, foreignPage];
const OTHERS = [webhookPage, authenticationPage, schemasPage, schemaPage, tagPage, homePage, errorsPage, coveragePage, guidePage];
export const PAGES: readonly model.Page[] = [...OPERATIONS, ...OTHERS];

export const site: model.Site = {
  title: "Reference",
  version: "1",
  nav: [],
  pages: [...PAGES, { ...guidePage, path: "guides/authentication/" }, { ...guidePage, path: "guides/team-scope/" }],
};

/** The operation without what it need not have. */
export const plainPage: model.OperationPage = {
  ...operationPage,
  parameters: { path: [], query: [], header: [], cookie: [] },
  teamParameters: [],
  takesFurtherQuery: false,
  takesCredential: false,
  security: [],
  responses: [],
  errors: [],
  samples: [],
};

/** What chooses between forms is of the model's own types and no text of the contract. */
const CHOICES = new Set(["kind", "detail", "language"]);

/** The page with every text of it replaced, each by one of its own, so that what has to be unique still is. */
export function filled(page: model.Page, text: string): model.Page {
  let count = 0;
  const fill = (value: unknown, key: string): unknown => {
    if (typeof value === "string")
      return CHOICES.has(key) || (key === "further" && ["any", "none"].includes(value)) ? value : `${text} ${++count}-`;
    if (Array.isArray(value)) return value.map((item) => fill(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name)]));
  };
  return fill(page, "") as model.Page;
}

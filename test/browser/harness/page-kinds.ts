/** A page of each kind, by what it is. */
export const PAGE_KINDS = {
  "first page": "",
  guide: "guides/pagination/",
  tag: "access-groups/",
  operation: "access-groups/create-access-group/",
  "paginated operation": "access-groups/list-access-group-members/",
  "indexed operation": "artifacts/read-artifact/",
  schema: "schemas/webhook/",
  schemas: "schemas/",
  errors: "errors/",
  coverage: "coverage/",
  changelog: "changelog/",
  "page for what is missing": "404.html",
} as const;

export const KINDS = Object.entries(PAGE_KINDS);
export const OPERATION = PAGE_KINDS.operation;

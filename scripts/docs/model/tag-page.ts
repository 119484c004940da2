import type { Contract, TagGroup } from "./contract.js";
import { operationLink, schemaLink, tagLink, webhookLink } from "./links.js";
import { plainText } from "./prose.js";
import { proseRecord } from "./search-records.js";
import type { TagPage, WebhookPage } from "./types.js";

export function tagPage(contract: Contract, tag: TagGroup, webhooks: readonly WebhookPage[]): TagPage {
  const { title, path, description } = tagLink(contract, tag);
  const { input, schemas, uses } = contract;
  const source = input.sources.tags.get(tag.name);
  const used = uses.schemasOf(tag.operations);
  return {
    kind: "tag",
    path,
    title,
    description,
    ...(source === undefined ? {} : { source }),
    tag: tag.name,
    text: tag.description.trim(),
    operations: tag.operations.map((operation) => operationLink(contract, operation)),
    webhooks: webhooks.filter(({ tags }) => tags.includes(tag.name)).map(webhookLink),
    schemas: [...schemas.keys()].filter((name) => used.has(name)).map((name) => schemaLink(contract, name)),
    search: proseRecord("tag", plainText(tag.description)),
  };
}

import type { OperationModel } from "../../model/operation.js";
import type { Contract, TagGroup } from "./contract.js";
import { descriptionOf, firstSentences, titleOf } from "./prose.js";
import type { Link, OperationLink, TagCount, WebhookPage } from "./types.js";

export function operationTitle({ operation, operationId }: OperationModel): string {
  return titleOf(operation.summary ?? "") || operationId;
}

/** Returns the description of an operation's page, which has one in any case. */
export function operationDescription({ title, description }: Link): string {
  return description || sentence(title);
}

export function operationLink(contract: Contract, operation: OperationModel): OperationLink {
  const { operationId, method, path, detail } = operation;
  const isDeprecated = operation.operation.deprecated === true;
  return {
    title: operationTitle(operation),
    path: contract.paths.operations.get(operation) ?? "",
    description: firstSentences(descriptionOf(operation.operation)),
    operationId,
    method: method.toUpperCase(),
    template: path,
    detail,
    ...(isDeprecated && { isDeprecated }),
  };
}

/** More operations are counted by tag. */
const MOST_LISTED = 80;

/** Returns the tags of operations that are too many to read. */
export function tagCounts({ tags, paths }: Contract, operations: readonly OperationModel[]): TagCount[] | undefined {
  if (operations.length <= MOST_LISTED) return undefined;
  const listed = new Set(operations);
  return tags.flatMap(({ name, title, operations: own }) => {
    const count = own.filter((operation) => listed.has(operation)).length;
    return count === 0 ? [] : [{ title, path: paths.tags.get(name) ?? "", count }];
  });
}

export function tagDescription({ title, description }: TagGroup): string {
  return firstSentences(description) || sentence(`The operations of ${title}`);
}

export function tagLink(contract: Contract, tag: TagGroup): Link {
  return { title: tag.title, path: contract.paths.tags.get(tag.name) ?? "", description: tagDescription(tag) };
}

export function webhookLink({ title, path, description }: WebhookPage): Link {
  return { title, path, description };
}

export function schemaLink(contract: Contract, name: string): Link {
  return { title: name, path: contract.paths.schemas.get(name) ?? "", description: schemaDescription(contract, name) };
}

function schemaDescription(contract: Contract, name: string): string {
  const schema = contract.schemas.get(name);
  const description: unknown = typeof schema === "object" ? schema.description : undefined;
  return firstSentences(typeof description === "string" ? description : "");
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

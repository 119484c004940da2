import type { operations, Webhook, WebhookList } from "@hosting-platform/types";
import type { OperationHandler, WebhookRecord } from "../types.js";
import { callerOf } from "./caller.js";

type ListQuery = NonNullable<operations["listWebhooks"]["parameters"]["query"]>;

/**
 * All the webhooks of the team, or those whose `projectIds` name a project. Of the two variants (section 4.4 of the reference) the one
 * with metadata as soon as a webhook of the answer has some, with null for the others: the one that leaves nothing out.
 */
export const listWebhooks: OperationHandler = ({ query }, context) => {
  const { projectId } = query as ListQuery;
  const stored = context.store.scan("webhooks", { prefix: `${callerOf(context).teamId}/` });
  const records = Array.from(stored, ([, record]) => record).filter(
    ({ projectIds }) => projectId === undefined || projectIds?.includes(projectId),
  );
  const hasMetadata = records.some(({ projectsMetadata }) => projectsMetadata !== undefined);
  const body: WebhookList = hasMetadata
    ? records.map((record) => ({ ...toWebhook(record), projectsMetadata: record.projectsMetadata ?? null }))
    : records.map(toWebhook);
  return { status: 200, body };
};

// The shape of section 2.5 of the reference.
function toWebhook(record: Readonly<WebhookRecord>): Webhook {
  const { id, url, ownerId, events, createdAt, updatedAt, projectIds } = record;
  return { id, url, ownerId, events, createdAt, updatedAt, ...(projectIds && { projectIds }) };
}

import type { operations, Webhook, WebhookList } from "@hosting-platform/types";
import type { OperationHandler, WebhookRecord } from "../types.js";

type ListQuery = NonNullable<operations["listWebhooks"]["parameters"]["query"]>;

/**
 * Returns all webhooks of the team, or those whose `projectIds` include a project. Of the two response variants, uses the one with metadata
 * if any returned webhook has metadata (null for the others), so that no data is lost.
 */
export const listWebhooks: OperationHandler = ({ query }, context) => {
  const { projectId } = query as ListQuery;
  const stored = context.store.scan("webhooks", { prefix: `${context.caller.teamId}/` });
  const records = Array.from(stored, ([, record]) => record).filter(
    ({ projectIds }) => projectId === undefined || projectIds?.includes(projectId),
  );
  const hasMetadata = records.some(({ projectsMetadata }) => projectsMetadata !== undefined);
  const body: WebhookList = hasMetadata
    ? records.map((record) => ({ ...toWebhook(record), projectsMetadata: record.projectsMetadata ?? null }))
    : records.map(toWebhook);
  return { status: 200, body };
};

function toWebhook(record: Readonly<WebhookRecord>): Webhook {
  const { id, url, ownerId, events, createdAt, updatedAt, projectIds } = record;
  return { id, url, ownerId, events, createdAt, updatedAt, ...(projectIds && { projectIds }) };
}

// Webhooks and callbacks, which the service sends and users answer.
import { operationKeys, operationsIn, type PathItem } from "../read/openapi.js";
import { operationsOf, type SourceOperation } from "../read/source-operations.js";
import { child, entriesOf, follow, type SpecNode } from "../read/spec-node.js";
import type { SourceTree } from "../read/spec-file.js";
import { mediaTypeKey } from "./compare/media-schemas.js";
import { compareContent } from "./compare/responses.js";
import { REQUEST, RESPONSE } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import { cameOrWent, type Member, membersOf } from "./members.js";
import { Steps, type Walk } from "./walk-steps.js";

/** Compares the webhooks that both documents have; those that one has alone are changes of the document, except for their methods. */
export function walkWebhooks(walk: Walk): void {
  const { base, revision } = walk.contracts;
  const [webhooks, others] = [operationsOf(base.tree, "webhooks"), operationsOf(revision.tree, "webhooks")];
  const isIn = (list: readonly SourceOperation[], { path, method }: SourceOperation): SourceOperation | undefined =>
    list.find((each) => each.path === path && each.method === method);
  for (const webhook of webhooks) {
    const other = isIn(others, webhook);
    if (other !== undefined) walkRequest(walk, { base: webhook, revision: other }, { key: "", base: webhook.node, revision: other.node });
  }
  const [gone, came] = [
    webhooks.filter((each) => isIn(others, each) === undefined),
    others.filter((each) => isIn(webhooks, each) === undefined),
  ];
  const isKept = (list: readonly SourceOperation[], { path }: SourceOperation): boolean => list.some((each) => each.path === path);
  const methods = [
    ...gone.filter((each) => isKept(others, each)).flatMap((each) => cameOrWent(each.node, undefined, "webhook", titleOfWebhook(each))),
    ...came.filter((each) => isKept(webhooks, each)).flatMap((each) => cameOrWent(undefined, each.node, "webhook", titleOfWebhook(each))),
  ];
  walk.found.push(...methods.map((difference) => ({ ...difference, owners: new Map() })));
}

function titleOfWebhook({ path, method }: SourceOperation): string {
  return `The webhook \`${path}\` by ${method.toUpperCase()}`;
}

/** Compares the callbacks of an operation: by name, expression and method; one that has a single expression may get another. */
export function walkCallbacks(walk: Walk, owner: OperationPair): void {
  const steps = new Steps(walk, owner, REQUEST | RESPONSE);
  const callbacks = membersOf(child(owner.base.node, "callbacks"), child(owner.revision.node, "callbacks"));
  steps.say(...callbacks.flatMap(({ key, base, revision }) => cameOrWent(base, revision, "callback", `The callback \`${key}\``)));
  steps.each(callbacks, (before, after, name) => {
    const [items, newItems] = [entriesOf(before), entriesOf(after)];
    const [[url, item] = [], [newUrl, newItem] = []] = [items[0], newItems[0]];
    const isMoved = items.length === 1 && newItems.length === 1 && url !== newUrl;
    if (isMoved && item !== undefined && newItem !== undefined) {
      const message = `The callback \`${name}\` is sent to \`${newUrl}\` in place of \`${url}\``;
      steps.say({ rule: "callback-url-changed", message, base: { node: item, of: "key" }, revision: { node: newItem, of: "key" } });
    }
    const paths = isMoved ? [{ key: "", base: item, revision: newItem }] : membersOf(before, after);
    steps.say(
      ...paths.flatMap(({ key, base, revision }) => cameOrWent(base, revision, "callback", `The callback \`${name}\` to \`${key}\``)),
    );
    steps.each(paths, (from, to) => {
      for (const { key: method, base, revision } of methodsOf(walk, from, to)) {
        steps.say(...cameOrWent(base, revision, "callback", `The callback \`${name}\` by ${method.toUpperCase()}`));
        walkRequest(walk, owner, { key: name, base, revision });
      }
    });
  });
}

function methodsOf({ contracts }: Walk, before: SpecNode, after: SpecNode): Member[] {
  const [base, revision] = [operationsAt(contracts.base.tree, before), operationsAt(contracts.revision.tree, after)];
  return [...new Set([...base.keys(), ...revision.keys()])].map((key) => ({ key, base: base.get(key), revision: revision.get(key) }));
}

function operationsAt(tree: SourceTree, node: SpecNode): Map<string, SpecNode> {
  const item = follow(tree, node) ?? node;
  return new Map(
    operationsIn(item.value as PathItem | null).flatMap(([method]): [string, SpecNode][] => {
      const operation = child(item, ...operationKeys(method));
      return operation === undefined ? [] : [[method, operation]];
    }),
  );
}

/** Compares a request that users receive, and the responses that they send. */
function walkRequest(walk: Walk, owner: OperationPair, { base, revision }: Member): void {
  if (base === undefined || revision === undefined) return;
  const [received, sent] = [new Steps(walk, owner, RESPONSE), new Steps(walk, owner, REQUEST)];
  const body = { key: "", base: child(base, "requestBody"), revision: child(revision, "requestBody") };
  received.say(...cameOrWent(body.base, body.revision, "received-body", "The body that receivers get"));
  received.each([body], (before, after) => {
    const media = membersOf(child(before, "content"), child(after, "content"), mediaTypeKey);
    received.say(
      ...media.flatMap(({ key, base: from, revision: to }) =>
        cameOrWent(from, to, "received-media-type", `The media type \`${key}\` that receivers get`),
      ),
    );
    received.visitContent(before, after);
  });
  const responses = membersOf(child(base, "responses"), child(revision, "responses"));
  sent.say(
    ...responses.flatMap((each) =>
      cameOrWent(each.base, each.revision, "receiver-status", `The status ${each.key} that receivers respond with`),
    ),
  );
  sent.each(responses, (before, after) => {
    sent.say(...compareContent(before, after));
    sent.visitContent(before, after);
  });
}

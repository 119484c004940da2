// Webhooks and callbacks, which the service sends and users answer.
import { operationKeys, operationsIn, type PathItem } from "../read/openapi.js";
import { operationsOf, type SourceOperation } from "../read/source-operations.js";
import { child, entriesOf, follow, pointerKeys, refOf, type SpecNode } from "../read/spec-node.js";
import type { SourceTree } from "../read/spec-file.js";
import { mediaTypeKey } from "./compare/media-schemas.js";
import { describeParameter, parametersOf } from "./compare/parameters.js";
import { compareMarks, DEPRECATION, RECEIVED_MARKS } from "./compare/marks.js";
import { compareContent } from "./compare/responses.js";
import { REQUEST, RESPONSE } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import { cameOrWent, membersOf } from "./members.js";
import { Steps, type Walk } from "./walk-steps.js";

/** Compares the webhooks that both documents have; those that one has alone are changes of the document, except for their methods. */
export function walkWebhooks(walk: Walk): void {
  const { base, revision } = walk.contracts;
  const [webhooks, others] = [operationsOf(base.tree, "webhooks"), operationsOf(revision.tree, "webhooks")];
  const isIn = (list: readonly SourceOperation[], { path, method }: SourceOperation): SourceOperation | undefined =>
    list.find((each) => each.path === path && each.method === method);
  for (const webhook of webhooks) {
    const other = isIn(others, webhook);
    if (other !== undefined) walkRequest(walk, { base: webhook, revision: other }, webhook, other);
  }
  const [gone, came] = [
    webhooks.filter((each) => isIn(others, each) === undefined),
    others.filter((each) => isIn(webhooks, each) === undefined),
  ];
  const isKept = (root: SpecNode, { path }: SourceOperation): boolean => child(root, "webhooks", path) !== undefined;
  const methods = [
    ...gone
      .filter((each) => isKept(revision.root, each))
      .flatMap((each) => cameOrWent(each.node, undefined, "webhook", titleOfWebhook(each))),
    ...came.filter((each) => isKept(base.root, each)).flatMap((each) => cameOrWent(undefined, each.node, "webhook", titleOfWebhook(each))),
  ];
  walk.found.push(...methods.map((difference) => ({ ...difference, owners: new Map() })));
}

function titleOfWebhook({ path, method }: SourceOperation): string {
  return `The webhook \`${path}\` by ${method.toUpperCase()}`;
}

/** Compares the callbacks of an operation: by name or else expressions, and method; one that has a single expression may get another. */
export function walkCallbacks(walk: Walk, owner: OperationPair): void {
  const steps = new Steps(walk, owner, REQUEST | RESPONSE);
  const [old, now] = [child(owner.base.node, "callbacks"), child(owner.revision.node, "callbacks")];
  const callbacks = membersOf(
    old,
    now,
    (_, node) =>
      refOf(node) ??
      entriesOf(node)
        .map(([url]) => url)
        .join(" "),
  );
  for (const { key, base, revision } of callbacks) {
    steps.say(...cameOrWent(base, revision, "callback", `The callback \`${key}\``));
    const name = pointerKeys(base?.pointer.slice(1) ?? "")?.at(-1);
    if (base === undefined || revision === undefined || name === key) continue;
    const message = `The callback \`${name}\` was renamed to \`${key}\``;
    steps.say({ rule: "callback-renamed", message, base: { node: base, of: "key" }, revision: { node: revision, of: "key" } });
  }
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
      const [old, now] = [operationsAt(walk.contracts.base.tree, from), operationsAt(walk.contracts.revision.tree, to)];
      for (const method of new Set([...old.keys(), ...now.keys()])) {
        const [base, revision] = [old.get(method), now.get(method)];
        steps.say(...cameOrWent(base?.node, revision?.node, "callback", `The callback \`${name}\` by ${method.toUpperCase()}`));
        if (base !== undefined && revision !== undefined) walkRequest(walk, owner, base, revision);
      }
    });
  });
}

type Request = Pick<SourceOperation, "node" | "pathItem">;

function operationsAt(tree: SourceTree, node: SpecNode): Map<string, Request> {
  const item = follow(tree, node) ?? node;
  return new Map(
    operationsIn(item.value as PathItem | null).flatMap(([method]): [string, Request][] => {
      const operation = child(item, ...operationKeys(method));
      return operation === undefined ? [] : [[method, { node: operation, pathItem: item }]];
    }),
  );
}

/** Compares a request that users receive, and the responses that they send. */
function walkRequest(walk: Walk, owner: OperationPair, old: Request, now: Request): void {
  const [received, sent] = [new Steps(walk, owner, RESPONSE), new Steps(walk, owner, REQUEST)];
  const [{ node: base }, { node: revision }] = [old, now];
  received.say(...compareMarks("The request that receivers get", DEPRECATION, base, revision));
  const [parameters, others] = [parametersOf(walk.contracts.base, old), parametersOf(walk.contracts.revision, now)];
  for (const key of new Set([...parameters.keys(), ...others.keys()])) {
    const parameter = { key, base: parameters.get(key), revision: others.get(key) };
    const name = `The ${describeParameter(parameter.base ?? parameter.revision ?? base)} that receivers get`;
    received.say(...cameOrWent(parameter.base, parameter.revision, "received-parameter", name));
    received.each([parameter], (before, after) => {
      received.say(...compareMarks(name, RECEIVED_MARKS, before, after));
      received.visitValue(before, after, name);
    });
  }
  const body = { key: "", base: child(base, "requestBody"), revision: child(revision, "requestBody") };
  received.say(...cameOrWent(body.base, body.revision, "received-body", "The body that receivers get"));
  received.each([body], (before, after) => {
    received.say(...compareMarks("The body that receivers get", RECEIVED_MARKS, before, after));
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

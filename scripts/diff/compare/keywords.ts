import { entriesOf, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Difference, Spot } from "../found.js";
import { RULE_KEYWORDS } from "../rule-keywords.js";
import type { SchemaPair } from "./compared.js";
import { canonical } from "../canonical.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared, Comparison } from "./compared.js";
import { compareConstraints } from "./constraints.js";
import { capital, changeOf, nameOf, spotsOf } from "./spots.js";

/** The rules for boolean keywords when set and when unset. */
const MARKS: Readonly<Record<string, [set: string, unset: string]>> = {
  readOnly: ["became-read-only", "no-longer-read-only"],
  writeOnly: ["became-write-only", "no-longer-write-only"],
  deprecated: ["deprecated", "no-longer-deprecated"],
};

/** Compares the keywords that have no comparison of their own. */
export function compareKeywords(compared: Compared): Comparison {
  const { base, revision } = compared;
  const marks = Object.entries(MARKS).flatMap(([keyword, [set, unset]]): Difference[] => {
    const isSet = isTrue(revision, keyword);
    if (isTrue(base, keyword) === isSet) return [];
    return [
      {
        rule: isSet ? set : unset,
        message: `${capital(nameOf(compared))} is ${isSet ? "now" : "no longer"} \`${keyword}\``,
        ...spotsOf(base, revision, keyword),
      },
    ];
  });
  const [items, tuple] = [compareItems(compared), compareTuple(compared)];
  return {
    differences: [
      ...marks,
      ...compareDefaults(compared),
      ...compareConstraints(compared),
      ...compareOthers(compared),
      ...items.differences,
      ...tuple.differences,
    ],
    below: [...items.below, ...tuple.below, ...belowOthers(compared)],
  };
}

/** Compares keywords of `allOf` members that cannot be merged into one value. */
function compareOthers(compared: Compared): Difference[] {
  const { base, revision } = compared;
  const [before, after] = [base.others, revision.others].map((others) =>
    others
      .map(([keyword, { value }]) => canonical([keyword, value]))
      .sort()
      .join(),
  );
  const [first] = [...revision.others, ...base.others];
  if (before === after || first === undefined) return [];
  const spot = ({ others, node }: SchemaView): Spot => ({ node: others[0]?.[1] ?? node });
  const message = `\`${first[0]}\` of ${nameOf(compared)} changed in a member of its \`allOf\``;
  return [{ rule: "schema-rule-changed", message, base: spot(base), revision: spot(revision) }];
}

function compareDefaults(compared: Compared): Difference[] {
  const [before, after] = [compared.base, compared.revision].map(({ keywords }) => keywords.get("default")?.value);
  if (canonical(before) === canonical(after)) return [];
  const rule = before === undefined ? "default-set" : after === undefined ? "default-removed" : "default-changed";
  const message = `The default of ${nameOf(compared)} ${changeOf(before, after)}`;
  return [{ rule, message, ...spotsOf(compared.base, compared.revision, "default") }];
}

function compareItems(compared: Compared): Comparison {
  const { base, revision } = compared;
  const [before, after] = [base, revision].map(({ keywords }) => keywords.get("items"));
  if (isSchema(before) && isSchema(after)) return { differences: [], below: [{ base: before, revision: after }] };
  if (canonical(before?.value) === canonical(after?.value)) return { differences: [], below: [] };
  const rule = isSchema(after) || isFalse(after) ? "items-narrowed" : "items-widened";
  const message = `The items of ${nameOf(compared)} ${isSchema(after) ? "have a type now" : isSchema(before) ? "no longer have a type" : "changed"}`;
  return { differences: [{ rule, message, ...spotsOf(base, revision, "items") }], below: [] };
}

/** Compares tuple items by position. */
function compareTuple(compared: Compared): Comparison {
  const { base, revision } = compared;
  const [before, after] = [base, revision].map(({ keywords }) => entriesOf(keywords.get("prefixItems")).map(([, item]) => item));
  const below = (before ?? []).flatMap((item, index): SchemaPair[] => {
    const other = after?.[index];
    return other === undefined ? [] : [{ base: item, revision: other }];
  });
  if (before?.length === after?.length) return { differences: [], below };
  const message = `${capital(nameOf(compared))} has ${after?.length ?? 0} tuple items (before: ${before?.length ?? 0})`;
  return { differences: [{ rule: "tuple-resized", message, ...spotsOf(base, revision, "prefixItems") }], below };
}

/** Returns the named schemas in other keywords, to compare them by name. */
function belowOthers({ base, revision }: Compared): SchemaPair[] {
  return RULE_KEYWORDS.flatMap((keyword) => pairsBelow(base.keywords.get(keyword), revision.keywords.get(keyword)));
}

function pairsBelow(base: SpecNode | undefined, revision: SpecNode | undefined): SchemaPair[] {
  if (base === undefined || revision === undefined || canonical(base.value) !== canonical(revision.value)) return [];
  if (isObject(base.value) && "$ref" in base.value) return [{ base, revision }];
  const others = new Map(entriesOf(revision));
  return entriesOf(base).flatMap(([key, node]) => pairsBelow(node, others.get(key)));
}

function isSchema(node: SpecNode | undefined): node is SpecNode {
  return isObject(node?.value);
}

function isFalse(node: SpecNode | undefined): boolean {
  return node?.value === false;
}

function isTrue({ keywords }: SchemaView, keyword: string): boolean {
  return keywords.get(keyword)?.value === true;
}

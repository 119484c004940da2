import { entriesOf, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Difference, Spot } from "../found.js";
import { RULE_KEYWORDS } from "../rule-keywords.js";
import type { Compared, Comparison, SchemaPair } from "./compared.js";
import { canonical } from "../canonical.js";
import type { SchemaView } from "../schema-view.js";
import { compareConstraints } from "./constraints.js";
import { compareItems } from "./items.js";
import { capital, changeOf, nameOf, spotsOf } from "./spots.js";
import { unionOf, UNIONS } from "./variants.js";

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
  const [items, others] = [compareItems(compared), compareOthers(compared)];
  return {
    differences: [...marks, ...compareDefaults(compared), ...compareConstraints(compared), ...others.differences, ...items.differences],
    below: [...items.below, ...others.below, ...belowOthers(compared)],
  };
}

/** Compares keywords of `allOf` members that cannot be merged into one value. Further unions are paired. */
function compareOthers(compared: Compared): Comparison {
  const { base, revision } = compared;
  const [old, now] = [furtherUnions(base), furtherUnions(revision)];
  if (old.length === now.length && old.length > 0) {
    const rest = [base, revision].map((view) => ({ ...view, others: view.others.filter(([keyword]) => !isUnionKeyword(keyword)) }));
    const [before = base, after = revision] = rest;
    const pairs = old.flatMap((node, index): SchemaPair[] => [{ base: node, revision: now[index] ?? node }]);
    return { differences: compareOthers({ ...compared, base: before, revision: after }).differences, below: pairs };
  }
  const [before, after] = [base.others, revision.others].map((others) =>
    others
      .map(([keyword, { value }]) => canonical([keyword, value]))
      .sort()
      .join(),
  );
  const [first] = [...revision.others, ...base.others];
  if (before === after || first === undefined) return { differences: [], below: [] };
  const spot = ({ others, node }: SchemaView): Spot => ({ node: others[0]?.[1] ?? node });
  const message = `\`${first[0]}\` of ${nameOf(compared)} changed in a member of its \`allOf\``;
  // Types show unions.
  const reach = old.length === now.length ? {} : { reach: {} };
  return { differences: [{ rule: "schema-rule-changed", message, ...reach, base: spot(base), revision: spot(revision) }], below: [] };
}

function furtherUnions({ others }: SchemaView): SpecNode[] {
  return others.flatMap(([keyword, node]) => (isUnionKeyword(keyword) ? [unionOf(keyword, node)] : []));
}

function isUnionKeyword(keyword: string): boolean {
  return UNIONS.some((union) => union === keyword);
}

function compareDefaults(compared: Compared): Difference[] {
  const [before, after] = [compared.base, compared.revision].map(({ keywords }) => keywords.get("default")?.value);
  if (canonical(before) === canonical(after)) return [];
  const rule = before === undefined ? "default-set" : after === undefined ? "default-removed" : "default-changed";
  const message = `The default of ${nameOf(compared)} ${changeOf(before, after)}`;
  return [{ rule, message, ...spotsOf(compared.base, compared.revision, "default") }];
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

function isTrue({ keywords }: SchemaView, keyword: string): boolean {
  return keywords.get(keyword)?.value === true;
}

import type { ApiChange } from "../api-report/model.js";
import { type Change, type OperationChange, type Side, type Verdict, VERDICTS } from "../diff/model.js";
import { compare } from "../lib/finding.js";
import { printable } from "../lib/printable.js";
import { oneLine } from "../lib/text.js";
import type { Changes } from "./changes-since.js";

/** How many names a line may have. */
const NAMES = 6;

/** All that it exports is made of the contract, so that a change of the one is a change of the other. */
const TYPES = "@hosting-platform/types";

/** What a consumer does about a change that breaks. */
const ADVICE: Record<Side, string> = {
  request: "Send what is asked for now before you upgrade.",
  response: "Read what is sent now before you upgrade.",
  both: "Send and read it as it is now before you upgrade.",
  code: "Mend the names in your code when you upgrade.",
};

/** What changed, as the sections of a changelog: operations that were added, changed and removed by tag, then the API of the packages. */
export function changesText({ contract, api }: Changes): string {
  const { operations, changes } = contract;
  const of = (kind: OperationChange["kind"]): OperationChange[] => operations.filter((operation) => operation.kind === kind);
  // The heading says it of them already.
  const listed = new Set([...of("added"), ...of("removed")].map(({ operationId }) => operationId));
  const others = changes.filter((change) => change.operations.length === 0 || change.operations.some((name) => !listed.has(name)));
  const packages = api.filter(({ name, package: owner, verdict }) => {
    const isTold = owner === TYPES && changes.some((change) => VERDICTS.indexOf(change.verdict) <= VERDICTS.indexOf(verdict));
    return !isTold && !isOfAny(name, [...operations.map(({ operationId }) => operationId), ...changes.flatMap(formerName)]);
  });
  const sections: [title: string, items: string[]][] = [
    ["Added", [...byTag(of("added").map(addedItem)), ...packageItems(packages, "added")]],
    ["Changed", [...byTag(others.map(changedItem)), ...packageItems(packages, "changed")]],
    ["Removed", [...byTag(of("removed").map(removedItem)), ...packageItems(packages, "removed")]],
  ];
  return sections.flatMap(([title, items]) => (items.length === 0 ? [] : [`### ${title}\n\n${items.join("\n")}\n`])).join("\n");
}

interface Item {
  tag: string;
  verdict: Verdict;
  text: string;
}

function addedItem(operation: OperationChange): Item {
  return { tag: operation.tag, verdict: operation.verdict, text: named(operation) };
}

function removedItem(operation: OperationChange): Item {
  return { tag: operation.tag, verdict: "breaking", text: `**Breaking:** ${named(operation)}. Take its calls out before you upgrade.` };
}

function changedItem(change: Change): Item {
  const { verdict, message, operations, tags, side } = change;
  const [tag = "The contract as a whole", ...more] = tags;
  const mark = verdict === "compatible" ? "" : `**${verdict === "breaking" ? "Breaking" : "Risky"}:** `;
  const who = operations.length === 0 ? "" : `${nameList(operations)}: `;
  const advice = verdict === "breaking" ? ` ${ADVICE[side]}` : "";
  return { tag: more.length === 0 ? tag : "Several tags", verdict, text: `${mark}${who}${sentence(message)}${advice}` };
}

function byTag(items: readonly Item[]): string[] {
  const tags = [...new Set(items.map(({ tag }) => tag))].sort(compare);
  return tags.flatMap((tag) => {
    const own = items.filter((item) => item.tag === tag);
    return [`- ${markdown(tag)}`, ...[...new Set(own.map(({ text }) => text))].map((text) => `  - ${text}`)];
  });
}

/** What a package exports besides what each operation brings along. */
function packageItems(changes: readonly ApiChange[], kind: ApiChange["kind"]): string[] {
  const own = changes.filter((change) => change.kind === kind);
  const packages = [...new Set(own.map((change) => change.package))].sort(compare);
  return packages.flatMap((name) => {
    const lists = (["breaking", "risky", "compatible"] as const).flatMap((verdict) => {
      const names = own.filter((change) => change.package === name && change.verdict === verdict).map((change) => change.name);
      const mark = verdict === "compatible" ? "" : `**${verdict === "breaking" ? "Breaking" : "Risky"}:** `;
      return names.length === 0 ? [] : [`  - ${mark}${nameList([...new Set(names)].sort(compare))}`];
    });
    return [`- ${code(name)}`, ...lists];
  });
}

/** Whether a name of the packages is there for an operation: its function, or a type or a row that is named after it. */
function isOfAny(name: string, operationIds: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return operationIds.some((operationId) => operationId !== "" && lower.includes(operationId.toLowerCase()));
}

/** What an operation was called before, whose function and types have gone with the name. */
function formerName({ rule, message }: Change): string[] {
  return rule === "operation-renamed" ? (/`([^`]+)`/.exec(message)?.slice(1) ?? []) : [];
}

function named({ operationId, method, path }: OperationChange): string {
  return `${code(operationId)} (${code(`${method.toUpperCase()} ${path}`)})`;
}

function nameList(names: readonly string[]): string {
  const shown = names.slice(0, NAMES).map(code).join(", ");
  return names.length > NAMES ? `${shown} and ${names.length - NAMES} more` : shown;
}

function sentence(message: string): string {
  const text = markdown(message);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Text in which nothing is markup but what stands between backticks. */
function markdown(text: string): string {
  const parts = printable(oneLine(text)).split(/(`[^`]+`)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_<>[\]#|~&]/g, "\\$&"))).join("");
}

function code(text: string): string {
  const line = printable(oneLine(text));
  if (!line.includes("`")) return `\`${line}\``;
  const fence = "`".repeat(Math.max(...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return `${fence} ${line} ${fence}`;
}

import { type Change, type OperationChange, type Side, type Verdict } from "../diff/model.js";
import { compare } from "../core/cli/finding.js";
import { printable } from "../core/cli/printable.js";
import { oneLine } from "../model/case.js";
import type { ApiChange } from "../pack/api-report.js";
import type { Changes } from "./changes-since.js";

/** Maximum number of names in a line. */
const NAMES = 6;

/** Advice to users for a breaking change that only types show, by side. */
const CODE_ADVICE: Record<Side, string> = {
  request: "Adapt the code that sends it when you upgrade; requests of installed versions still work.",
  response: "Adapt the code that reads it when you upgrade; installed versions still work.",
  both: "Adapt your code when you upgrade; installed versions still work.",
  code: "Adapt the names in your code when you upgrade.",
};

/** Advice to users for another breaking change, by side. */
const ADVICE: Record<Side, string> = {
  request: "Adapt the requests before you upgrade.",
  response: "Adapt the code that reads the response before you upgrade.",
  both: "Adapt requests and the code that reads responses before you upgrade.",
  code: "Adapt the names in your code when you upgrade.",
};

/**
 * Formats the changes as changelog sections: added, changed and removed operations by tag, then API changes of the packages. All changed
 * descriptions and examples are one item.
 */
export function changesText({ contract, api }: Changes): string {
  const { operations, changes } = contract;
  const of = (kind: OperationChange["kind"]): OperationChange[] => operations.filter((operation) => operation.kind === kind);
  // Added and removed operations have sections of their own.
  const listed = new Set([...of("added"), ...of("removed")].map(({ operationId }) => operationId));
  const others = changes.filter(
    ({ isText, operations: names }) => !isText && (names.length === 0 || names.some((name) => !listed.has(name))),
  );
  const texts = changes.some(({ isText }) => isText) ? ["- Descriptions and examples were revised."] : [];
  const sections: [title: string, items: string[]][] = [
    ["Added", byTag(of("added").map(addedItem))],
    ["Changed", [...byTag(others.map(changedItem)), ...texts, ...api.map(packageItem)]],
    ["Removed", byTag(of("removed").map(removedItem))],
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
  return { tag: operation.tag, verdict: "breaking", text: `**Breaking:** ${named(operation)}. Remove its calls before you upgrade.` };
}

function changedItem(change: Change): Item {
  const { verdict, wire, code, message, operations, tags, side } = change;
  const [tag = "The contract as a whole", ...more] = tags;
  const mark = verdict === "compatible" ? "" : `**${verdict === "breaking" ? "Breaking" : "Risky"}:** `;
  const who = operations.length === 0 ? "" : `${nameList(operations)}: `;
  const unseen = code === "breaking" ? "" : " The compiler does not show where.";
  const advice = verdict !== "breaking" ? "" : wire === "breaking" ? ` ${ADVICE[side]}${unseen}` : ` ${CODE_ADVICE[side]}`;
  return { tag: more.length === 0 ? tag : "Several tags", verdict, text: `${mark}${who}${sentence(message)}${advice}` };
}

function byTag(items: readonly Item[]): string[] {
  const tags = [...new Set(items.map(({ tag }) => tag))].sort(compare);
  return tags.flatMap((tag) => {
    const own = items.filter((item) => item.tag === tag);
    return [`- ${markdown(tag)}`, ...[...new Set(own.map(({ text }) => text))].map((text) => `  - ${text}`)];
  });
}

/** Formats an API change of a package, with the declarations of its API report. */
function packageItem({ package: name, verdict, broken, removed, added }: ApiChange): string {
  const mark = verdict === "breaking" ? "**Breaking:** " : "";
  const lines = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
  const names = [...new Set(broken.flatMap((text) => /^`([^`]+)`/.exec(text)?.[1] ?? []))];
  const breaks = names.length === 0 ? "" : ` (${nameList(names)})`;
  return `- ${mark}${code(name)}${breaks}\n\n${["```diff", ...lines, "```"].map((line) => `  ${line}`).join("\n")}\n`;
}

function named({ operationId, method, path }: OperationChange): string {
  return `${code(operationId)} (${code(`${method.toUpperCase()} ${path}`)})`;
}

function nameList(names: readonly string[]): string {
  const shown = names.slice(0, NAMES).map(code).join(", ");
  return names.length > NAMES ? `${shown} and ${names.length - NAMES} more` : shown;
}

function sentence(message: string): string {
  return markdown(message).replace(/(?<![.!?])$/, ".");
}

/** Escapes Markdown except for code spans. */
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

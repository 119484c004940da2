// The changes of each version.
import type { OperationModel } from "../../model/operation.js";
import type { Contract } from "./contract.js";
import type { Guide, Release } from "./input.js";
import { operationTitle } from "./links.js";
import type { Markdown, OperationPage } from "./types.js";

/** The name of the guide that lists the changes. */
export const CHANGELOG = "changelog";

const KINDS = [
  ["added", "New operations"],
  ["changed", "Changed operations"],
  ["removed", "Removed operations"],
] as const;

const VERDICTS = [
  ["breaking", "Breaking changes"],
  ["risky", "Changes that can break a program"],
  ["compatible", "Compatible changes"],
] as const;

/** Returns the guides, with the changes of each version on the changelog, which a document of others gets by them. */
export function guidesWithChanges(contract: Contract): readonly Guide[] {
  const { guides, releases = [] } = contract.input;
  if (releases.length === 0) return guides;
  const given = guides.find(({ name }) => name === CHANGELOG);
  const text = [
    ...(given === undefined ? [] : [given.text, "## Changes of the API"]),
    ...releases.map((release) => textOf(contract, release)),
  ];
  const changelog = {
    ...(given ?? { name: CHANGELOG, title: "Changelog", description: "The changes of the API with each version." }),
    text: text.join("\n\n"),
  };
  return [...guides.filter(({ name }) => name !== CHANGELOG), changelog];
}

/** Returns the version that added an operation, and the newest one that changed it. */
export function versionsOf({ input }: Contract, { method, path }: OperationModel): Pick<OperationPage, "since" | "changedIn"> {
  const versionOf = (wanted: Release["operations"][number]["kind"]): string | undefined =>
    (input.releases ?? []).find(({ operations }) =>
      operations.some((each) => each.kind === wanted && each.path === path && each.method.toLowerCase() === method.toLowerCase()),
    )?.version;
  const [since, changedIn] = [versionOf("added"), versionOf("changed")];
  return { ...(since !== undefined && { since }), ...(changedIn !== undefined && { changedIn }) };
}

function textOf(contract: Contract, { version, operations, changes }: Release): Markdown {
  const lists = [
    ...KINDS.map(
      ([kind, title]) => [title, operations.filter((each) => each.kind === kind).map((each) => callOf(contract, each))] as const,
    ),
    ...VERDICTS.map(
      ([verdict, title]) => [title, changes.filter((each) => each.verdict === verdict).map(({ message }) => escaped(message))] as const,
    ),
  ];
  const parts = lists.flatMap(([title, items]) =>
    items.length === 0 ? [] : [`#### ${title}`, items.map((item) => `- ${item}`).join("\n")],
  );
  return [`### ${escaped(version)}`, ...parts].join("\n\n");
}

function callOf({ operations, paths }: Contract, { method, path }: Release["operations"][number]): Markdown {
  const call = `\`${method.toUpperCase()} ${path.replaceAll("`", "")}\``;
  const operation = operations.find((each) => each.path === path && each.method.toLowerCase() === method.toLowerCase());
  if (operation === undefined) return call;
  return `[${escaped(operationTitle(operation))}](/${paths.operations.get(operation) ?? ""}): ${call}`;
}

/** Code spans stay; all else of a text that others wrote is no Markdown. */
function escaped(text: string): Markdown {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\[\]<>*_#|!&]/g, "\\$&")))
    .join("")
    .replace(/\s+/g, " ");
}

import { errorResponses } from "../../model/operation-facts.js";
import type { OperationModel } from "../../model/operation.js";
import type { Contract } from "./contract.js";
import { adviceFor, errorClassOf, withLinksOf } from "./errors.js";
import { operationLink, tagCounts } from "./links.js";
import { ERRORS } from "./paths.js";
import { plainText } from "./prose.js";
import type { ErrorsPage, Markdown } from "./types.js";

interface Listed {
  texts: Set<Markdown>;
  operations: OperationModel[];
}

/** Returns the page of the error statuses; none if a document of others has none. */
export function errorsPages(contract: Contract): ErrorsPage[] {
  const page = errorsPage(contract);
  return page.statuses.length === 0 && contract.input.isForeign === true ? [] : [page];
}

function errorsPage(contract: Contract): ErrorsPage {
  const isForeign = contract.input.isForeign === true;
  const statuses = [...listedStatuses(contract)].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = isForeign ? FOREIGN : withLinksOf(contract, introduction(statuses.map(([status]) => status)));
  const views = statuses.map(([status, { texts, operations }]): ErrorsPage["statuses"][number] => ({
    status,
    text: textOf([...texts]),
    ...(isForeign ? { advice: "" } : { advice: adviceFor(contract, status), errorClass: errorClassOf(status) }),
    operations: operations.map((operation) => operationLink(contract, operation)),
    byTag: tagCounts(contract, operations),
  }));
  const words = views.flatMap(({ status, errorClass = "", text }) => [status, errorClass, plainText(text)]);
  return {
    kind: "errors",
    path: ERRORS,
    title: "Errors",
    description: `The error statuses of the API and the operations that list them${isForeign ? "" : ", and how to handle each"}.`,
    text,
    statuses: views,
    search: { kind: "guide", fields: [], text: [plainText(text), ...words].join(" ") },
  };
}

const FOREIGN = "The error statuses that the document lists, with the operations of each.";

function listedStatuses({ operations }: Contract): Map<string, Listed> {
  const statuses = new Map<string, Listed>();
  for (const operation of operations) {
    for (const [status, { description }] of errorResponses(operation)) {
      const listed = statuses.get(status) ?? { texts: new Set(), operations: [] };
      if (description !== undefined) listed.texts.add(description.trim());
      listed.operations.push(operation);
      statuses.set(status, listed);
    }
  }
  return statuses;
}

/** Joins the descriptions of a status, as a list if they differ. */
function textOf(texts: readonly Markdown[]): Markdown {
  return texts.length < 2 ? (texts[0] ?? "") : texts.map((text) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n");
}

function introduction(statuses: readonly string[]): Markdown {
  const unlisted = ["404"].filter((status) => !statuses.includes(status));
  return [
    "An operation function rejects with an `ApiError`, or with the subclass for the status, when the response has an error status.",
    "Handle `ApiError` as well as the subclasses that you need: it stands for every other error status.",
    ...unlisted.map((status) => `No operation lists ${status}, but the packages throw \`${errorClassOf(status)}\` for it.`),
    "[Errors and retries](/guides/errors-and-retries/) lists the requests that are retried.",
  ].join(" ");
}

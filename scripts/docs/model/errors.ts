// Advice for each error status. The descriptions come from the contract.
import { apiErrorOf } from "../../../packages/client/src/errors/status-errors.js";
import type { OperationModel } from "../../model/operation.js";
import type { Contract } from "./contract.js";
import type { ErrorView, Markdown } from "./types.js";

const GUIDE = "[Errors and retries](/guides/errors-and-retries/)";

/** The methods and statuses that the client retries. */
const REPEATED_METHODS: ReadonlySet<string> = new Set(["get", "head", "put", "delete"]);
const REPEATED_STATUSES: ReadonlySet<string> = new Set(["408", "429", "500", "502", "503", "504", "5XX"]);
const UNLESS = "unless `Retry-After` asks for longer than it waits";

const ADVICE: Readonly<Record<string, Markdown>> = {
  BadRequestError: "Correct the request; the same request fails again. The `body` of the error may contain details.",
  UnauthorizedError:
    "Send a valid token. A token provider is called once more for a new token; see [Authentication](/guides/authentication/).",
  ForbiddenError:
    "Check the owner of the token and the team of the request; see [Team scope](/guides/team-scope/). The same request fails again.",
  NotFoundError: "Check the path parameters and the team of the request; see [Team scope](/guides/team-scope/).",
  ConflictError: "Read the current state, then repeat the request if it still applies.",
  GoneError: "Do not repeat the request: the resource no longer exists. Remove it from your caches.",
  RateLimitError: "Wait before you repeat the request: for `retryAfter` seconds if the error has it.",
  ServerError: "Repeat the request after a pause if it is safe to repeat.",
  ApiError: `Handle it by the \`status\` of the error; its \`body\` may be missing or in any format. See ${GUIDE}.`,
};

/** @param operation the operation that lists the status; undefined for advice that applies to all of them */
export function errorView(contract: Contract, status: string, text: Markdown, operation?: OperationModel): ErrorView {
  const errorClass = errorClassOf(status);
  const isWithout = operation?.authenticated === false && (status === "401" || status === "403");
  const advice = [isWithout ? WITHOUT_TOKEN : (ADVICE[errorClass] ?? ""), repeatedText(status.toUpperCase(), operation?.method)];
  return { status, text, advice: withLinksOf(contract, advice.filter((part) => part !== "").join(" ")), errorClass };
}

const WITHOUT_TOKEN = "This operation sends no token. Check the client ID and secret in the request; the same request fails again.";

/** Describes the client's automatic actions before it throws. */
function repeatedText(status: string, method: string | undefined): Markdown {
  if (!REPEATED_STATUSES.has(status)) return "";
  const first = status === "5XX" ? "After a 500, 502, 503 or 504, the" : "The";
  const end = `unless its \`retry\` says otherwise; see ${GUIDE}.`;
  if (method === undefined)
    return `${first} client has sent GET, HEAD, PUT and DELETE again before it throws, ${UNLESS}, and sends all else once, ${end}`;
  if (isSentAgain(method, status)) return `${first} client has sent the request again before it throws, ${UNLESS}; see ${GUIDE}.`;
  return `The client sends a ${method.toUpperCase()} once, ${end}`;
}

/** Checks that the client retries a method and status. */
export function isSentAgain(method: string, status: string): boolean {
  return REPEATED_METHODS.has(method.toLowerCase()) && REPEATED_STATUSES.has(status);
}

/** Replaces links to guides by their text if the site lacks the guide. */
export function withLinksOf({ paths }: Contract, markdown: Markdown): Markdown {
  const guides = new Set(paths.guides.values());
  return markdown.replace(/\[([^\]]+)\]\(\/(guides\/[^)]*)\)/g, (link, text: string, path: string) => (guides.has(path) ? link : text));
}

/** Returns the class that the packages throw for a status of the contract, which may be `5XX` or `default`. */
export function errorClassOf(status: string): string {
  const code = Number(/^5XX$/i.test(status) ? 500 : status);
  // A range or `default` stands for several statuses, so only their common class is certain.
  const response = new Response(null, { status: Number.isInteger(code) && code >= 400 && code <= 599 ? code : 418 });
  const request = { method: "GET", url: "https://api.example.com/", attempts: 1 };
  return apiErrorOf({ ...request, response }, undefined).name;
}

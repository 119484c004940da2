// What a caller does about an error status, as far as the packages go: the contract says when it comes.
import { apiErrorOf } from "../../../packages/client/src/errors/status-errors.js";
import type { OperationModel } from "../../model/operation.js";
import type { Contract } from "./contract.js";
import type { ErrorView, Markdown } from "./types.js";

const GUIDE = "[Errors and retries](/guides/errors-and-retries/)";

/** The methods that the client sends again by itself, and the statuses after which it does. */
const REPEATED_METHODS: ReadonlySet<string> = new Set(["get", "head", "put", "delete"]);
const REPEATED_STATUSES: ReadonlySet<string> = new Set(["408", "429", "500", "502", "503", "504", "5XX"]);
const UNLESS = "unless `Retry-After` asks for longer than it waits";

const ADVICE: Readonly<Record<string, Markdown>> = {
  BadRequestError: "Correct the request: sent again as it is, it fails again. The `body` of the error may say what is wrong.",
  UnauthorizedError:
    "Send a valid credential. A token source that can give another token is asked once more; see [Authentication](/guides/authentication/).",
  ForbiddenError:
    "Check whose token it is and which team the request acts for; see [Team scope](/guides/team-scope/). Sent again as it is, it fails again.",
  NotFoundError: "Check the path parameters and the team that the request acts for; see [Team scope](/guides/team-scope/).",
  ConflictError: "Read the current state, decide again, then repeat what is still wanted.",
  GoneError: "Do not repeat the request. Drop what you keep of the resource, or read the list that it stood in.",
  RateLimitError: "Wait, as long as `retryAfter` of the error says where it says so, then repeat the request.",
  ServerError: "Repeat what is safe to repeat, after a pause.",
  ApiError: `Decide by the \`status\` of the error; its \`body\` may be anything, or nothing. See ${GUIDE}.`,
};

/** @param operation whose error it is; undefined for what holds of all that list the status */
export function errorView(contract: Contract, status: string, text: Markdown, operation?: OperationModel): ErrorView {
  const errorClass = errorClassOf(status);
  const isWithout = operation?.authenticated === false && (status === "401" || status === "403");
  const advice = [isWithout ? WITHOUT_TOKEN : (ADVICE[errorClass] ?? ""), repeatedText(status.toUpperCase(), operation?.method)];
  return { status, text, advice: withLinksOf(contract, advice.filter((part) => part !== "").join(" ")), errorClass };
}

const WITHOUT_TOKEN =
  "No token is sent: check the credentials in the request, the client ID and the secret. Sent again as it is, it fails again.";

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

/** Our own prose with its links to guides as plain words where the site has no such guide. */
export function withLinksOf({ paths }: Contract, markdown: Markdown): Markdown {
  const guides = new Set(paths.guides.values());
  return markdown.replace(/\[([^\]]+)\]\(\/(guides\/[^)]*)\)/g, (link, text: string, path: string) => (guides.has(path) ? link : text));
}

/** The class that the packages throw for a status of the contract, `5XX` and `default` among them; asked of the packages themselves. */
export function errorClassOf(status: string): string {
  const code = Number(/^5XX$/i.test(status) ? 500 : status);
  // A range, or `default`, can be any status: only the class of all of them is sure.
  const response = new Response(null, { status: Number.isInteger(code) && code >= 400 && code <= 599 ? code : 418 });
  const request = { method: "GET", url: "https://api.example.com/", attempts: 1 };
  return apiErrorOf({ ...request, response }, undefined).name;
}

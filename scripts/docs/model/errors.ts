// What a caller does about an error status, as far as the packages go: the contract says when it comes.
import { apiErrorOf } from "../../../packages/client/src/errors/status-errors.js";
import type { Contract } from "./contract.js";
import type { ErrorView, Markdown } from "./types.js";

const GUIDE = "[Errors and retries](/guides/errors-and-retries/)";
const RETRIED = `The client has sent GET, HEAD, PUT and DELETE again before it throws; see ${GUIDE}.`;

const ADVICE: Readonly<Record<string, Markdown>> = {
  BadRequestError: "Correct the request: sent again as it is, it fails again. The `body` of the error may say what is wrong.",
  UnauthorizedError:
    "Send a valid credential. A token source that can give another token is asked once more; see [Authentication](/guides/authentication/).",
  ForbiddenError:
    "Check whose token it is and which team the request acts for; see [Team scope](/guides/team-scope/). Sent again as it is, it fails again.",
  NotFoundError: "Check the path parameters and the team that the request acts for; see [Team scope](/guides/team-scope/).",
  ConflictError: "Read the current state, decide again, then repeat what is still wanted.",
  GoneError: "Do not repeat the request. Drop what you keep of the resource, or read the list that it stood in.",
  RateLimitError: `Wait, as long as \`retryAfter\` of the error says where it says so, then repeat the request. ${RETRIED}`,
  ServerError: `Repeat what is safe to repeat, after a pause. After a 500, 502, 503 or 504, the client has done so itself for GET, HEAD, PUT and DELETE; see ${GUIDE}.`,
  ApiError: `Decide by the \`status\` of the error; its \`body\` may be anything, or nothing. See ${GUIDE}.`,
};

export function errorView(contract: Contract, status: string, text: Markdown): ErrorView {
  const errorClass = errorClassOf(status);
  return { status, text, advice: withLinksOf(contract, ADVICE[errorClass] ?? ""), errorClass };
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

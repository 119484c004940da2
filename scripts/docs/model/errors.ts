// Advice for each error status. The descriptions come from the contract.
import { apiErrorOf } from "../../../packages/client/src/errors/status-errors.js";
import type { Contract } from "./contract.js";
import type { Markdown } from "./types.js";

const GUIDE = "[Errors and retries](/guides/errors-and-retries/)";

/** The statuses that the client retries. */
const RETRIED_STATUSES = /^(?:408|42[59]|50[0234]|52[0-49]|5XX)$/;
const UNLESS = "unless `Retry-After` is longer than 60 seconds";

const ADVICE: Readonly<Record<string, Markdown>> = {
  BadRequestError: "Correct the request before you send it again. The `body` of the error may contain details.",
  UnauthorizedError:
    "Send a valid token. A token provider is called once more for a new token; see [Authentication](/guides/authentication/).",
  ForbiddenError: "Check the owner of the token and the team of the request; see [Team scope](/guides/team-scope/).",
  NotFoundError: "Check the path parameters and the team of the request; see [Team scope](/guides/team-scope/).",
  ConflictError: "Read the current state, then repeat the request if it still applies.",
  GoneError: "Do not repeat the request. In HTTP (RFC 9110, section 15.5.11), 410 stands for a resource that is gone, probably for good.",
  RateLimitError: "Wait before you repeat the request: for `retryAfter` seconds if the error has it.",
  ServerError: "Repeat the request after a pause if it is safe to repeat.",
  ApiError: `Handle it by the \`status\` of the error; its \`body\` may be missing or in any format. See ${GUIDE}.`,
};

/** Returns what to do about a status, whichever operation it comes from. */
export function adviceFor(contract: Contract, status: string): Markdown {
  const advice = [ADVICE[errorClassOf(status)] ?? "", retryText(status.toUpperCase())];
  return withLinksOf(contract, advice.filter((part) => part !== "").join(" "));
}

/** Describes the client's default retries. */
function retryText(status: string): Markdown {
  if (!RETRIED_STATUSES.test(status)) return "";
  const when = status === "5XX" ? "After most of these statuses" : "By default";
  return `${when}, the client retries GET, HEAD, PUT and DELETE before it throws, ${UNLESS}. It sends other requests once. See ${GUIDE}.`;
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

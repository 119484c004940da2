// Faults of the token exchange.
import { SSO } from "./emulator-target.js";
import { type Fault, instead, onAnswer, onBody, onRequest, type Sent } from "./fault.js";

const ID = "exchangeSsoToken";
const NOT_TAKEN = { status: 400, json: {} };

export const SSO_FAULTS: readonly Fault[] = [
  {
    what: "everybody gets tokens",
    breaks: [
      "an integration with a wrong secret gets no tokens",
      "a code that was never given is refused",
      "a code that was used is refused",
    ],
    make: onAnswer([ID], (answer) => (answer.status = 200)),
  },
  {
    what: "the ID token is no JWT",
    breaks: [
      "a code is exchanged for tokens, as JSON",
      "a code is exchanged for tokens, as a form",
      "a refresh token is exchanged for tokens, as JSON",
      "a refresh token is exchanged for tokens, as a form",
    ],
    make: onBody([ID], (body) => (body["id_token"] = "x")),
  },
  {
    what: "codes are not taken as forms",
    breaks: ["a code is exchanged for tokens, as a form"],
    keeps: ["a refresh token is exchanged for tokens, as a form"],
    make: instead((sent) => isForm(sent) && isOf(sent, "authorization_code"), NOT_TAKEN),
  },
  {
    what: "refresh tokens are not taken as forms",
    breaks: ["a refresh token is exchanged for tokens, as a form"],
    keeps: ["a code is exchanged for tokens, as a form"],
    make: instead((sent) => isForm(sent) && isOf(sent, "refresh_token"), NOT_TAKEN),
  },
  {
    what: "codes are not taken as JSON",
    breaks: ["a code is exchanged for tokens, as JSON"],
    keeps: ["a code is exchanged for tokens, as a form"],
    make: instead((sent) => !isForm(sent) && isOf(sent, "authorization_code"), NOT_TAKEN),
  },
  {
    what: "refresh tokens are not taken as JSON",
    breaks: ["a refresh token is exchanged for tokens, as JSON"],
    keeps: ["a code is exchanged for tokens, as JSON", "a refresh token is exchanged for tokens, as a form"],
    make: instead((sent) => !isForm(sent) && isOf(sent, "refresh_token"), NOT_TAKEN),
  },
  {
    what: "the redirect URI of a code is not looked at",
    breaks: ["a code is refused with another redirect URI"],
    keeps: ["a code is refused with another state"],
    make: onRequest([ID], ({ body }) => body?.["redirect_uri"] !== undefined && (body["redirect_uri"] = SSO.redirectUri)),
  },
  {
    what: "the state of a code is not looked at",
    breaks: ["a code is refused with another state"],
    keeps: ["a code is refused with another redirect URI"],
    make: onRequest([ID], ({ body }) => body?.["state"] !== undefined && (body["state"] = SSO.state)),
  },
];

function isForm({ headers }: Sent): boolean {
  return headers.get("content-type")?.includes("form") === true;
}

function isOf({ text = "" }: Sent, grantType: string): boolean {
  return text.includes(grantType);
}

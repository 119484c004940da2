import type { Rules } from "../rule.js";

/** Rules for all other changes. */
export const DOCUMENT_RULES: Rules = {
  "server-added": { request: "compatible", reach: "wire", why: "callers choose the base URL" },
  "server-removed": { request: "breaking", reach: "wire", why: "requests to this URL fail" },
  "server-changed": { request: "breaking", reach: "wire", why: "requests to the old URL fail" },
  "default-server-changed": { request: "risky", reach: "wire", why: "callers that use the default send to another URL" },
  "server-variable-changed": { request: "risky", reach: "wire", why: "callers that use the default send to another URL" },
  "operation-servers-changed": {
    request: "breaking",
    response: "breaking",
    reach: "wire",
    why: "an operation's servers replace those of the document",
  },
  "encoding-changed": { request: "breaking", reach: "wire", why: "clients in use serialize the form in the old way" },
  "unused-security-scheme-changed": { request: "compatible", why: "no operation requires it" },
  "security-scheme-added": { request: "compatible", why: "it has no effect unless an operation requires it" },
  "security-scheme-removed": { request: "compatible", why: "operations that required it have a change of their own" },
  "security-scheme-renamed": {
    request: "compatible",
    why: "requests are unchanged; code that sets its credentials by name uses the new one",
  },
  "security-scheme-changed": { request: "breaking", reach: "wire", why: "credentials are sent in another way" },
  "text-changed": { code: "compatible", isText: true, why: "documentation only" },
  "contract-version-changed": { code: "compatible", isText: true, why: "nothing depends on it" },
  "extension-changed": { code: "compatible", why: "no generator uses it" },
  "webhook-added": { response: "compatible", why: "receivers that do not handle it are unaffected" },
  "webhook-removed": { response: "breaking", why: "receivers wait for it in vain, and its type is gone" },
  "other-addition": { request: "compatible", response: "compatible", why: "existing parts are unchanged" },
  "other-change": { request: "risky", response: "risky", reach: "wire", why: "the effect is unknown" },
  "other-break": { request: "breaking", response: "breaking", why: "callback receivers depend on it" },
};

import type { Rules } from "../rule.js";

/** What changes of all else mean. */
export const DOCUMENT_RULES: Rules = {
  "server-added": { request: "compatible", why: "the address is given by the caller" },
  "server-removed": { request: "breaking", why: "nothing is served at this address any more" },
  "server-changed": { request: "breaking", why: "nothing is served at the old address any more" },
  "server-variable-changed": { request: "risky", why: "who leaves it out sends to another address" },
  "operation-servers-changed": { request: "breaking", response: "breaking", why: "servers of its own replace those of the contract" },
  "encoding-changed": { request: "breaking", why: "versions of the packages that are installed write the form in the old way" },
  "unused-security-scheme-changed": { request: "compatible", why: "no operation asks for it" },
  "security-scheme-added": { request: "compatible", why: "it matters where an operation asks for it" },
  "security-scheme-removed": { request: "compatible", why: "it matters where an operation asked for it, which is a change of its own" },
  "security-scheme-changed": { request: "breaking", why: "credentials are sent in another way" },
  "text-changed": { code: "compatible", isText: true, why: "only readers see it" },
  "contract-version-changed": { code: "compatible", isText: true, why: "nothing depends on it" },
  "extension-changed": { code: "compatible", why: "no generator reads it" },
  "other-addition": { request: "compatible", response: "compatible", why: "it came beside what there was" },
  "other-change": { request: "risky", response: "risky", why: "what it means is not known here" },
  "other-break": { request: "breaking", response: "breaking", why: "whoever is called back counts on it" },
};

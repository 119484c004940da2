import { RESPONSE_FILE } from "./base.js";
import { type SampleCredential, userVariables } from "./sample-variables.js";
import { quoted, wireCurl } from "./wire-curl.js";
import type { WireRequest } from "./wire-request.js";

/** Writes a curl command that takes its credentials from the environment. */
export function credentialCurl(request: WireRequest): string {
  const { url, credentials, isDownload } = request;
  const keys = credentials.filter((credential) => credential.in === "query");
  const pairs = keys.map(({ name, variable }, at) => {
    const start = at > 0 ? "&" : `${url}${url.includes("?") ? "&" : "?"}`;
    return `${quoted(`${start}${name}=`)}"$${variable}"`;
  });
  const address = pairs.length === 0 ? undefined : pairs.join("");
  const cookies = credentials.filter((credential) => credential.in === "cookie").map(({ name, variable }) => `${name}=$${variable}`);
  const further = credentials.filter(({ in: place }) => place === "header" || place === "connection").map(credentialPart);
  if (cookies.length > 0) further.push(`--cookie "${cookies.join("; ")}"`);
  return wireCurl(request, address, isDownload === true ? [`--output ${RESPONSE_FILE}`, ...further] : further);
}

function credentialPart({ in: place, name, form, variable }: SampleCredential): string {
  if (place === "connection") return "--cert client.pem --key client-key.pem";
  const { username, password } = userVariables(variable);
  if (form === "basic" || form === "digest") return `${form === "digest" ? "--digest " : ""}--user "$${username}:$${password}"`;
  return form === "bearer" ? `--header "Authorization: Bearer $${variable}"` : `--header "${name}: $${variable}"`;
}

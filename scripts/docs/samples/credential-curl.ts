import { RESPONSE_FILE, VARIABLES } from "./base.js";
import { quoted, wireCurl } from "./wire-curl.js";
import type { WireRequest } from "./wire-request.js";

/** Writes a curl command that takes its credentials from the environment. */
export function credentialCurl(request: WireRequest): string {
  const { url, credentials, isDownload } = request;
  const key = credentials.find((credential) => credential.in === "query");
  const address = key && `${quoted(`${url}${url.includes("?") ? "&" : "?"}${key.name}=`)}"$${VARIABLES.key}"`;
  const further = credentials.filter((credential) => credential.in !== "query").map(credentialPart);
  return wireCurl(request, address, isDownload === true ? [`--output ${RESPONSE_FILE}`, ...further] : further);
}

function credentialPart({ in: place, name, form }: WireRequest["credentials"][number]): string {
  if (place === "cookie") return `--cookie "${name}=$${VARIABLES.key}"`;
  if (place === "connection") return "--cert client.pem --key client-key.pem";
  if (form === "basic" || form === "digest")
    return `${form === "digest" ? "--digest " : ""}--user "$${VARIABLES.username}:$${VARIABLES.password}"`;
  return form === "bearer" ? `--header "Authorization: Bearer $${VARIABLES.token}"` : `--header "${name}: $${VARIABLES.key}"`;
}

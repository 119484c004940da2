import { VARIABLES } from "./base.js";
import type { WireBody, WireRequest } from "./wire-request.js";

/** Writes a curl command for a POSIX shell. */
export function wireCurl({ method, url, headers, credentials, body }: WireRequest): string {
  const start = method === "GET" ? "" : method === "HEAD" ? "--head " : `--request ${method} `;
  const key = credentials.find((credential) => credential.in === "query");
  const address = key === undefined ? quoted(url) : `${quoted(`${url}${url.includes("?") ? "&" : "?"}${key.name}=`)}"$${VARIABLES.key}"`;
  const parts = [
    `curl ${start}${address}`,
    ...credentials.filter((credential) => credential.in !== "query").map(credentialPart),
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...bodyParts(body),
  ];
  return `${parts.join(" \\\n  ")}\n`;
}

function credentialPart({ in: place, name, form }: WireRequest["credentials"][number]): string {
  if (place === "cookie") return `--cookie "${name}=$${VARIABLES.key}"`;
  if (form === "basic") return `--user "$${VARIABLES.username}:$${VARIABLES.password}"`;
  return form === "bearer" ? `--header "Authorization: Bearer $${VARIABLES.token}"` : `--header "${name}: $${VARIABLES.key}"`;
}

function bodyParts(body: WireBody | undefined): string[] {
  switch (body?.kind) {
    case "json":
      return [`--data ${quoted(JSON.stringify(body.value, null, 2))}`];
    case "text":
      return [`--data-raw ${quoted(body.text)}`];
    case "file":
      return [`--data-binary ${quoted(`@${body.file}`)}`];
    case "form":
      return body.fields.map(({ name, text, type, isFile }) => {
        if (!body.isMultipart) return `--data-urlencode ${quoted(`${name}=${text}`)}`;
        if (isFile === true) return `--form ${quoted(`${name}=@${text}`)}`;
        // Quotes keep semicolons in the value.
        return type === undefined
          ? `--form-string ${quoted(`${name}=${text}`)}`
          : `--form ${quoted(`${name}="${text.replace(/["\\]/g, "\\$&")}";type=${type}`)}`;
      });
    case undefined:
      return [];
  }
}

/** Quotes text for the shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

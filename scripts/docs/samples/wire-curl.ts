import type { WireBody, WireRequest } from "./wire-request.js";

/**
 * Writes a curl command for a POSIX shell.
 *
 * @param further arguments of credentials, which the form's script has among the headers
 */
export function wireCurl(
  { method, url, headers, body }: Omit<WireRequest, "credentials">,
  address = quoted(url),
  further: string[] = [],
): string {
  // With `--request HEAD`, curl waits for a body.
  const start = method === "GET" ? "" : method === "HEAD" ? "--head " : `--request ${method} `;
  const parts = [
    `curl ${start}${address}`,
    ...further,
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...bodyParts(body),
  ];
  return `${parts.join(" \\\n  ")}\n`;
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
        if (body.multipart === undefined) return `--data-urlencode ${quoted(`${name}=${text}`)}`;
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

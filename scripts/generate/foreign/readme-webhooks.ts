import { quote } from "../../emit/text.js";
import { oneLine } from "../../model/case.js";
import { receivedRequests } from "../../model/received-requests.js";
import { resolveReference } from "../../model/schemas.js";
import { METHODS, type OpenApiDocument, type PathItem, type RequestBody } from "../../read/openapi.js";

/** Returns the README's sections on the webhooks and callbacks of a document: their names, and the type of a body; none without them. */
export function webhookSections(document: OpenApiDocument): string[] {
  const items = Object.entries(receivedRequests(document));
  if (items.length === 0) return [];
  const names = items.map(([name]) => `\`${oneLine(name).replaceAll("`", "'")}\``);
  const [body] = items.flatMap(([name, item]) => bodyTypes(document, name, item));
  const sample =
    body === undefined ? [] : [`\`\`\`ts\nimport type { webhooks } from "./index.js";\n\nexport type Received = ${body};\n\`\`\``];
  return [`\`webhooks\` has the types of the requests that the API sends: ${names.join(", ")}.`, ...sample];
}

/** Returns the types of the bodies of a webhook. */
function bodyTypes(document: OpenApiDocument, name: string, given: PathItem): string[] {
  const item = resolveReference<PathItem>(document, given);
  return METHODS.flatMap((method) => {
    const body = resolveReference<RequestBody>(document, item?.[method]?.requestBody);
    const [type] = Object.keys(body?.content ?? {});
    if (type === undefined) return [];
    const own = `webhooks[${quote(name)}][${quote(method)}]["requestBody"]`;
    return [`${body?.required === true ? own : `NonNullable<${own}>`}["content"][${quote(type)}]`];
  });
}

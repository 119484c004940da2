import type { OpenApiDocument } from "../../read/openapi.js";
import { resolveReference } from "../../model/schemas.js";
import type { Example, Json } from "./types.js";

/** https://spec.openapis.org/oas/v3.2.0#example-object */
interface ExampleObject {
  summary?: string;
  description?: string;
  value?: Json;
  dataValue?: Json;
  serializedValue?: Json;
  externalValue?: string;
}

/** Returns the examples of a media type, parameter or header; of one that is elsewhere, its address. */
export function examplesOf(document: OpenApiDocument, given: object | undefined): Example[] {
  const { example, examples = {} } = (given ?? {}) as { example?: Json; examples?: Record<string, ExampleObject> };
  if (example !== undefined) return [{ name: "example", title: "", value: example }];
  const named = Object.entries(examples);
  return named.map(([key, reference]) => {
    const { summary = "", description = "", externalValue, ...own } = resolveReference<ExampleObject>(document, reference) ?? {};
    const value = [own.value, own.dataValue, own.serializedValue].find((each) => each !== undefined);
    const isUrl = externalValue !== undefined && URL.canParse(externalValue);
    const elsewhere = isUrl ? `[${externalValue}](<${externalValue}>)` : externalValue === undefined ? "" : `\`${externalValue}\``;
    const text = [description.trim(), elsewhere].filter((part) => part !== "").join("\n\n");
    // Many tools give the only example a name that says nothing, or write a list.
    const name = named.length === 1 && /^(?:default|0)$/.test(key) ? "example" : key;
    return { name, title: summary, ...(text !== "" && { text }), ...(value !== undefined && { value }) };
  });
}

/** Returns the title of an example, or its name. */
export function exampleLabel({ name, title }: Example): string {
  return title === "" ? name : title;
}

/** Returns the heading of an example; the only one of a media type has no name. */
export function exampleHeading(example: Example): string {
  const label = exampleLabel(example);
  return label === "example" ? "Example" : `Example: ${label}`;
}

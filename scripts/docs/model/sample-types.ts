import type { Json, Markdown } from "./content-types.js";

export interface Example {
  /** The name of the example: `response-full`. */
  name: string;
  title: string;
  text?: Markdown;
  /** Undefined for an example that is elsewhere, which the text links to. */
  value?: Json;
}

/** A program for readers to copy. Tests compile and run it unchanged. */
export interface Sample {
  kind: "own" | "function" | "path" | "curl" | "python" | "go";
  /** That of the document's own sample, `TypeScript`, `By path`, `curl`, `Python`, `Go`. */
  label: string;
  /** The variant of the request body that the sample sends, if there are several. */
  variant?: string;
  /** An explanation of the sample. */
  text?: Markdown;
  /** Such as `ts`, or any of a document. */
  language: string;
  code: string;
  /** The values of the path parameters. Of samples with the same request, only the first has them. */
  pathValues?: Readonly<Record<string, string>>;
  /** The emulator's response. Of samples with the same request, only the first has it. */
  response?: SampleResponse;
}

export interface SampleResponse {
  status: number;
  mediaType?: string;
  /** Text, with JSON indented; undefined without a body. */
  body?: string;
  /** Explains how the body differs from the recorded one. */
  text?: Markdown;
}

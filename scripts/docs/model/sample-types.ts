import type { Json, Markdown } from "./content-types.js";

export interface Example {
  /** The case: `response-full`. */
  name: string;
  title: string;
  value: Json;
}

/** A program that can be copied. What is shown is what is compiled and run. */
export interface Sample {
  kind: "function" | "path" | "curl";
  /** `Operation function`, `By path`, `curl`. */
  label: string;
  /** An explanation of the sample. */
  text?: Markdown;
  language: "ts" | "sh";
  code: string;
  /** The emulator's response. Of samples with the same request, only the first has it. */
  answer?: Answer;
}

export interface Answer {
  status: number;
  mediaType?: string;
  /** As text, JSON over several lines; left out where there was no body. */
  body?: string;
  /** In what it differs from what came back. */
  text?: Markdown;
}

import type { OutputFile } from "../core/files/output.js";
import type { OperationModel } from "../model/operation.js";
import type { OpenApiDocument } from "../read/openapi.js";

export type { OutputFile } from "../core/files/output.js";
export type { OperationModel } from "../model/operation.js";
export type { OpenApiDocument } from "../read/openapi.js";

/** Adds files to the output of a document. */
export interface Plugin {
  /** The name in messages: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** What the files import, as Markdown for the output's README, such as `zod 4`. */
  readonly dependencies?: readonly string[];
  /**
   * Returns the files. Their paths are relative to `plugins/` in the output and end in `.ts`; `../operations/index.js` is then the module of
   * the operations. If the method throws, the run stops with a finding that names the plugin, and writes nothing.
   */
  generate(context: PluginContext): readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** What a plugin generates from. It must not change any of it. */
export interface PluginContext {
  /** The document in one file, with a fixed key order. */
  readonly document: OpenApiDocument;
  /** A copy of the document that the types are generated from: its schemas are normalized, and those that differ by direction are separate. */
  readonly normalized: OpenApiDocument;
  /** All operations, by path and method. Their functions are exported by `operations/index.ts`. */
  readonly operations: readonly PluginOperation[];
}

/** An operation and the names of its types, which `operations/index.ts` exports. */
export interface PluginOperation extends OperationModel {
  /** The type of the request, such as `ListThingsRequest`. */
  readonly requestType: string;
  /** Whether the function may be called without a request. */
  readonly requestIsOptional: boolean;
  /** The type of the result, such as `ListThingsResult`; undefined if the result has no type of its own. */
  readonly resultType: string | undefined;
}

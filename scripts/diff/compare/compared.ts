import type { SpecNode } from "../../read/spec-node.js";
import type { SourceTree } from "../../read/spec-file.js";
import type { Difference } from "../found.js";
import type { SchemaView } from "../schema-view.js";

/** Corresponding schemas of the two contracts. */
export interface SchemaPair {
  base: SpecNode;
  revision: SpecNode;
}

/** The input of a schema comparison. */
export interface Compared {
  base: SchemaView;
  revision: SchemaView;
  baseTree: SourceTree;
  revisionTree: SourceTree;
}

/** The differences, and the subschemas to compare as well. */
export interface Comparison {
  differences: readonly Difference[];
  below: readonly SchemaPair[];
}

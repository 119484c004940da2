import type { SpecNode } from "../../read/spec-node.js";
import type { SpecTree } from "../../read/spec-tree.js";
import type { Difference } from "../found.js";
import type { SchemaView } from "../schema-view.js";

/** Two schemas that are one and the same for a consumer. */
export interface SchemaPair {
  base: SpecNode;
  revision: SpecNode;
}

/** What two schemas are compared as. */
export interface Compared {
  base: SchemaView;
  revision: SchemaView;
  baseTree: SpecTree;
  revisionTree: SpecTree;
}

/** What differs, and the schemas below that have to be compared too. */
export interface Comparison {
  differences: readonly Difference[];
  below: readonly SchemaPair[];
}

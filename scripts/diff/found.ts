import type { SpecNode } from "../read/spec-node.js";
import type { Reaches } from "./rule.js";
import type { OperationPair } from "./match-operations.js";
import type { SourceOperation } from "../read/source-operations.js";

/** Bit flags, so that directions can be combined. */
export const REQUEST = 1;
export const RESPONSE = 2;
export type Directions = number;

/** The position of a change: a node, or its key. */
export interface Spot {
  node: SpecNode;
  of?: "key" | "value";
  /** The schema around what only the other document has. Several schemas may include that. */
  isAbove?: true;
}

/** A change of one node, without the affected operations. */
export interface Difference {
  rule: string;
  /** The rule of the same change in JSON, if it has another one in a form or parameter. */
  inJson?: string;
  /** A sentence without a period. */
  message: string;
  /** The place that the verdicts show in, if it is not as the rule says. */
  reach?: Reaches;
  base?: Spot;
  revision?: Spot;
}

/** An operation of one contract, or of both. */
export type Owner = OperationPair | { base: SourceOperation; revision?: undefined } | { base?: undefined; revision: SourceOperation };

/** A change and its affected operations. */
export interface Found extends Difference {
  owners: ReadonlyMap<Owner, Directions>;
}

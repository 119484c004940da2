import type { SpecNode } from "../read/spec-node.js";
import type { OperationPair } from "./match-operations.js";
import type { SourceOperation } from "../read/source-operations.js";

/** As bits, so that what is reached twice is joined. */
export const REQUEST = 1;
export const RESPONSE = 2;
export type Directions = number;

/** Where a change is: a node, or its key. */
export interface Spot {
  node: SpecNode;
  of?: "key" | "value";
}

/** A change of one node, before it is known who is touched by it. */
export interface Difference {
  rule: string;
  /** A sentence without its full stop. */
  message: string;
  base?: Spot;
  revision?: Spot;
}

/** An operation as one of the contracts, or both, have it. */
export type Owner = OperationPair | { base: SourceOperation; revision?: undefined } | { base?: undefined; revision: SourceOperation };

/** A change and who is touched by it. */
export interface Found extends Difference {
  owners: ReadonlyMap<Owner, Directions>;
}

import { child, follow, type SpecNode } from "../read/spec-node.js";
import { compareEncoding, jsonParts } from "./compare/encodings.js";
import type { Form } from "./compare/forms.js";
import {
  areSameBytes,
  compareSchemaFields,
  itemOf,
  mediaMembers,
  mediaTypesOf,
  SCHEMA_FIELDS,
  schemaHolder,
  type Trees,
} from "./compare/media-schemas.js";
import type { Contract } from "./contract.js";
import type { Difference, Directions, Found, Owner } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import type { Member } from "./members.js";
import type { Owners } from "./owners.js";
import type { SchemaPairs } from "./schema-pairs.js";

/** The findings of the walk over two documents, and its state. */
export interface Walk {
  contracts: { base: Contract; revision: Contract };
  schemas: SchemaPairs;
  owners: { base: Owners; revision: Owners };
  found: Found[];
}

/** The media types that an encoding applies to. */
const FORM = /^(multipart\/|application\/x-www-form-urlencoded\b)/i;

/** Media types of XML, and ranges with them. */
const XML = /[/+]xml\b|^(\*|application)\/\*/i;

/** The steps of the walk for one operation and one direction. */
export class Steps {
  constructor(
    readonly walk: Walk,
    readonly owner: OperationPair,
    readonly directions: Directions,
  ) {}

  say(...differences: readonly Difference[]): void {
    for (const difference of differences) {
      this.walk.found.push({ ...difference, owners: new Map<Owner, Directions>([[this.owner, this.directions]]) });
    }
  }

  /** Resolves two nodes; returns undefined if one is missing. */
  both(before: SpecNode | undefined, after: SpecNode | undefined): [SpecNode, SpecNode] | undefined {
    const { contracts, owners } = this.walk;
    const [from, to] = [follow(contracts.base.tree, before), follow(contracts.revision.tree, after)];
    for (const node of [before, from]) owners.base.mark(node, this.owner, this.directions);
    for (const node of [after, to]) owners.revision.mark(node, this.owner, this.directions);
    return from === undefined || to === undefined ? undefined : [from, to];
  }

  /** Visits members that both nodes have. */
  each(members: readonly Member[], visit: (before: SpecNode, after: SpecNode, key: string) => void): void {
    for (const member of members) {
      const pair = this.both(member.base, member.revision);
      if (pair !== undefined) visit(...pair, member.key);
    }
  }

  /** Visits the schemas of a body or response. */
  visitContent(before: SpecNode, after: SpecNode): void {
    this.each(mediaMembers(child(before, "content"), child(after, "content")), (from, to, type) => {
      if (areSameBytes(type, from, to, this.trees())) return;
      const items = { base: itemOf(type, from, this.trees().base), revision: itemOf(type, to, this.trees().revision) };
      if (items.base && items.revision && !child(from, "itemSchema") !== !child(to, "itemSchema")) {
        this.walk.schemas.visit({ base: items.base, revision: items.revision }, this.owner, this.directions);
        return;
      }
      this.#visitSchemas(from, to, `The media type \`${type}\``, FORM.test(type) ? "form" : XML.test(type) ? "xml" : "json");
      if (!FORM.test(type)) return;
      this.say(...compareEncoding(from, to, this.trees()));
      for (const part of jsonParts(from, to, this.trees())) this.walk.schemas.visit(part, this.owner, this.directions);
    });
  }

  /** Visits the schemas of a parameter or header, which may be in its content. */
  visitValue(before: SpecNode, after: SpecNode, name: string): void {
    if (mediaTypesOf(before) === mediaTypesOf(after)) this.visitContent(before, after);
    const [from, to] = [schemaHolder(before), schemaHolder(after)];
    if (from === before || to === after) this.#visitSchemas(from, to, name, from === before && to === after ? "text" : "json");
  }

  #visitSchemas(before: SpecNode, after: SpecNode, name: string, form: Form): void {
    const { schemas } = this.walk;
    for (const field of SCHEMA_FIELDS) {
      const [base, revision] = [child(before, field), child(after, field)];
      if (base !== undefined && revision !== undefined) schemas.visit({ base, revision }, this.owner, this.directions, form);
    }
    this.say(...compareSchemaFields(name, before, after, this.trees()));
  }

  trees(): Trees {
    const { base, revision } = this.walk.contracts;
    return { base: base.tree, revision: revision.tree };
  }
}

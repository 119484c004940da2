import { rootDocument } from "../../read/source-operations.js";
import { child, entriesOf, type Fault, faultAt, refOf, type SpecNode } from "../../read/spec-node.js";
import { tagProseOf } from "../forgotten.js";
import type { Contract } from "./check.js";

const KEYS = ["openapi", "info", "servers", "security", "tags", "x-tagGroups", "paths", "components"];

/** Checks that the root document is an index: its prose, tag prose and security schemes are in files. The lint checks its paths. */
export function rootIsIndex({ tree }: Contract): Fault[] {
  const root = rootDocument(tree);
  return [...foreignKeys(root), ...prose(root), ...tagProse(root), ...securitySchemes(root)];
}

function foreignKeys(root: SpecNode): Fault[] {
  return entriesOf(root)
    .filter(([key]) => !KEYS.includes(key))
    .map(([key, node]) => faultAt(node, `\`${key}\` is not allowed in the root document.`, `use only ${KEYS.join(", ")}`, "key"));
}

function prose(root: SpecNode): Fault[] {
  const description = child(root, "info", "description");
  if (description === undefined || refOf(description) === "info.md") return [];
  return [faultAt(description, "The API's description is inline.", "write { $ref: info.md } and move the description there", "key")];
}

function tagProse(root: SpecNode): Fault[] {
  return entriesOf(child(root, "tags")).flatMap(([, tag]) => {
    const name = child(tag, "name")?.value;
    if (typeof name !== "string") return [];
    const expected = tagProseOf(name);
    const description = child(tag, "description");
    if (description !== undefined && refOf(description) === expected) return [];
    return [faultAt(description ?? tag, `The description of the tag \`${name}\` is not in its folder.`, `write { $ref: ${expected} }`)];
  });
}

function securitySchemes(root: SpecNode): Fault[] {
  return entriesOf(child(root, "components", "securitySchemes"))
    .filter(([, scheme]) => refOf(scheme) === undefined)
    .map(([name, scheme]) =>
      faultAt(scheme, `\`${name}\` is defined in the root document.`, "move it to shared/securitySchemes/ and refer to it", "key"),
    );
}

import type { DocumentFault } from "../read/document-fault.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { type Role, roleOf } from "../read/roles.js";
import { atPointer } from "./schemas.js";

/** The parts of a document that types are declared for, so that a reference into them has a type. */
const TYPED = /^#\/(components|paths|webhooks|\$defs)\//;

/** The references of a bundled document that no type can stand for. */
export function referenceFaults(document: OpenApiDocument): DocumentFault[] {
  const faults: DocumentFault[] = [];
  const visit = (node: unknown, role: Role, at: readonly string[]): void => {
    if (node === null || typeof node !== "object" || role === "data") return;
    for (const [key, value] of Object.entries(node)) {
      const place = [...at, key];
      if (key === "$ref" && role === "fields" && typeof value === "string") {
        const message = faultOf(document, value);
        if (message !== undefined) faults.push({ at: place, message, hint: "refer to a component of the document", fatal: true });
      } else if (!key.startsWith("x-") || role === "names") {
        visit(value, Array.isArray(node) ? role : roleOf(role, key, value), place);
      }
    }
  };
  visit(document, "fields", []);
  return faults;
}

function faultOf(document: OpenApiDocument, reference: string): string | undefined {
  const shown = JSON.stringify(reference);
  if (!TYPED.test(reference)) return `The reference ${shown} leads to no component.`;
  return atPointer(document, reference) === undefined ? `The reference ${shown} leads nowhere.` : undefined;
}

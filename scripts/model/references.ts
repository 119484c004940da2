import type { DocumentFault } from "../read/document-fault.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { type Role, roleOf } from "../read/roles.js";
import { atPointer } from "./schemas.js";

/** The parts of a document that have types, which references may point to. */
const TYPED = /^#\/(components|paths|webhooks|\$defs)\//;

/** Returns the references of a bundled document that cannot be typed. */
export function referenceFaults(document: OpenApiDocument): DocumentFault[] {
  const faults: DocumentFault[] = [];
  const place: string[] = [];
  const visit = (node: object, role: Role): void => {
    for (const key of Object.keys(node)) {
      const value = (node as Record<string, unknown>)[key];
      if (typeof value === "object" && value !== null) {
        const below = Array.isArray(node) ? role : roleOf(role, key, value);
        if (below === "data" || (role === "fields" && key.startsWith("x-"))) continue;
        place.push(key);
        visit(value, below);
        place.pop();
      } else if (key === "$ref" && role === "fields" && typeof value === "string") {
        const message = faultOf(document, value);
        if (message !== undefined)
          faults.push({ at: [...place, key], message, hint: "point it to a component of the document", fatal: true });
      }
    }
  };
  visit(document, "fields");
  return faults;
}

function faultOf(document: OpenApiDocument, reference: string): string | undefined {
  const shown = JSON.stringify(reference);
  if (!TYPED.test(reference)) return `The \`$ref\` ${shown} does not point to a component.`;
  return atPointer(document, reference) === undefined ? `The target of the \`$ref\` ${shown} does not exist.` : undefined;
}

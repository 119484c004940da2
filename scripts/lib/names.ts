// Names of TypeScript declarations, whatever the contract calls things.
import type { DocumentFault } from "./document-fault.js";
import { isIdentifier, pascalCase } from "./text.js";

/** Names that the module of a tag's operations imports or uses, beside those that are reserved anyway. */
export const OPERATION_MODULE_NAMES = [
  ...words("As NoInfer OperationClient OperationDescriptor Output Pagination ParseAs ParsedBody Promise RequestOptions ResultOptions"),
  ...words("components decodeBody encodeBody streamBody"),
];

/** Words that no function in a module can be called by, and names whose meaning in a module must stay. */
const RESERVED_WORDS = words(`
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function
  globalThis if implements import in instanceof interface let new null Object package private protected public return static super switch
  then this throw true try typeof undefined var void while with yield
`);

const RESERVED_VALUES = new Set([...RESERVED_WORDS, ...OPERATION_MODULE_NAMES]);

/** The same for types. */
const RESERVED_TYPES = new Set([
  ...RESERVED_WORDS,
  ...words(
    "any as asserts bigint boolean components declare infer intrinsic is keyof never number object readonly string symbol unique unknown",
  ),
]);

/** A function's name: the given one where it is an identifier and free, else its words in lower camel case; undefined where it has none. */
export function functionName(name: string): string | undefined {
  return identifier(name, RESERVED_VALUES, (parts) => [lowerFirst(parts[0] ?? ""), ...parts.slice(1).map(pascalCase)].join(""));
}

/** A type's name: the given one where it is an identifier and free, else its words in Pascal case; undefined where it has none. */
export function typeName(name: string): string | undefined {
  return identifier(name, RESERVED_TYPES, (parts) => parts.map(pascalCase).join(""));
}

function identifier(name: string, reserved: ReadonlySet<string>, join: (parts: readonly string[]) => string): string | undefined {
  const joined = isIdentifier(name) ? name : join(name.split(/[^A-Za-z0-9_$]+/).filter((part) => part !== ""));
  if (joined === "") return undefined;
  const safe = /^\d/.test(joined) ? `_${joined}` : joined;
  return reserved.has(safe) ? `${safe}_` : safe;
}

/** Who declares which names in one module: a name that two want is a fault. */
export class NameClaims {
  readonly #owners = new Map<string, string>();
  readonly faults: DocumentFault[] = [];

  /** @param taken names that the module has already, by who has them */
  constructor(taken: Readonly<Record<string, readonly string[]>> = {}) {
    for (const [owner, names] of Object.entries(taken)) for (const name of names) this.#owners.set(name, owner);
  }

  /** @param owner whom the names are for, as a message says it */
  claim(owner: string, names: readonly string[], at: readonly string[], hint: string): void {
    const clash = names.find((name) => this.#owners.has(name));
    if (clash !== undefined) {
      this.faults.push({
        at,
        message: `${capitalised(owner)} yields the name \`${clash}\`, which ${this.#owners.get(clash) ?? ""} has.`,
        hint,
      });
      return;
    }
    for (const name of new Set(names)) this.#owners.set(name, owner);
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

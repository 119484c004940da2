// Derives the names of TypeScript declarations from those in the contract.
import type { DocumentFault } from "../read/document-fault.js";
import { capital, pascalCase } from "./case.js";

const IDENTIFIER = /^[A-Za-z_$][A-Za-z_$0-9]*$/;

/**
 * Characters of other scripts: Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Devanagari, Thai, Hangul, Japanese and Chinese. Compilers know
 * these in all versions, but not every character that Unicode has added since.
 */
const OTHERS = [
  "\\u0900-\\u0963\\xc0-\\u024f\\u0370-\\u052f\\u0531-\\u0587\\u05d0-\\u05ea\\u0620-\\u064a\\u0671-\\u06d3\\u0e01-\\u0e4e",
  "\\u1e00-\\u1fff\\u3041-\\u3096\\u30a1-\\u30fc\\u4e00-\\u9fa5\\uac00-\\ud7a3",
].join("");
const PART = `(?=\\p{ID_Continue})[${OTHERS}\\w]|\\$`;
const NAME = new RegExp(`^(?:(?=\\p{ID_Start})[${OTHERS}A-Za-z]|[_$])(?:${PART})*$`, "u");
const WORDS = new RegExp(`(?:${PART})+`, "gu");

/** Checks for an ASCII identifier, which may be a reserved word. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text);
}

/** Checks for an identifier of any script, as {@link typeName} and {@link functionName} return them. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** Names that an operation module imports or uses, in addition to reserved names. */
export const OPERATION_MODULE_NAMES = [
  ...words(
    "Accept As NoInfer OperationClient OperationDescriptor Output Pagination ParseAs ParsedBody Promise RequestOptions ResultOptions",
  ),
  ...words("Blob FormData RawBody components decodeBody decodeMedia decodeMediaOrNothing encodeBody encodeForm encodeJson encodeMultipart"),
  ...words(
    "AsyncIterable ItemOf ServerSentEvent Streamed decodeEvents decodeJsonLines decodeJsonSequence invoke readersBy serializeParameters streamBody",
  ),
];

/** Reserved words, and globals that a module must not shadow. */
const RESERVED_WORDS = words(`
  arguments await break case catch class const continue debugger default delete do else enum eval export exports extends false finally for
  function globalThis if implements import in instanceof interface let new null Object package private protected public require return static super switch
  then this throw true try typeof undefined var void while with yield
`);

/** The functions and classes that the output exports besides those of operations. */
export const RUNTIME_NAMES = words(`
  ApiError BadRequestError ClientError ConflictError ForbiddenError GoneError NotFoundError PaginationError RateLimitError RedirectError RequestError
  ResponseError ServerError TimeoutError TransportError UnauthorizedError asResult bearer byRequest clientCredentials createClient createPathClient credentials eventsOf
  followRedirects isError jsonLinesOf jsonSequenceOf observe paginate readAs serverUrl withResponse
`);

const RESERVED_VALUES = new Set([...RESERVED_WORDS, ...OPERATION_MODULE_NAMES, ...RUNTIME_NAMES]);

/** Reserved names of types. */
const RESERVED_TYPES = new Set([
  ...RESERVED_WORDS,
  ...words(
    "any as asserts bigint boolean components declare infer intrinsic is keyof never number object readonly string symbol unique unknown",
  ),
]);

/** Returns a function name: the name itself if it is a free identifier, else its words in lower camel case; undefined if it has no words. */
export function functionName(name: string): string | undefined {
  return identifier(name, RESERVED_VALUES, (parts) => [lowerFirst(parts[0] ?? ""), ...parts.slice(1).map(pascalCase)].join(""));
}

/** Returns a type name: the name itself if it is a free identifier, else its words in Pascal case; undefined if it has no words. */
export function typeName(name: string): string | undefined {
  return identifier(name, RESERVED_TYPES, (parts) => parts.map(pascalCase).join(""));
}

/** Returns a type name for a name without letters, made of its code points. */
export function numberedTypeName(name: string): string {
  return ["U", ...Array.from(name, (character) => character.codePointAt(0)?.toString(16))].join("_");
}

function identifier(name: string, reserved: ReadonlySet<string>, join: (parts: readonly string[]) => string): string | undefined {
  const text = name.normalize("NFC");
  const joined = isName(text) ? text : join(text.match(WORDS) ?? []);
  if (joined === "") return undefined;
  const safe = isName(joined) ? joined : `_${joined}`;
  return reserved.has(safe) ? `${safe}_` : safe;
}

/** A requested name, and further names derived from it. */
export interface NameWish {
  /** The owner of the names, for messages. */
  owner: string;
  wanted: string;
  namesOf: (name: string) => readonly string[];
  at: readonly string[];
  hint: string;
}

/** The names declared in a module. A name requested twice is a fault, and the second owner gets another name. */
export class NameClaims {
  readonly #owners = new Map<string, string>();
  readonly #tried = new Map<string, number>();
  readonly faults: DocumentFault[] = [];

  /** @param taken names that the module already has, by owner */
  constructor(taken: Readonly<Record<string, readonly string[]>> = {}) {
    for (const [owner, names] of Object.entries(taken)) for (const name of names) this.#owners.set(name, owner);
  }

  /** Assigns a name to each owner: the requested one if it and its derived names are free, else one with a number. */
  claim(wishes: readonly NameWish[]): string[] {
    const free = wishes.map((wish) => this.#isFree(wish));
    return wishes.map((wish, index) => (free[index] === true ? wish.wanted : this.#numbered(wish)));
  }

  #isFree({ owner, wanted, namesOf, at, hint }: NameWish): boolean {
    const names = namesOf(wanted);
    const clash = this.#clashOf(names);
    if (clash === undefined) for (const name of names) this.#owners.set(name, owner);
    else {
      const message = `${capital(owner)} yields the name \`${clash}\`, which is taken by ${this.#owners.get(clash) ?? ""}.`;
      this.faults.push({ at, message, hint, fatal: false });
    }
    return clash === undefined;
  }

  #clashOf(names: readonly string[]): string | undefined {
    return names.find((name) => this.#owners.has(name));
  }

  #numbered({ owner, wanted, namesOf }: NameWish): string {
    const stem = /\d$/.test(wanted) ? `${wanted}_` : wanted;
    for (let number = this.#tried.get(wanted) ?? 2; ; number++) {
      const name = `${stem}${number}`;
      const names = namesOf(name);
      if (this.#clashOf(names) !== undefined) continue;
      // Keeps the assignment linear if many owners request one name.
      this.#tried.set(wanted, number + 1);
      for (const each of names) this.#owners.set(each, owner);
      return name;
    }
  }
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}

export function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

import { realpathSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, isAbsolute } from "node:path";
import { BaseResolver, type Config, type Document, isAbsoluteUrl, ResolveError, Source, YamlParseError } from "@redocly/openapi-core";
import { HINT_SEPARATOR } from "./rule-report.js";
import { type AllowedRefs, isAllowedUrl, isWithin, NO_ALLOWED_REFS } from "./allowed-refs.js";
import { download } from "./download.js";
import { documentOf, sourceOf } from "./kept-documents.js";
import { jsonAst } from "./json-ast.js";
import type { Login } from "./login.js";
import { checkJson, parseJson } from "./parse-json.js";
import { addressOf } from "./read-references.js";
import { readText } from "./read-text.js";
import { referredPath } from "./referred-path.js";
import { FileFault } from "./file-fault.js";
import { indentBrackets } from "./indent-brackets.js";
import { checkConflicts, checkWebPage, surroundingsFault, syntaxFault } from "./syntax-fault.js";
import { checkAliases } from "./yaml-aliases.js";

/** Prefix of the message for a refused reference. */
export const REFUSED = "Refused: ";

/** The message for an `externalValue`. Examples are not used for generation, so external ones are never read. */
export const NEVER_READ = "External examples are never read.";

const COPY = "copy the target to the document's folder";
const COPY_OR_ALLOW = `${COPY}, or allow it: --allow-ref FOLDER`;
const RELATIVE = "use the file's relative path";

/**
 * Reads only files in one folder and explicitly allowed targets. A contract must not depend on unreviewed files or on the network.
 */
export class ConfinedResolver extends BaseResolver {
  readonly #folder: string;
  readonly #allowed: AllowedRefs;
  readonly #login: Login | undefined;
  #entry: string | undefined;
  #realFolder: string | undefined;
  /** By document, the URLs of its external examples that are not the target of a `$ref`. */
  readonly #examples = new Map<string, ReadonlySet<string>>();
  /** Faults of files that could not be read or parsed, by address. */
  readonly faults = new Map<string, FileFault>();
  /** By URL, the one that it redirects to. */
  readonly redirects = new Map<string, string>();

  /** @param folder absolute path */
  constructor(config: Config["resolve"], folder: string, allowed: AllowedRefs = NO_ALLOWED_REFS, login?: Login) {
    super(config);
    this.#folder = folder;
    this.#allowed = allowed;
    this.#login = login;
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    if (base !== null && !isAbsoluteUrl(base) && !isAbsoluteUrl(ref)) return referredPath(base, ref);
    try {
      return super.resolveExternalRef(base, ref);
    } catch {
      // Not a valid URL; `resolveDocument` reports it.
      return ref;
    }
  }

  override async resolveDocument<T = unknown>(
    base: string | null,
    ref: string,
    isRoot = false,
  ): Promise<Document<T> | ResolveError | YamlParseError> {
    if (base === null) this.#entry = this.resolveExternalRef(base, ref);
    else {
      const fault = this.#examples.get(base)?.has(ref) === true ? NEVER_READ : await this.#refusal(base, ref);
      if (fault !== undefined) throw new ResolveError(new Error(fault));
    }
    return super.resolveDocument(base, ref, isRoot);
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    try {
      if (!isAbsoluteUrl(absoluteRef)) {
        return sourceOf(absoluteRef, () => {
          this.#refuseLink(absoluteRef);
          return new Source(absoluteRef, readText(absoluteRef));
        });
      }
      const { address, text, contentType } = await download(absoluteRef, this.#allowed, this.#login);
      this.redirects.set(absoluteRef, address);
      return new Source(absoluteRef, text, contentType);
    } catch (error) {
      throw error instanceof FileFault ? this.#keep(error) : new ResolveError(error as Error);
    }
  }

  override parseDocument(source: Source, isRoot = false): Document {
    try {
      return this.#parse(source, isRoot);
    } catch (error) {
      const surrounded = isRoot && error instanceof YamlParseError ? surroundingsFault(source.absoluteRef, source.body) : undefined;
      const fault = surrounded ?? (error instanceof YamlParseError ? syntaxFault(error) : error);
      throw fault instanceof FileFault ? this.#keep(fault) : fault;
    }
  }

  #keep(fault: FileFault): FileFault {
    this.faults.set(fault.finding.file, fault);
    return fault;
  }

  #parse(source: Source, isRoot: boolean): Document {
    const document = documentOf(source, () => {
      const { absoluteRef, body } = source;
      checkConflicts(absoluteRef, body);
      const json = parseJson(source.body);
      if (json !== undefined) {
        let ast: ReturnType<typeof jsonAst> | undefined;
        source.getAst = () => (ast ??= jsonAst(source.body));
        return { source, parsed: json };
      }
      checkJson(absoluteRef, body);
      checkWebPage(absoluteRef, body);
      // A separator after the last document is no document. JSON has no bytes: their base64 is a text.
      const plain = body.replace(/\n---\s*$/, "").replace(/(?<=[\s,[{])!!binary(?=\s)/g, " ".repeat("!!binary".length));
      const only = plain === body ? source : new Source(absoluteRef, plain, source.mimeType);
      if (only !== source) source.getAst = only.getAst.bind(only);
      const document = { ...this.#parseYaml(only, isRoot), source };
      if (!isRoot && (document.parsed ?? null) === null && isBlank(body)) {
        throw new FileFault(absoluteRef, "The file is empty.", "add the value, or remove the `$ref` to the file");
      }
      checkAliases(absoluteRef, body, document.parsed);
      return document;
    });
    if (source.body.includes("externalValue")) this.#examples.set(source.absoluteRef, externalExamples(document.parsed));
    return document;
  }

  /** Parses YAML, also in `a.YAML` and in a file without an extension. The core returns the text of other files, such as `notes.md`. */
  #parseYaml(source: Source, isRoot: boolean): Document {
    const isData = isRoot || /\.(?:ya?ml|json)(\?.*)?$/i.test(source.absoluteRef);
    if (isData) return this.#parseIndented(source);
    if (/\.\w+(\?.*)?$/.test(source.absoluteRef)) return super.parseDocument(source, isData);
    try {
      const document = super.parseDocument(source, true);
      if (typeof document.parsed === "object") return document;
    } catch {
      // It is another text.
    }
    return { source, parsed: source.body };
  }

  /** Parses YAML, also with brackets that close as far left as their key. Positions are found by another parser, which accepts these. */
  #parseIndented(source: Source): Document {
    try {
      return super.parseDocument(source, true);
    } catch (error) {
      const isIndent = error instanceof YamlParseError && /deficient indentation/i.test(error.originalError.message);
      const body = isIndent ? indentBrackets(source.body) : undefined;
      if (body === undefined) throw error;
      return super.parseDocument(new Source(source.absoluteRef, body, source.mimeType), true);
    }
  }

  /** Returns the reason to refuse a reference, or undefined if it may be followed. Links are checked on reading. */
  async #refusal(base: string, ref: string): Promise<string | undefined> {
    if (isAbsoluteUrl(base) || /^https?:/i.test(ref)) return this.#refusedUrl(this.resolveExternalRef(base, ref));
    const isPath = isAbsolute(ref) || /^[a-z]:[\\/]/i.test(ref);
    if (/^[a-z][a-z\d+.-]+:/i.test(ref)) return refused(`\`${ref}\` is not a file or an http(s) URL.`, RELATIVE);
    const target = referredPath(base, ref);
    if (!isPath && isWithin(this.#folder, target)) return undefined;
    const real = await realpath(target).catch(() => target);
    if (this.#isAllowed(target) || this.#isAllowed(real)) return undefined;
    return isPath
      ? refused(`\`${ref}\` is an absolute path.`, RELATIVE)
      : refused(`\`${ref}\` is outside the document's folder.`, COPY_OR_ALLOW);
  }

  /** Refuses links out of the allowed places. The root document may be a link, since the user names it. */
  #refuseLink(path: string): void {
    if (path === this.#entry) return;
    // Synchronous, as reading is.
    const real = realpathSync.native(path);
    this.#realFolder ??= realpathSync.native(this.#folder);
    if (isWithin(this.#realFolder, real) || this.#isAllowed(real)) return;
    throw new Error(refused(`\`${basename(path)}\` is a link to a file outside the document's folder.`, COPY_OR_ALLOW));
  }

  #isAllowed(path: string): boolean {
    return this.#allowed.paths.some((allowed) => isWithin(allowed, path));
  }

  #refusedUrl(address: string): string | undefined {
    if (isAllowedUrl(this.#allowed, address)) return undefined;
    if (!/^https?:/i.test(address) || !URL.canParse(address)) {
      return refused(`\`${address}\` is not a file or an http(s) URL.`, RELATIVE);
    }
    const prefix = new URL(".", address);
    [prefix.username, prefix.password] = ["", ""];
    return refused(`\`${address}\` is a URL.`, `${COPY}, or allow it: --allow-ref ${prefix.href}`);
  }
}

/** Checks for a file with nothing but comments. */
function isBlank(text: string): boolean {
  return text.split("\n").every((line) => /^\s*(?:#|---|\.\.\.|$)/.test(line));
}

function refused(message: string, hint: string): string {
  return `${REFUSED}${message}${HINT_SEPARATOR}${hint}`;
}

/** Returns the values of `externalValue` that no `$ref` has. */
function externalExamples(document: unknown): Set<string> {
  const [examples, references] = [new Set<string>(), new Set<string>()];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== "string") visit(value);
      else if (key === "externalValue") examples.add(addressOf(value));
      else if (key === "$ref") references.add(addressOf(value));
    }
  };
  visit(document);
  for (const address of references) examples.delete(address);
  return examples;
}

import { realpathSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { BaseResolver, type Config, type Document, isAbsoluteUrl, ResolveError, Source, YamlParseError } from "@redocly/openapi-core";
import { type AllowedRefs, isAllowedUrl, isWithin, NO_ALLOWED_REFS } from "./allowed-refs.js";
import { download, NotDownloaded } from "./download.js";
import { documentOf, sourceOf } from "./kept-documents.js";
import { jsonAst } from "./json-ast.js";
import type { Login } from "./login.js";
import { parseJson } from "./parse-json.js";
import { addressOf } from "./read-references.js";
import { readText } from "./read-text.js";
import { refusalKey, type Refused } from "./references.js";
import { referredPath } from "./referred-path.js";
import { FileFault } from "./file-fault.js";
import { readAgain } from "./syntax-fault.js";
import { checkComments, checkConflicts, checkWebPage, surroundingsFault } from "./text-kind.js";
import { checkAliases } from "./yaml-aliases.js";

type Refusal = Extract<Refused, { code: "refused-ref" }>["data"];

/** The value of `--allow-ref` in hints for files outside of the document's folder. */
const FOLDER = "FOLDER";

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
  /** Refused references, by {@link refusalKey}, or by their path or URL. */
  readonly refusals = new Map<string, Refused>();
  /** By URL, the one that it redirects to. */
  readonly redirects = new Map<string, string>();

  /** @param folder absolute path */
  constructor(config: Config["resolve"] | undefined, folder: string, allowed: AllowedRefs = NO_ALLOWED_REFS, login?: Login) {
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
      // Nothing is generated from examples.
      if (this.#examples.get(base)?.has(ref) === true) throw new ResolveError(new Error("external example"));
      const data = await this.#refusal(base, ref);
      if (data !== undefined) throw this.#refuse(refusalKey(base, ref), { code: "refused-ref", data });
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
      if (error instanceof NotDownloaded) throw this.#refuse(absoluteRef, { code: "not-downloaded", data: error.data });
      // A redirect leads to another address.
      if (FileFault.is(error)) throw this.#keep(error, absoluteRef);
      const isLost = absoluteRef === this.#entry && (error as NodeJS.ErrnoException).code === "ENOENT";
      throw isLost ? new FileFault(absoluteRef, "no-such-file", {}) : new ResolveError(error as Error);
    }
  }

  #refuse(key: string, refused: Refused): ResolveError {
    this.refusals.set(key, refused);
    return new ResolveError(new Error(refused.code));
  }

  override parseDocument(source: Source, isRoot = false): Document {
    try {
      return this.#parse(source, isRoot);
    } catch (error) {
      throw this.#keep(error);
    }
  }

  /** @param address the one that redirected to the file */
  #keep(error: unknown, address?: string): unknown {
    if (FileFault.is(error)) this.faults.set(error.fault.file, error).set(address ?? error.fault.file, error);
    return error;
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
      checkComments(absoluteRef, body);
      checkWebPage(absoluteRef, body);
      // A separator after the last document is no document. JSON has no bytes: their base64 is a text.
      const plain = body.replace(/\n---\s*$/, "").replace(/(?<=[\s,[{])!!binary(?=\s)/g, " ".repeat("!!binary".length));
      const only = plain === body ? source : new Source(absoluteRef, plain, source.mimeType);
      if (only !== source) source.getAst = only.getAst.bind(only);
      const document = { ...this.#parseYaml(only, isRoot), source };
      if (!isRoot && (document.parsed ?? null) === null && isBlank(body)) {
        throw new FileFault(absoluteRef, "empty-file", {});
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
    if (!isData && /\.\w+(\?.*)?$/.test(source.absoluteRef)) return super.parseDocument(source, isData);
    try {
      const document = super.parseDocument(source, true);
      if (isData || typeof document.parsed === "object") return document;
    } catch (error) {
      if (isData && error instanceof YamlParseError) return { source, parsed: parseSlowly(source, isRoot, error) };
      if (isData) throw error;
      // It is another text.
    }
    return { source, parsed: source.body };
  }

  /** Returns why a reference is refused; undefined if it may be followed. Links are checked on reading. */
  async #refusal(base: string, ref: string): Promise<Refusal | undefined> {
    if (isAbsoluteUrl(base) || /^https?:/i.test(ref)) return this.#refusedUrl(this.resolveExternalRef(base, ref));
    const isPath = isAbsolute(ref) || /^[a-z]:[\\/]/i.test(ref);
    if (/^[a-z][a-z\d+.-]+:/i.test(ref)) return { reason: "scheme" };
    const target = referredPath(base, ref);
    if (!isPath && isWithin(this.#folder, target)) return undefined;
    const real = await realpath(target).catch(() => target);
    if (this.#isAllowed(target) || this.#isAllowed(real)) return undefined;
    return isPath ? { reason: "absolute" } : { reason: "outside", allow: FOLDER };
  }

  /** Refuses links out of the allowed places. The root document may be a link, since the user names it. */
  #refuseLink(path: string): void {
    if (path === this.#entry) return;
    // Synchronous, as reading is.
    const real = realpathSync.native(path);
    this.#realFolder ??= realpathSync.native(this.#folder);
    if (isWithin(this.#realFolder, real) || this.#isAllowed(real)) return;
    throw this.#refuse(path, { code: "refused-ref", data: { reason: "link", allow: FOLDER } });
  }

  #isAllowed(path: string): boolean {
    return this.#allowed.paths.some((allowed) => isWithin(allowed, path));
  }

  #refusedUrl(address: string): Refusal | undefined {
    if (isAllowedUrl(this.#allowed, address)) return undefined;
    if (!/^https?:/i.test(address) || !URL.canParse(address)) return { reason: "scheme" };
    const prefix = new URL(".", address);
    [prefix.username, prefix.password] = ["", ""];
    return { reason: "url", allow: prefix.href };
  }
}

/** Maximum length of a text that is read again: the second parser takes a hundred bytes for each character. */
const MOST_LENGTH = 2 ** 24;

/** Parses YAML that the core refuses. Positions are found by another parser, which accepts what this one does. */
function parseSlowly({ absoluteRef, body }: Source, isRoot: boolean, { line, col }: YamlParseError): unknown {
  const surrounded = isRoot ? surroundingsFault(absoluteRef, body) : undefined;
  if (surrounded !== undefined) throw surrounded;
  if (body.length > MOST_LENGTH) throw new FileFault(absoluteRef, "other-syntax", {}, { line: line || 1, column: col || 1 });
  return readAgain(absoluteRef, body);
}

/** Checks for a file with nothing but comments. */
function isBlank(text: string): boolean {
  return text.split("\n").every((line) => /^\s*(?:#|---|\.\.\.|$)/.test(line));
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

import { compare } from "../lib/finding.js";
import type { Entry } from "./entries.js";
import type { Meaning, Module, Target } from "./modules.js";
import type { Declaration } from "./print-declaration.js";

/** Where something is declared: in a module of ours, or by other makers. */
export interface Origin {
  module: string;
  name: string;
  declarations: readonly Declaration[];
}

/** What an entry exports under a name. */
export interface Export {
  origin: Origin;
  isTypeOnly: boolean;
  /** The entry, or the module of other makers, that it is taken from; absent where it is the entry's own. */
  from?: { specifier: string; name: string };
}

export interface Face {
  names: ReadonlyMap<string, Export>;
  /** The specifiers of which all is exported. */
  stars: readonly string[];
}

/** The modules of all packages, and what their names lead to. */
export class Resolver {
  readonly #modules: ReadonlyMap<string, Module>;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #faces = new Map<string, Face>();

  constructor(modules: ReadonlyMap<string, Module>, entries: readonly Entry[]) {
    this.#modules = modules;
    this.#entries = new Map(entries.map((entry) => [entry.declaration, entry]));
  }

  /** What an entry exports. What it has from another entry is no part of it, however many modules lie between. */
  faceOf(path: string): Face {
    const known = this.#faces.get(path);
    if (known !== undefined) return known;
    const module = this.#module(path);
    const names = new Map<string, Export>();
    const stars = new Set<string>();
    for (const star of module.stars) {
      const specifier = this.#opaque(star);
      if (specifier !== undefined) stars.add(specifier);
      else {
        const inner = this.faceOf(star.module);
        for (const [name, found] of inner.names) names.set(name, found);
        for (const specifier of inner.stars) stars.add(specifier);
      }
    }
    for (const [name, { meaning, isTypeOnly }] of module.exported) {
      const found = this.#exportOf(path, name, meaning);
      names.set(name, { ...found, isTypeOnly: isTypeOnly || found.isTypeOnly });
    }
    const face = { names, stars: [...stars].sort(compare) };
    this.#faces.set(path, face);
    return face;
  }

  /** What a name that is written in a module stands for; undefined for one that no module of ours declares. */
  originOf(path: string, name: string): Origin | undefined {
    const meaning = this.#module(path).inner.get(name);
    return meaning === undefined ? undefined : this.#originOf(path, name, meaning);
  }

  #exportOf(path: string, name: string, meaning: Meaning): Export {
    const origin = this.#originOf(path, name, meaning);
    if (meaning.kind === "declared") return { origin, isTypeOnly: false };
    const specifier = this.#opaque(meaning.from);
    if (specifier !== undefined) return { origin, isTypeOnly: false, from: { specifier, name: meaning.name } };
    const inner = this.faceOf(meaning.from.module);
    const found = inner.names.get(meaning.name);
    if (found !== undefined) return found;
    const star = inner.stars.find((star) => this.#exports(star, meaning.name));
    if (star === undefined) throw new Error(`${meaning.from.module} does not export ${meaning.name}`);
    return { origin, isTypeOnly: false, from: { specifier: star, name: meaning.name } };
  }

  #exports(specifier: string, name: string): boolean {
    const path = [...this.#entries.values()].find((entry) => entry.specifier === specifier)?.declaration;
    return path !== undefined && this.#findExport(path, name) !== undefined;
  }

  /** How the report names a module that it does not look into: other makers' modules, and entries. */
  #opaque({ module, isExternal }: Target): string | undefined {
    return isExternal ? module : this.#entries.get(module)?.specifier;
  }

  #originOf(path: string, name: string, meaning: Meaning): Origin {
    if (meaning.kind === "declared") return { module: path, name, declarations: meaning.declarations };
    const { from, name: there } = meaning;
    if (from.isExternal) return { module: from.module, name: there, declarations: [] };
    const origin = this.#findExport(from.module, there);
    if (origin === undefined) throw new Error(`${from.module} does not export ${there}, which ${path} imports`);
    return origin;
  }

  #findExport(path: string, name: string): Origin | undefined {
    const module = this.#module(path);
    const own = module.exported.get(name);
    if (own !== undefined)
      return this.#originOf(path, own.meaning.kind === "declared" ? localName(module, own.meaning, name) : name, own.meaning);
    for (const star of module.stars) {
      const origin = star.isExternal ? undefined : this.#findExport(star.module, name);
      if (origin !== undefined) return origin;
    }
    return undefined;
  }

  #module(path: string): Module {
    const module = this.#modules.get(path);
    if (module === undefined) throw new Error(`${path} is imported, and there is no such module`);
    return module;
  }
}

/** What is exported under another name is one thing with what is declared. */
function localName({ inner }: Module, meaning: Meaning, exported: string): string {
  return [...inner].find(([, known]) => known === meaning)?.[0] ?? exported;
}

import { compare } from "../lib/finding.js";
import { joined, LINE, group, ifBroken, indented, render } from "../lib/layout.js";
import ts from "../lib/typescript.js";
import type { Entry } from "./entries.js";
import { printDeclaration } from "./print-declaration.js";
import type { Export, Origin, Resolver } from "./resolve.js";
import { reportText } from "./text.js";

/** Where else something can be had: the first entry that it is its own of. */
export type Homes = ReadonlyMap<string, { specifier: string; name: string }>;

/** Of all that the entries themselves declare, which one the reports show it at. */
export function homesOf(resolver: Resolver, entries: readonly Entry[]): Homes {
  const homes = new Map<string, { specifier: string; name: string }>();
  const own = [...entries]
    .sort((a, b) => compare(a.specifier, b.specifier))
    .flatMap(({ declaration, specifier }) =>
      sorted(resolver.faceOf(declaration).names).map(([name, found]) => ({ specifier, name, found })),
    )
    .filter(({ found }) => found.from === undefined);
  // What has a value is at home where the value can be had.
  const whole = own.filter(({ found }) => !found.isTypeOnly || !hasValue(found.origin));
  for (const { specifier, name, found } of [...whole, ...own]) {
    const key = keyOf(found.origin);
    if (!homes.has(key)) homes.set(key, { specifier, name });
  }
  return homes;
}

/** What an entry exports, as one text whatever way it was written. */
export function writeReport(resolver: Resolver, { declaration, specifier }: Entry, homes: Homes): string {
  const face = resolver.faceOf(declaration);
  const imports = new Names();
  const exports = new Names();
  const printed: string[] = [];
  const inner: string[] = [];
  const names = new Map<string, string>();
  const taken = new Set(face.names.keys());
  const queue: { origin: Origin; name: string }[] = [];

  const own = sorted(face.names).filter(([name, found]) => {
    const from = placeOf(found);
    if (from === undefined) return true;
    exports.add(from.specifier, from.name, name, found.isTypeOnly && hasValue(found.origin));
    return false;
  });
  // What is exported under two names is declared under the first.
  for (const [name, { origin }] of own) if (!names.has(keyOf(origin))) names.set(keyOf(origin), name);
  for (const [name, { origin, isTypeOnly }] of own) {
    const first = names.get(keyOf(origin)) ?? name;
    const isWithheld = isTypeOnly && hasValue(origin);
    if (first !== name) printed.push(`export { ${first} as ${name} };`);
    else if (isWithheld) printed.push(`${print(origin, name, false)}\nexport type { ${name} };`);
    else printed.push(print(origin, name, true));
  }
  for (const { origin, name } of queue) inner.push(print(origin, name, false));

  const stars = face.stars.map((star) => `export * from ${JSON.stringify(star)};`);
  const links = [...imports.statements("import type"), ...stars, ...exports.statements("export")].join("\n");
  const note = inner.length === 0 ? [] : ["// Not exported, but named by what is."];
  return reportText(specifier, "ts", [...(links === "" ? [] : [links]), ...printed, ...note, ...inner.sort(compare)].join("\n\n"));

  /** The entry that shows something; undefined where it is this one. */
  function placeOf({ origin, from }: Export): { specifier: string; name: string } | undefined {
    if (from !== undefined) return from;
    const home = homes.get(keyOf(origin));
    return home === undefined || home.specifier === specifier ? undefined : home;
  }

  function print(origin: Origin, name: string, isExported: boolean): string {
    return origin.declarations
      .map((node) => printDeclaration(node, name, isExported, (used) => nameOf(resolver.originOf(origin.module, used)) ?? used))
      .join("\n");
  }

  function nameOf(origin: Origin | undefined): string | undefined {
    if (origin === undefined) return undefined;
    const key = keyOf(origin);
    const known = names.get(key);
    if (known !== undefined) return known;
    const home = origin.declarations.length === 0 ? { specifier: origin.module, name: origin.name } : homes.get(key);
    const wanted = home?.name ?? origin.name;
    const exported = face.names.get(wanted)?.origin;
    const name = exported !== undefined && keyOf(exported) === key ? wanted : free(wanted);
    names.set(key, name);
    if (home === undefined) queue.push({ origin, name });
    else imports.add(home.specifier, home.name, name, false);
    return name;
  }

  /** Two modules may have different things of one name. */
  function free(name: string): string {
    let result = name;
    for (let count = 2; taken.has(result); count++) result = `${name}_${count}`;
    taken.add(result);
    return result;
  }
}

/** Names that are imported, or exported again, by what they come from. */
class Names {
  readonly #from = new Map<string, Set<string>>();

  add(specifier: string, name: string, as: string, isTypeOnly: boolean): void {
    const names = this.#from.get(specifier) ?? new Set();
    names.add(`${isTypeOnly ? "type " : ""}${name}${name === as ? "" : ` as ${as}`}`);
    this.#from.set(specifier, names);
  }

  statements(keyword: string): string[] {
    return sorted(this.#from).map(([specifier, names]) => {
      const list = joined([...names].sort(compare), [",", LINE]);
      return render(group([keyword, " {", indented([LINE, list]), ifBroken(","), LINE, "} from ", JSON.stringify(specifier), ";"]));
    });
  }
}

/** Whether it is there at run time. */
function hasValue({ declarations }: Origin): boolean {
  return declarations.some((node) => !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node));
}

function keyOf({ module, name }: Origin): string {
  return `${module} ${name}`;
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => compare(a, b));
}

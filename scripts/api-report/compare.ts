import { compare } from "../lib/finding.js";
import ts from "../lib/typescript.js";
import { compareFacts } from "./compare-facts.js";
import { compareItems, comparePart } from "./compare-items.js";
import { codeOf } from "./compare-types.js";
import { contractPartsOf } from "./contract-parts.js";
import type { ApiChange, Reports } from "./model.js";
import { exportedNames, findExport, type Found, type Item, readReports, type Report, sourceOf, type Surface } from "./read-report.js";
import { sideKey, type Sides, sidesOf } from "./sides.js";

/**
 * What changed from one state of the reports to another, each change once: where it is declared, not where it is exported again. What is
 * gone breaks, what is new does not; what changed breaks too, unless it is known to be safe on the side that it is on.
 *
 * @returns by package, entry and name
 */
export function compareReports(base: Reports, now: Reports): ApiChange[] {
  if (base.size === now.size && [...base].every(([path, text]) => now.get(path) === text)) return [];
  const comparison = new Comparison(readReports(base), readReports(now));
  return comparison
    .changes()
    .sort((a, b) => compare(a.package, b.package) || compare(a.entry, b.entry) || compare(a.name, b.name) || compare(a.kind, b.kind));
}

type Outcome = Pick<ApiChange, "name" | "kind" | "verdict">;

class Comparison {
  readonly #before: Surface;
  readonly #after: Surface;
  readonly #sides: Sides;

  constructor(before: Surface, after: Surface) {
    this.#before = before;
    this.#after = after;
    // Whose code may break was written for what there was.
    this.#sides = sidesOf(before);
  }

  changes(): ApiChange[] {
    const specifiers = new Set([...this.#before.keys(), ...this.#after.keys()]);
    return [...specifiers].flatMap((specifier) => {
      const [old, report] = [this.#before.get(specifier), this.#after.get(specifier)];
      const place = report ?? old;
      if (place === undefined) return [];
      const outcomes = [...compareFacts(old?.facts ?? [], report?.facts ?? []), ...this.#exports(specifier), ...this.#inner(old, report)];
      return outcomes.map((outcome) => ({ package: place.package, entry: place.entry, ...outcome }));
    });
  }

  #exports(specifier: string): Outcome[] {
    const names = new Set([...exportedNames(this.#before, specifier), ...exportedNames(this.#after, specifier)]);
    return [...names].flatMap((name): Outcome[] => {
      const old = this.#before.has(specifier) ? findExport(this.#before, specifier, name) : undefined;
      const found = this.#after.has(specifier) ? findExport(this.#after, specifier, name) : undefined;
      if (found === undefined)
        return old === undefined || this.#isToldElsewhere(this.#before, this.#after, specifier, name) ? [] : [gone(name)];
      if (old === undefined) return this.#isToldElsewhere(this.#after, this.#before, specifier, name) ? [] : [come(name)];
      const isMoved = old.specifier !== found.specifier || old.name !== found.name;
      const isCut = found.isTypeOnly && !old.isTypeOnly && hasValue(old);
      if (isCut) return [{ name, kind: "changed", verdict: "breaking" }];
      if (!isMoved && found.specifier !== specifier) return [];
      return this.#compare(name, old, found, isMoved);
    });
  }

  /** Whether a name came or went where the entry has it from, which is told there. */
  #isToldElsewhere(surface: Surface, other: Surface, entry: string, name: string): boolean {
    const source = sourceOf(surface, entry, name);
    if (source === undefined || !surface.has(source.specifier)) return false;
    return !other.has(source.specifier) || findExport(other, source.specifier, source.name) === undefined;
  }

  #compare(name: string, old: Found, found: Found, isMoved: boolean): Outcome[] {
    // Of what other makers declare, nothing is known but where it is.
    if (old.item === undefined || found.item === undefined) return isMoved ? [{ name, kind: "changed", verdict: "breaking" }] : [];
    const [before, after] = [this.#before.get(old.specifier), this.#after.get(found.specifier)];
    if (before === undefined || after === undefined) return [];
    return this.#compareItems(name, { report: before, item: old.item }, { report: after, item: found.item });
  }

  #compareItems(name: string, old: Placed, found: Placed): Outcome[] {
    const [parts, others] = [contractPartsOf(old.report, old.item), contractPartsOf(found.report, found.item)];
    if (parts === undefined || others === undefined) {
      const verdict = compareItems(old.item, found.item, this.#sidesAt(old.report, old.item.name));
      if (verdict !== undefined) return [{ name, kind: "changed", verdict }];
      return this.#leadsElsewhere(old, found) ? [{ name, kind: "changed", verdict: "risky" }] : [];
    }
    return [...new Set([...parts.keys(), ...others.keys()])].flatMap((part): Outcome[] => {
      const [before, after] = [parts.get(part), others.get(part)];
      if (before === undefined) return [come(part)];
      if (after === undefined) return [gone(part)];
      const verdict = comparePart(part, before.node, after.node, this.#sidesAt(old.report, part));
      return verdict === undefined ? [] : [{ name: part, kind: "changed", verdict }];
    });
  }

  /** Whether a name within is another thing than it was, though it is written the same. */
  #leadsElsewhere(old: Placed, found: Placed): boolean {
    return [...old.report.imports].some(([name, link]) => {
      const now = found.report.imports.get(name);
      if (now === undefined || (now.specifier === link.specifier && now.name === link.name)) return false;
      if (
        !old.item.nodes.some((node) =>
          codeOf(node)
            .match(/[\w$]+/g)
            ?.includes(name),
        )
      )
        return false;
      const [before, after] = [findExport(this.#before, link.specifier, link.name), findExport(this.#after, now.specifier, now.name)];
      if (before?.item === undefined || after?.item === undefined) return true;
      return compareItems(before.item, after.item, new Set()) !== undefined;
    });
  }

  /** What is not exported counts where it is named by what is: a change of it shows nowhere else. */
  #inner(old: Report | undefined, report: Report | undefined): Outcome[] {
    if (old === undefined || report === undefined) return [];
    return [...old.items.values()].flatMap((item) => {
      const found = report.items.get(item.name);
      if (item.isExported || found === undefined || found.isExported || exports(report, item.name)) return [];
      return this.#compareItems(item.name, { report: old, item }, { report, item: found });
    });
  }

  #sidesAt({ specifier }: Report, name: string): ReadonlySet<"input" | "output"> {
    return this.#sides.get(sideKey(specifier, name)) ?? new Set();
  }
}

interface Placed {
  report: Report;
  item: Item;
}

/** Whether it is there at run time, as far as is known. */
function hasValue({ item }: Found): boolean {
  return item?.nodes.every((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) !== true;
}

/** Whether what is declared without `export` is exported by a statement of its own. */
function exports(report: Report, name: string): boolean {
  return [...report.exports.values()].some((link) => link.specifier === report.specifier && link.name === name);
}

function come(name: string): Outcome {
  return { name, kind: "added", verdict: "compatible" };
}

function gone(name: string): Outcome {
  return { name, kind: "removed", verdict: "breaking" };
}

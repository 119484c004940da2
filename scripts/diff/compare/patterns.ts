// Patterns, compared part by part. Repetition, sequence and alternatives of wider parts are wider themselves (ECMA-262, 22.2).

/** A character, a set of characters, or another part, and how often it stands. */
interface Part {
  /** The characters of a set; undefined for other parts, such as `(`, `|` and `^`. */
  set: CharacterSet | undefined;
  text: string;
  least: number;
  most: number;
}

interface CharacterSet {
  isNegated: boolean;
  /** Sorted ranges of code points that do not overlap. */
  ranges: readonly (readonly [first: number, last: number])[];
  /** Classes without ranges here, such as `\s`. */
  classes: ReadonlySet<string>;
}

const ESCAPE = String.raw`\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]*\}|k<[^>]*>|[^])`;
const TOKEN = new RegExp(
  String.raw`(?<atom>${ESCAPE}|\[\^?(?:${ESCAPE}|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[^])(?<times>\*|\+|\?|\{\d+(?:,\d*)?\})?(?<lazy>\?)?`,
  "giu",
);

/** Returns how a pattern changed: undefined if both match the same texts, `changed` if that cannot be decided. */
export function patternWay(before: string, after: string): "narrowed" | "widened" | "changed" | undefined {
  const [parts, others] = [partsOf(before), partsOf(after)];
  if (parts === undefined || others === undefined || parts.length !== others.length) return "changed";
  const pairs = parts.map((part, index) => [part, others[index] ?? part] as const);
  const isWider = pairs.every(([part, other]) => includes(other, part));
  const isNarrower = pairs.every(([part, other]) => includes(part, other));
  return isWider ? (isNarrower ? undefined : "widened") : isNarrower ? "narrowed" : "changed";
}

/** Returns the parts of a pattern; undefined if a wider part may make it narrower, or it is none. */
function partsOf(pattern: string): Part[] | undefined {
  if (/\(\?<?!|\\[1-9k]/.test(pattern) || !isPattern(pattern)) return undefined;
  return [...pattern.matchAll(TOKEN)].map(({ groups = {} }) => {
    const [least, most] = timesOf(groups["times"] ?? "");
    const atom = (groups["atom"] ?? "").replace(/^\((\?(:|<\w+>))?$/, "(");
    return { text: atom, set: setOf(atom), least, most };
  });
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u").unicode;
  } catch {
    return false;
  }
}

function timesOf(times: string): [least: number, most: number] {
  if (times === "") return [1, 1];
  const [least = 0, most = Number.POSITIVE_INFINITY] = { "*": [0], "+": [1], "?": [0, 1] }[times] ?? rangeOf(times);
  return [least, most];
}

function rangeOf(times: string): number[] {
  const [, least = "0", comma, most = ""] = /^\{(\d+)(,?)(\d*)\}$/.exec(times) ?? [];
  return comma === "" ? [Number(least), Number(least)] : [Number(least), ...(most === "" ? [] : [Number(most)])];
}

function includes(wider: Part, part: Part): boolean {
  if (wider.least > part.least || wider.most < part.most) return false;
  return wider.set !== undefined && part.set !== undefined ? includesSet(wider.set, part.set) : wider.text === part.text;
}

function includesSet(wider: CharacterSet, set: CharacterSet): boolean {
  if (wider.isNegated !== set.isNegated) return false;
  const [outer, inner] = set.isNegated ? [set, wider] : [wider, set];
  const isIn = ([first, last]: readonly [number, number]): boolean => outer.ranges.some(([from, to]) => from <= first && last <= to);
  return inner.ranges.every(isIn) && [...inner.classes].every((each) => outer.classes.has(each));
}

const NOT_CHARACTERS = new Set(["(", ")", "|", "^", "$", ".", String.raw`\b`, String.raw`\B`, "(?=", "(?<="]);

function setOf(atom: string): CharacterSet | undefined {
  if (NOT_CHARACTERS.has(atom)) return undefined;
  const isClass = atom.startsWith("[") && atom !== "[";
  const isNegated = isClass && atom.startsWith("[^");
  const members = isClass ? atom.slice(isNegated ? 2 : 1, -1) : atom;
  const classes = new Set<string>();
  const ranges: [number, number][] = [];
  const tokens = members.match(new RegExp(`${ESCAPE}|[^]`, "giu")) ?? [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? "";
    const known = CLASSES[token];
    if (known !== undefined) ranges.push(...known);
    else if (/^\\[sSDWpP]/.test(token)) classes.add(token);
    else {
      const [end] = tokens[index + 1] === "-" ? tokens.slice(index + 2) : [];
      ranges.push([codeOf(token), codeOf(end ?? token)]);
      if (end !== undefined) index += 2;
    }
  }
  return { isNegated, ranges: joined(ranges), classes };
}

const CLASSES: Readonly<Record<string, readonly [number, number][]>> = {
  "\\d": [[48, 57]],
  "\\w": [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
};

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, b: 8, 0: 0 };

function codeOf(token: string): number {
  const escaped = token.startsWith("\\") && token.length > 1 ? token.slice(1) : undefined;
  if (escaped === undefined) return token.codePointAt(0) ?? 0;
  const [, hex] = /^[ux]\{?([\da-f]+)\}?$/i.exec(escaped) ?? [];
  if (hex !== undefined) return Number.parseInt(hex, 16);
  if (/^c[a-z]$/i.test(escaped)) return escaped.charCodeAt(1) % 32;
  return CONTROLS[escaped] ?? escaped.codePointAt(0) ?? 0;
}

/** Sorts ranges and joins those that touch. */
function joined(ranges: readonly [number, number][]): (readonly [number, number])[] {
  const all: [number, number][] = [];
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    const previous = all.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else all.push([first, last]);
  }
  return all;
}

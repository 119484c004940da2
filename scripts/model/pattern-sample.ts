import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** More are no sample. */
const MOST = 256;

/** From which the characters of a class are chosen, by their place in a run of it. */
const CHARACTERS = [
  "0123456789",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "abcdefghijklmnopqrstuvwxyz",
  "-_./:+ @#",
  String.raw`!"$%&'()*,;<=>?[\]^{|}~` + "`",
];

export function parsePattern(source: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return undefined;
  }
}

/**
 * Returns a text that matches a pattern, of a length within the bounds. Undefined for conditions on its surroundings and back-references. The
 * text is made to match: a test of it could take forever.
 */
export function patternSample(source: string, least: number, most: number): string | undefined {
  const pattern = parsePattern(source);
  if (pattern === undefined) return undefined;
  const texts = [4, 1, least, 0].flatMap((count) => pattern.alternatives.map((alternative) => sequenceOf(alternative, count)));
  const fitting = texts.filter((text) => text !== undefined && text.length >= least && text.length <= Math.min(most, MOST));
  // An empty text shows nothing of the pattern.
  return fitting.find((text) => text !== "") ?? fitting[0];
}

function sequenceOf({ elements }: AST.Alternative, count: number): string | undefined {
  const parts = elements.map((element, at) => textOf(element, count, at === 0 || at === elements.length - 1));
  return parts.includes(undefined) ? undefined : parts.join("");
}

/** @param count the repetitions of characters where the pattern has a choice */
function textOf(element: AST.Element, count: number, isEdge: boolean): string | undefined {
  switch (element.type) {
    case "Assertion":
      return isEdge && (element.kind === "start" || element.kind === "end") && element.parent.parent.type === "Pattern" ? "" : undefined;
    case "Group":
    case "CapturingGroup":
      return element.alternatives.map((alternative) => sequenceOf(alternative, count)).find((text) => text !== undefined);
    case "Quantifier": {
      const { min, max, element: repeated } = element;
      const isGroup = repeated.type === "Group" || repeated.type === "CapturingGroup";
      const times = isGroup || max === 1 ? min : Math.min(max, Math.max(min, count));
      if (times > MOST) return undefined;
      const parts = Array.from({ length: times }, (_, at) => (isGroup ? textOf(repeated, count, false) : characterOf(repeated, at)));
      return parts.includes(undefined) ? undefined : parts.join("");
    }
    default:
      return characterOf(element, 0);
  }
}

/** Returns a character that an element matches, another one at each place of a run. */
function characterOf(element: AST.Element, place: number): string | undefined {
  if (element.type === "Character") return String.fromCodePoint(element.value);
  if (element.type !== "CharacterSet" && element.type !== "CharacterClass") return undefined;
  const one = new RegExp(`^${element.raw}$`, "u");
  const fitting = CHARACTERS.map((all) =>
    all
      .split("")
      .filter((each) => one.test(each))
      .join(""),
  ).filter((all) => all !== "");
  // Letters say more than digits, and capitals are rarely meant where small ones may be.
  const chosen = fitting.find((all) => all.includes("a")) ?? fitting.find((all) => /[A-Z]/.test(all)) ?? fitting[0];
  return chosen?.[(place + (chosen.startsWith("0123") ? 1 : 0)) % chosen.length];
}

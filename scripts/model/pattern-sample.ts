import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** More are no sample. */
const MOST = 256;

/** From which the characters of a class are chosen, the likely ones first. */
const CHARACTERS = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1234567890", "-_./:+ @#!$%&'()*,;<=>?[]^{|}~"];

export function parsePattern(source: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return undefined;
  }
}

/** Returns a text that matches a pattern without conditions on its surroundings. It is made to match: a test of it could take forever. */
export function patternSample(source: string, least: number, most: number): string | undefined {
  const pattern = parsePattern(source);
  if (pattern === undefined) return undefined;
  const texts = [4, 1, least, 0].flatMap((count) => pattern.alternatives.map((alternative) => sequenceOf(alternative, count)));
  const fitting = texts.filter((text) => text !== undefined && text.length >= least && text.length <= Math.min(most, MOST));
  // An empty text shows nothing of the pattern.
  return fitting.find((text) => text !== "") ?? fitting[0];
}

function sequenceOf({ elements }: AST.Alternative, count: number): string | undefined {
  return joined(elements.map((element, at) => textOf(element, count, at === 0 || at === elements.length - 1)));
}

const joined = (parts: readonly (string | undefined)[]): string | undefined => (parts.includes(undefined) ? undefined : parts.join(""));

/** @param count the repetitions of characters where the pattern has a choice */
function textOf(element: AST.Element, count: number, isEdge: boolean, place = 0): string | undefined {
  if (element.type === "Assertion")
    return isEdge && (element.kind === "start" || element.kind === "end") && element.parent.parent.type === "Pattern" ? "" : undefined;
  if (element.type === "Group" || element.type === "CapturingGroup")
    return element.alternatives.map((alternative) => sequenceOf(alternative, count)).find((text) => text !== undefined);
  if (element.type !== "Quantifier") return characterOf(element, place);
  const { min, max, element: repeated } = element;
  const times = "alternatives" in repeated || max === 1 ? min : Math.min(max, Math.max(min, count));
  return times > MOST ? undefined : joined(Array.from({ length: times }, (_, at) => textOf(repeated, count, false, at)));
}

/** Returns a character that an element matches, another one at each place of a run. */
function characterOf(element: AST.Element, place: number): string | undefined {
  if (element.type === "Character") return String.fromCodePoint(element.value);
  if (element.type !== "CharacterSet" && element.type !== "CharacterClass") return undefined;
  const one = new RegExp(`^${element.raw}$`, "u");
  const fitting = CHARACTERS.map((all) => all.replaceAll(/./g, (each) => (one.test(each) ? each : ""))).find((all) => all !== "");
  return fitting?.[place % fitting.length];
}

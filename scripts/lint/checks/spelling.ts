import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import { entriesOf, type Fault, faultAt, isObject, rootNode, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** The words of the contract that no dictionary has, one a line. */
export const WORDS_FILE = "words.txt";

const PROSE = new Set(["description", "summary", "title"]);

/** Finds misspelled words in descriptions, summaries and titles: the first place of each. */
export async function misspellings({ tree, flows }: Contract): Promise<Fault[]> {
  const files = [...new Map([...tree.files.values(), ...flows.files].map((file) => [file.path, file])).values()];
  const texts = files.flatMap((file) =>
    typeof file.content === "string" ? [{ ...rootNode(file), value: file.text }] : proseBelow(rootNode(file)),
  );
  const list = join(tree.folder, WORDS_FILE);
  const known = new Set(existsSync(list) ? readFileSync(list, "utf8").split(/\s+/).map(fold) : []);
  const trie = await dictionary();
  const isKnown = (word: string): boolean => known.has(fold(word)) || trie.hasWord(word, true) || trie.hasWord(word.toLowerCase(), true);
  const told = new Set<string>();
  return texts.flatMap((node) => [
    ...repeatedIn(String(node.value)).map((word) => faultAt(node, `\`${word}\` is there twice.`, "remove one of the two")),
    ...wordsOf(String(node.value)).flatMap((word) => {
      if (told.has(fold(word)) || isKnown(word)) return [];
      told.add(fold(word));
      return [faultAt(node, `\`${word}\` is not in the dictionary.`, hintFor(word, trie))];
    }),
  ]);
}

/** Returns the words that stand twice in succession, but for those that may. */
function repeatedIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w`'-])(?!that|had)(\p{L}+)\s+\1(?![\w`'-])/giu)].map(([, word = ""]) => word);
}

/** `Webhooks` → `webhook`: the list has singulars. */
function fold(word: string): string {
  return word.toLowerCase().replace(/'?s$/, "");
}

function hintFor(word: string, trie: ITrie): string {
  const [meant] = trie.suggest(word.toLowerCase(), { numSuggestions: 1, compoundMethod: 0, ignoreCase: true, changeLimit: 2 });
  const rest = `add it to ${WORDS_FILE}, or write it as code`;
  return meant === undefined ? `fix the word; if it is right, ${rest}` : `did you mean \`${meant}\`? If the word is right, ${rest}`;
}

/** Returns the words of a text, without code, addresses, and names such as `teamId`. */
function wordsOf(text: string): string[] {
  const prose = text.replace(/```.*?```|`[^`]*`|\]\([^)]*\)|\S+:\/\/\S+|\S*[\w}][./_@{]\w\S*/gs, " ");
  return (prose.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).filter(
    (word) => /^(?:\p{Lu}?\p{Ll}+)(?:['’]\p{L}+)*$/u.test(word) && word.length > 2,
  );
}

function proseBelow(node: SpecNode): SpecNode[] {
  return entriesOf(node).flatMap(([key, below]) => {
    if (PROSE.has(key) && typeof below.value === "string") return [below];
    // The values of examples are data.
    if (["value", "example", "default", "enum", "const"].includes(key) && !isObject(below.value)) return [];
    return key === "value" ? [] : proseBelow(below);
  });
}

let loaded: Promise<ITrie> | undefined;

function dictionary(): Promise<ITrie> {
  loaded ??= (async () => {
    const { decodeTrie } = await import("cspell-trie-lib");
    const folder = dirname(createRequire(import.meta.url).resolve("@cspell/dict-en_us/cspell-ext.json"));
    return decodeTrie(gunzipSync(readFileSync(join(folder, "en_US.trie.gz"))));
  })();
  return loaded;
}

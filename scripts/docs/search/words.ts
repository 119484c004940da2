/** A run of letters and digits, or a character of a script that has no spaces between words. */
const WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}])+/gu;
const HUMPS = /(?<=[a-z0-9])(?=[A-Z])/;

/** Words that titles contain for their grammar only, and those of questions. */
const FILLERS = new Set(
  (
    "a an and by for from in of on the to with " +
    "are be can do does has have how i is it me my need please should that this want we what when where which why you"
  ).split(" "),
);

/** Words that readers type, and the words that a contract has for them. */
const SYNONYMS = new Map(
  (
    [
      ["fetch get retrieve show view", "read list"],
      ["all every", "list"],
      ["assign give invite new post upload", "create"],
      ["add", "create update"],
      ["change edit modify patch put rename set turn", "update"],
      ["destroy remove revoke", "delete"],
      ["stop", "cancel"],
      ["purchase", "buy"],
      ["resume", "unpause"],
      ["available", "availability"],
      ["ssl tls", "cert certs certificate certificates"],
      ["envs", "env environment environments"],
      ["var vars", "variable variables"],
    ] as const
  ).flatMap(([typed, meant]) => typed.split(" ").map((word) => [word, meant.split(" ")] as const)),
);

/** Splits a text at everything but letters and digits, which lose their accents: readers type `cafe` for `café`, and `grosse` for `Größe`. */
export function words(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .replace(/ß/g, "ss")
      .match(WORD) ?? []
  );
}

/** Splits names into words too, so that `limit` finds `membersLimit`. */
export function wordsAndHumps(text: string): string[] {
  return words(text).flatMap((word) => {
    const humps = word.split(HUMPS);
    return humps.length === 1 ? humps : [word, ...humps];
  });
}

/** Returns the words that a name or query is about, in lower case: `readAccessGroup` and "Read an access group" have the same. */
export function namingWords(text: string): string[] {
  const all = words(text).flatMap((word) => word.split(HUMPS).map((hump) => hump.toLowerCase()));
  return all.filter((word) => !FILLERS.has(word));
}

/** Returns the words of a contract for a typed word in lower case. */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.get(word) ?? [];
}

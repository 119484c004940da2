/** What a key does to the choice among `count` results, of which `chosen` is chosen (-1 for none): the next choice, undefined for other keys. */
export function nextChoice(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (chosen + 1) % count;
    case "ArrowUp":
      return (Math.max(chosen, 0) + count - 1) % count;
    default:
      return undefined;
  }
}

/** What is asked of a key press, see {@link opensSearch}. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** `/` where nothing is being typed, and Ctrl or Cmd with K anywhere. */
export function opensSearch({ key, ctrlKey, metaKey, altKey }: KeyPress, isTyping: boolean): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && !isTyping;
}

/** Returns the index that a key selects among `count` results, `chosen` being the selected one (-1: none). Undefined for other keys. */
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

/** The fields of a key press that {@link opensSearch} reads. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Checks for `/` outside of input fields, and for Ctrl+K or Cmd+K anywhere. */
export function opensSearch({ key, ctrlKey, metaKey, altKey }: KeyPress, isTyping: boolean): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && !isTyping;
}

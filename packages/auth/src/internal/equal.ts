/** The members of a string that the comparison uses. */
type Characters = Pick<string, "charCodeAt" | "length">;

/** Compares two strings in a time that depends on the length of `received` only, not on where they differ. */
export function equal(received: Characters, expected: Characters): boolean {
  let difference = received.length ^ expected.length;
  for (let index = 0; index < received.length; index++) difference |= received.charCodeAt(index) ^ expected.charCodeAt(index);
  return difference === 0;
}

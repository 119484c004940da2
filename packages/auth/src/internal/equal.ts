/** The part of a text that a comparison reads. */
type Characters = Pick<string, "charCodeAt" | "length">;

/** Whether two texts are equal, in a time that depends on the length of `received` and not on where they differ. */
export function equal(received: Characters, expected: Characters): boolean {
  let difference = received.length ^ expected.length;
  for (let index = 0; index < received.length; index++) difference |= received.charCodeAt(index) ^ expected.charCodeAt(index);
  return difference === 0;
}

/** No value was found, and why. */
export class NoSample extends Error {}

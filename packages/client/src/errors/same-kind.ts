interface Kind {
  readonly platformKind?: string;
}

/** The kind of the base class. */
export const BASE_KIND = "HostingPlatformError";

/** Checks if a class of this package and one of another copy are the same. A class of a caller inherits its kind, and is another. */
export function isSameKind(known: Kind, other: Kind | undefined): boolean {
  return Object.hasOwn(known, "platformKind") && known.platformKind === other?.platformKind;
}

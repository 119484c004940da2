/** The kind of the base class. */
export const BASE_KIND = "ClientError";

/** Returns false: the errors of another copy may be those of another API. */
export const isSameKind: (known: object, other: object | undefined) => boolean = () => false;

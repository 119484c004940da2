/** Returns false: the errors of another copy may be those of another API. */
export const isSameKind: (known: object, other: object | undefined) => boolean = () => false;

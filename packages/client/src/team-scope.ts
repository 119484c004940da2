/** The `team` option of `createClient`; `team()` of `@hosting-platform/auth` checks and returns one. */
export type TeamScope = { readonly teamId: string } | { readonly slug: string };

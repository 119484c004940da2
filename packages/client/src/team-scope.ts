/** What `createClient({ team })` takes; `team()` of `@hosting-platform/auth` checks and returns it. */
export type TeamScope = { readonly teamId: string } | { readonly slug: string };

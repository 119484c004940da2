/** What the snippets of the type tests begin with: the packages, and a client. */
export const IMPORTS = `import * as p from "@hosting-platform/client";
import * as t from "@hosting-platform/types";
declare const client: p.PlatformClient;
`;

/** `same<Equals<A, B>>()` compiles where both types are the same; `any` is the same as `any` only. */
export const EQUALS = `type Equals<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<_ extends true>(): void {}
`;

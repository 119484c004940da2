export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Markdown (CommonMark). Links to pages are root-absolute, such as `/guides/pagination/`, and become relative when written. */
export type Markdown = string;

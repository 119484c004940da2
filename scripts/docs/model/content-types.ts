export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Text in Markdown (CommonMark). Links to other pages are root-absolute, such as `/guides/pagination/`; what is written makes them relative. */
export type Markdown = string;

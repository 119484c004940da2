/** @jsxImportSource preact */

/** A path template, which wraps between its segments rather than within a name. */
export function Template({ path }: { path: string }) {
  return <code class="template">{path.split(/(?<=.\/)(?=.)/).map((segment, at) => (at === 0 ? segment : [<wbr />, segment]))}</code>;
}

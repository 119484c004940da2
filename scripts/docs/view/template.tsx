/** A path template, which wraps between its segments rather than within a name, as browsers do at hyphens. */
export function Template({ path }: { path: string }) {
  return (
    <code class="template">
      {path.split(/(?<=.\/)(?=.)/).map((segment, at) => [at > 0 && <wbr />, /\w-/.test(segment) ? <span>{segment}</span> : segment])}
    </code>
  );
}

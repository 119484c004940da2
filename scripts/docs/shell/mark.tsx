/** The sign of a path parameter: a slash before braces. */
const SHAPES =
  "M5.5 23 10 9M17 9h-1q-2.5 0-2.5 2.5v2q0 2.5-2 2.5 2 0 2 2.5v2q0 2.5 2.5 2.5h1M21.5 9h1q2.5 0 2.5 2.5v2q0 2.5 2 2.5-2 0-2 2.5v2q0 2.5-2.5 2.5h-1";

/** The mark as a file, for the tab of the browser. */
export const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='#5b3fd4'/>" +
  `<path d='${SHAPES}' fill='none' stroke='#fff' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'/></svg>`;

/** The mark before the title of a site without a logo of its own. */
export function Mark() {
  return (
    <svg class="mark" width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d={SHAPES} />
    </svg>
  );
}

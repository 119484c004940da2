/** The colors of an accent, as six hexadecimal digits. */
export interface Accent {
  light: string;
  dark: string;
}

/** The grounds of the pages in both themes, as in the style sheet. */
const GROUNDS: Accent = { light: "#ffffff", dark: "#121217" };

/** The share of the accent in the ground behind the current page's entry. */
const TINT = 0.12;

/** The least contrast of text (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
const LEAST = 4.5;

/** Returns what makes an accent hard to read; empty for a good one. */
export function accentFaults(accent: Accent): string[] {
  return (["light", "dark"] as const).flatMap((theme) => {
    const ground = mixed(accent[theme], GROUNDS[theme], TINT);
    const contrast = Math.min(contrastOf(accent[theme], GROUNDS[theme]), contrastOf(accent[theme], ground));
    if (contrast >= LEAST) return [];
    return [`${accent[theme]} has a contrast of ${contrast.toFixed(1)} on the ground of the ${theme} theme; ${LEAST} is the least.`];
  });
}

/** Returns the rules that set the accent, for the end of the style sheet. */
export function accentCss({ light, dark }: Accent): string {
  const tinted = { light: mixed(light, GROUNDS.light, TINT), dark: mixed(dark, GROUNDS.dark, TINT) };
  return `:root{--accent:light-dark(${light},${dark});--accent-ground:light-dark(${tinted.light},${tinted.dark})}\n`;
}

function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(color: string, ground: string, share: number): string {
  const under = channels(ground);
  const parts = channels(color).map((channel, at) => Math.round(channel * share + (under[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

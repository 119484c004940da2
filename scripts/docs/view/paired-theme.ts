import type { ShikiTransformer, ThemeRegistration } from "shiki/core";

/** A theme for two color schemes. */
export interface PairedTheme {
  theme: ThemeRegistration & { name: string };
  /** Styles the code with a CSS variable for each scheme. */
  transformer: ShikiTransformer;
}

/**
 * Combines two themes whose rules have the same scopes. The highlighter tokenizes code once for each theme; with this one, whose colors are
 * the numbers of pairs, it does so once. Font styles are left out: these themes have them for prose alone.
 *
 * @throws {Error} if the scopes of the themes differ.
 */
export function pairedTheme(light: ThemeRegistration, dark: ThemeRegistration): PairedTheme {
  const pairs = new Map<string, string>();
  const styles: Record<string, string>[] = [];
  const colorOf = (lightColor: string, darkColor: string): string => {
    const pair = `${lightColor} ${darkColor}`;
    const color = pairs.get(pair) ?? `#${String(styles.length).padStart(6, "0")}`;
    if (!pairs.has(pair)) styles.push({ "--shiki-light": lightColor.toUpperCase(), "--shiki-dark": darkColor.toUpperCase() });
    pairs.set(pair, color);
    return color;
  };
  const tokenColors = (light.tokenColors ?? []).map((rule, index) => {
    const other = dark.tokenColors?.[index];
    if (JSON.stringify(rule.scope) !== JSON.stringify(other?.scope))
      throw new Error(`the themes ${light.name} and ${dark.name} differ in the scopes of rule ${index}`);
    const { foreground } = rule.settings;
    return { ...rule, settings: foreground === undefined ? {} : { foreground: colorOf(foreground, other?.settings.foreground ?? "") } };
  });
  const of = ({ colors }: ThemeRegistration, name: string): string => colors?.[`editor.${name}`] ?? "";
  const name = `shiki-themes ${light.name} ${dark.name}`;
  const colors = { "editor.foreground": colorOf(of(light, "foreground"), of(dark, "foreground")), "editor.background": "#FFFFFF" };
  const variables = ["", "-bg"].map((suffix) => {
    const kind = suffix === "" ? "foreground" : "background";
    return `--shiki-light${suffix}:${of(light, kind)};--shiki-dark${suffix}:${of(dark, kind)}`;
  });
  return {
    theme: { name, type: "light", colors, tokenColors },
    transformer: {
      tokens(lines) {
        for (const token of lines.flat()) {
          const { color } = token;
          token.htmlStyle = color === undefined ? {} : { ...styles[Number(color.slice(1))] };
        }
      },
      pre(node) {
        node.properties.style = variables.join(";");
      },
    },
  };
}

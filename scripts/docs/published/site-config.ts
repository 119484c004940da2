import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { OutputError } from "../../core/files/output-error.js";
import type { AnyFile } from "../../core/files/output.js";
import type { Finding } from "../../core/cli/finding.js";
import { nearestOf } from "../../core/cli/nearest.js";
import { FaultyInput } from "../../core/cli/spec-command.js";
import { isUrl } from "../../read/allowed-refs.js";
import { isObject } from "../../read/spec-node.js";
import { isText } from "../guides/front-matter.js";
import type { Brand } from "../model/types.js";
import { type Accent, accentCss, accentFaults } from "./accent.js";

/** The look of a site. */
export interface SiteConfig {
  name?: string;
  brand: Brand;
  /** Added to the style sheet. */
  css: string;
  files: readonly AnyFile[];
  /** Earlier versions of the document, the oldest first. */
  history: readonly string[];
  /** The files that it names. */
  sources: readonly string[];
}

export const NO_CONFIG: SiteConfig = { brand: { links: [] }, css: "", files: [], history: [], sources: [] };

const FIELDS = ["name", "logo", "accent", "links", "history"];
const LOGOS = [".svg", ".png", ".webp", ".jpg", ".jpeg"];
const COLOR = /^#[\da-f]{6}$/i;

/**
 * Reads the configuration of a site.
 *
 * @throws {FaultyInput} with all findings if it is invalid.
 */
export function readSiteConfig(file: string): SiteConfig {
  const text = read(file).toString("utf8");
  const lineCounter = new LineCounter();
  const yaml = parseDocument(text, { lineCounter, prettyErrors: false });
  const findings: Finding[] = [];
  const report = (message: string, path: readonly (string | number)[] = [], hint?: string): void => {
    const node = path.length === 0 ? undefined : (yaml.getIn(path, true) as { range?: [number] } | undefined);
    const { line, col } = lineCounter.linePos(node?.range?.[0] ?? 0);
    findings.push({
      file,
      line: Math.max(line, 1),
      column: Math.max(col, 1),
      rule: "docs-config",
      message,
      ...(hint !== undefined && { hint }),
    });
  };
  for (const { message } of yaml.errors) report(`The configuration is not YAML or JSON: ${message}`);
  const given: unknown = yaml.errors.length > 0 ? {} : yaml.toJS();
  if (!isObject(given)) report("The configuration is not an object.", [], `use ${FIELDS.join(", ")}`);
  const values = isObject(given) ? given : {};
  for (const key of Object.keys(values).filter((name) => !FIELDS.includes(name))) {
    const nearest = nearestOf(key, FIELDS);
    report(`Unknown field ${key}.`, [key], nearest === undefined ? `use ${FIELDS.join(", ")}` : `did you mean ${nearest}?`);
  }
  const { name, logo, accent, links = [], history = [] } = values;
  if (name !== undefined && !isText(name)) report("name is not text.", ["name"]);
  const colors = accentOf(accent);
  if (accent !== undefined && colors === undefined)
    report("accent is not a color.", ["accent"], "write it as #1f5fbf, or as light and dark with one each");
  for (const fault of colors === undefined ? [] : accentFaults(colors))
    report(`accent: ${fault}`, ["accent"], "use a darker one for light, a lighter one for dark");
  const logoPath = isText(logo) ? resolve(dirname(file), logo) : undefined;
  if (logo !== undefined && (logoPath === undefined || !LOGOS.includes(extname(logoPath).toLowerCase())))
    report("logo is not an image.", ["logo"], `name a file that ends in ${LOGOS.join(", ")}`);
  else if (logoPath !== undefined && !existsSync(logoPath))
    report("logo: there is no such file.", ["logo"], "name it relative to the configuration");
  const valid = Array.isArray(links) ? links.filter(isLink) : [];
  if (!Array.isArray(links) || valid.length < links.length)
    report("links is not a list of objects with title and url.", ["links"], "url starts with https:// or http://");
  const earlier = Array.isArray(history) ? history.filter(isText) : [];
  if (!Array.isArray(history) || earlier.length < history.length)
    report("history is not a list of documents.", ["history"], "name the files of earlier versions, the oldest first");
  if (findings.length > 0) throw new FaultyInput(findings);
  const older = earlier.map((each) => (isUrl(each) ? each : resolve(dirname(file), each)));
  const image = logoPath === undefined ? [] : [{ path: `assets/logo${extname(logoPath).toLowerCase()}`, text: read(logoPath) }];
  return {
    ...(isText(name) && { name }),
    brand: { ...(image[0] && { logo: image[0].path }), links: valid.map(({ title, url }) => ({ title, url })) },
    css: colors === undefined ? "" : accentCss(colors),
    files: image,
    history: older,
    sources: [...(logoPath === undefined ? [] : [logoPath]), ...older],
  };
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw OutputError.from(error, file, "opened");
  }
}

function accentOf(value: unknown): Accent | undefined {
  if (typeof value === "string") return COLOR.test(value) ? { light: value, dark: value } : undefined;
  if (!isObject(value)) return undefined;
  const { light, dark } = value;
  return typeof light === "string" && typeof dark === "string" && COLOR.test(light) && COLOR.test(dark) ? { light, dark } : undefined;
}

function isLink(value: unknown): value is Brand["links"][number] {
  return (
    isObject(value) &&
    isText(value["title"]) &&
    typeof value["url"] === "string" &&
    /^https?:\/\//.test(value["url"]) &&
    URL.canParse(value["url"])
  );
}

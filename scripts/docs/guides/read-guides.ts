import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../../core/cli/finding.js";
import { FaultyInput } from "../../core/cli/spec-command.js";
import { CHANGELOG, changelogGuide } from "./changelog.js";
import { GUIDE_RULE, parseGuide } from "./front-matter.js";
import type { Guide } from "./guide.js";
import { guideName } from "./guide-name.js";

export type { Guide } from "./guide.js";

/** The folder of the guides, relative to the repository. */
export const GUIDES = "scripts/docs/guides";

/**
 * Reads the guides in reading order, the changelog last.
 *
 * @param root the repository
 * @throws {FaultyInput} if a guide has invalid front matter.
 */
export async function readGuides(root: string): Promise<Guide[]> {
  const { guides, findings } = await guidesIn(join(root, GUIDES), GUIDES);
  const changelogFile = join(root, CHANGELOG);
  const changelog = changelogGuide(changelogFile, await readFile(changelogFile, "utf8"));
  if ("rule" in changelog) throw new FaultyInput([...findings, changelog]);
  if (findings.length > 0) throw new FaultyInput(findings);
  return [...guides, changelog];
}

/**
 * Reads the guides of a folder and of its subfolders in reading order.
 *
 * @param sources the folder in the paths of the guides' source files
 */
export async function guidesIn(folder: string, sources: string): Promise<{ guides: Guide[]; findings: Finding[] }> {
  const findings: Finding[] = [];
  const byOrder = new Map<number, Guide>();
  const files = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll("\\", "/"));
  for (const fileName of files.filter((name) => name.endsWith(".md") && !/(^|\/)(\.|node_modules\/)/.test(name)).sort()) {
    const source = `${sources}/${fileName}`;
    const file = join(folder, fileName);
    const parsed = parseGuide(file, await readFile(file, "utf8"));
    if ("findings" in parsed) {
      findings.push(...parsed.findings);
      continue;
    }
    const { order, ...frontMatter } = parsed.frontMatter;
    const name = guideName(fileName);
    const report = (what: string, { source: place = "" }: Guide, hint: string): void => {
      findings.push({ file, line: 1, column: 1, rule: GUIDE_RULE, message: `The ${what} is also used by ${place}.`, hint });
    };
    const other = byOrder.get(order);
    if (other !== undefined) report(`order ${order}`, other, "use a unique order for each guide");
    const namesake = [...byOrder.values()].find((guide) => guide.name === name);
    if (namesake !== undefined) report(`path guides/${name}/`, namesake, "rename one of the files");
    byOrder.set(order, { name, file: fileName, ...frontMatter, source, text: parsed.text });
  }
  return { guides: [...byOrder].sort(([a], [b]) => a - b).map(([, guide]) => guide), findings };
}

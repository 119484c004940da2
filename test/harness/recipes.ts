import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

const README = readFileSync(join(REPOSITORY, "packages/emulator/README.md"), "utf8");
/** A fence, with the file's name in a comment on the first line or at the end of the text above. */
const FENCE = /(?:`(\S+)`:\n\n)?^```\w+\n(?:(?:\/\/|#) ([\w./-]+)\n)?([\s\S]*?)^```$/gm;

/** Returns the files of a recipe of the emulator's README by their names. `name` is in bold where the recipe starts. */
export function filesOfRecipe(name: string): Record<string, string> {
  const [, recipes = ""] = /^## Recipes\n([\s\S]*?)^## /m.exec(README) ?? [];
  const recipe = recipes.split(/^(?=.*\*\*)/m).find((text) => text.includes(`**${name}**`)) ?? "";
  const fences = [...recipe.matchAll(FENCE)];
  return Object.fromEntries(fences.map(([, above, comment, text = ""]) => [comment ?? above ?? "", text.trimStart()]));
}

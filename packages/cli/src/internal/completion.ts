import { quoted } from "../../../../scripts/docs/samples/wire-curl.js";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { optionsOf, VERBS } from "./options.js";
import type { Session } from "./session.js";

/** A script by the words of the command, of which the first is the program. */
const SCRIPTS: Readonly<Record<string, (words: readonly string[], command: string, name: string) => string>> = {
  // Not compgen, which runs what a word has in $().
  bash: ({ length, 0: program = "" }, command, name) => `_${name}() {
  local word
  COMPREPLY=()
  while IFS= read -r word; do
    [[ $word == "\${COMP_WORDS[COMP_CWORD]}"* ]] && COMPREPLY+=("$(printf %q "$word")")
  done < <(${command} completion words "\${COMP_WORDS[@]:${length}:COMP_CWORD}" 2>/dev/null)
}
COMP_WORDBREAKS=\${COMP_WORDBREAKS//:}
complete -o default -F _${name} ${program}
`,
  zsh: ({ length, 0: program = "" }, command, name) => `#compdef ${program}
_${name}() { compadd -- \${(f)"$(${command} completion words "\${(@)words[${length + 1},CURRENT]}" 2>/dev/null)"} }
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _${name} ${program}
`,
  fish: ({ length, 0: program = "" }, command) =>
    `complete -c ${program} -f -a '(${command} completion words (commandline -opc)[${length + 1}..] (commandline -ct) 2>/dev/null)'
`,
  // Its words may not have the unfinished one: PowerShell drops an argument that is empty.
  powershell: ({ length, 0: program = "" }, command) => `Register-ArgumentCompleter -Native -CommandName ${program} -ScriptBlock {
  param($word, $ast, $at)
  $given = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $at } | Select-Object -Skip ${length} | ForEach-Object { "$_" })
  & ${command.replaceAll("'\\''", "''")} completion words @given _ 2>$null | Where-Object { $_.StartsWith($word) }
}
`,
};

/** Returns the script that a shell sources. It asks this command for words. */
export function completionScript(shell: string | undefined, command: string): string {
  const script = shell !== undefined && Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined) throw new UsageError(`completion takes ${Object.keys(SCRIPTS).join(", ")}.`);
  const words = command.split(" ").map((word) => (/^[\w./:-]+$/.test(word) ? word : quoted(word)));
  return script(words, words.join(" "), command.replaceAll(/\W/g, "_"));
}

/** Returns the words that may follow, of which the last one given is unfinished. */
export function completionWords(session: Session, [verb = "", ...words]: readonly string[]): string[] {
  if (words.length === 0) return VERBS;
  if (verb === "completion") return Object.keys(SCRIPTS);
  if (words.length === 1 && (verb === "call" || verb === "read")) return [...session.contract.operations.keys()];
  // Bash may divide a word at its =, which is then a word.
  const [id = "", ...given] = words.filter((word) => word !== "=");
  const values = verb === "call" ? session.values(id, given.at(-2) ?? "") : [];
  return values.length > 0 ? values : [...(verb === "call" ? session.flags(id) : []), ...optionsOf(verb)];
}

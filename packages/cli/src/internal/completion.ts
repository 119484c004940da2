import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { optionsOf } from "./options.js";
import type { Session } from "./session.js";

export const VERBS = ["search", "read", "call", "mcp", "completion"];

const SCRIPTS: Readonly<Record<string, (command: string) => string>> = {
  bash: (
    command,
  ) => `_${nameOf(command)}() { local IFS=$'\\n'; COMPREPLY=($(compgen -W "$(${command} completion words "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}")); }
complete -o default -F _${nameOf(command)} ${command}
`,
  zsh: (command) => `#compdef ${command}
_${nameOf(command)}() { compadd -- \${(f)"$(${command} completion words "\${(@)words[2,CURRENT]}" 2>/dev/null)"} }
compdef _${nameOf(command)} ${command}
`,
  fish: (command) => `complete -c ${command} -f -a '(${command} completion words (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
};

const nameOf = (command: string): string => command.replaceAll(/\W/g, "_");

/** Returns the script that a shell sources. It asks this command for words. */
export function completionScript(shell: string | undefined, command: string): string {
  const script = shell !== undefined && Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined) throw new UsageError(`completion takes ${Object.keys(SCRIPTS).join(", ")}.`);
  return script(command);
}

/** Returns the words that may follow, of which the last one given is unfinished. */
export function completionWords(session: Session, [verb = "", ...words]: readonly string[]): string[] {
  if (words.length === 0) return VERBS;
  if (verb === "completion") return Object.keys(SCRIPTS);
  if (words.length === 1 && (verb === "call" || verb === "read")) return [...session.contract.operations.keys()];
  return [...(verb === "call" ? session.flags(words[0] ?? "") : []), ...optionsOf(verb)];
}

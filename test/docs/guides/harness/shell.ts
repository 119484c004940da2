export interface Command {
  line: number;
  /** What stands before it, such as `NAME=value`. */
  environment: Record<string, string>;
  words: string[];
}

/** The commands between the `sh` fences of a text; a backslash at the end of a line goes on with the next. */
export function commandsOf(text: string): Command[] {
  const commands: Command[] = [];
  for (const fence of text.matchAll(/^```sh\n([\s\S]*?)^```/gm)) {
    let line = text.slice(0, fence.index).split("\n").length;
    for (const written of (fence[1] ?? "").replaceAll(/\\\n/g, "\\\r").split("\n")) {
      line += 1;
      const words = wordsOf(written.replaceAll("\\\r", " "));
      const isSet = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
      const settings = isSet === -1 ? words : words.slice(0, isSet);
      const environment = Object.fromEntries(settings.map((word) => [word.split("=")[0] ?? "", word.slice(word.indexOf("=") + 1)]));
      if (isSet !== -1) commands.push({ line, environment, words: words.slice(isSet) });
      line += written.split("\r").length - 1;
    }
  }
  return commands;
}

/** Words between spaces, quoted ones without their quotes; a comment ends them. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? "");
  const comment = words.indexOf("#");
  return comment === -1 ? words : words.slice(0, comment);
}

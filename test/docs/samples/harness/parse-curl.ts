export interface CurlRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string | undefined;
}

/** Reads a command of the shape that the samples have, and no other: anything else is refused. */
export function parseCurl(command: string, variables: Readonly<Record<string, string>>): CurlRequest {
  const [program, ...words] = wordsOf(command, variables);
  if (program !== "curl") throw new Error(`The command is ${program ?? "empty"}, not curl.`);
  let method: string | undefined;
  let url: string | undefined;
  let body: string | undefined;
  const headers = new Headers();
  const argument = (option: string): string => {
    const value = words.shift();
    if (value === undefined) throw new Error(`${option} has no value.`);
    return value;
  };
  for (let word = words.shift(); word !== undefined; word = words.shift())
    if (word === "--head") method = "HEAD";
    else if (word === "--request") method = argument(word);
    else if (/^--data(?:-binary|-raw|-urlencode)?$/.test(word)) body = argument(word);
    else if (word === "--output") argument(word);
    else if (/^--(?:form|form-string)$/.test(word)) body = argument(word);
    else if (word === "--user") headers.append("authorization", `Basic ${btoa(argument(word))}`);
    else if (word === "--header") {
      const [, name = "", value = ""] = /^([\w-]+): (.*)$/.exec(argument(word)) ?? [];
      headers.append(name, value);
    } else if (word.startsWith("-") || url !== undefined) throw new Error(`${word} is unexpected.`);
    else url = word;
  if (url === undefined) throw new Error("There is no address.");
  return { method: method ?? (body === undefined ? "GET" : "POST"), url, headers, body };
}

/** The words of a command (POSIX shell, 2.2 Quoting), as far as samples use quotes. */
function wordsOf(command: string, variables: Readonly<Record<string, string>>): string[] {
  const pieces = /(\s+|\\\n)|'([^']*)'|"([^"\\`]*)"|\\(.)|([\w.-]+)/gy;
  const words: string[] = [];
  let word: string | undefined;
  while (pieces.lastIndex < command.length) {
    const at = pieces.lastIndex;
    const match = pieces.exec(command);
    if (match === null) throw new Error(`The shell may not take this as it is: ${command.slice(at, at + 20)}`);
    const [, space, single, double, escaped, bare] = match;
    if (space === undefined)
      word = (word ?? "") + (single ?? (double === undefined ? (escaped ?? bare ?? "") : expanded(double, variables)));
    else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
    // A new line that is not escaped ends the command.
    if (space?.includes("\n") === true && !space.startsWith("\\") && pieces.lastIndex < command.length)
      throw new Error("There are two commands.");
  }
  return word === undefined ? words : [...words, word];
}

function expanded(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$(\w*)/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The variable ${name} is not set.`);
    return value;
  });
}

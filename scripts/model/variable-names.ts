/** Variables that a shell sets, or whose names it does not take. */
const OF_SHELL = /^(?:_*|\d.*|HOME|HOSTNAME|LANG|LOGNAME|MAIL|PATH|PWD|SHELL|TERM|USER|USERNAME)$/;

/** Returns the environment variables of names, one for each: that of `apiKeyAuth` is `API_KEY_AUTH`. */
export function variableNames(names: readonly string[]): string[] {
  const variables: string[] = [];
  for (const name of names) {
    const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, "_").toUpperCase();
    const wanted = OF_SHELL.test(words) ? `API_${words.replace(/^_*$/, "TOKEN")}` : words;
    let variable = wanted;
    for (let count = 2; variables.includes(variable); count++) variable = `${wanted}_${count}`;
    variables.push(variable);
  }
  return variables;
}

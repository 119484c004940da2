/** A name that ends in a secret's: `token`, `accessToken`, `api_key`. */
const SECRET =
  /(?:^|-)(?:secret|passwords?|passwd|pwd|passphrase|credentials?|jwt|bearer|authorization|(?:api|access|private|secret|auth)-?key|token)$/;

/** Tokens that are no secrets: they say where a list continues. */
const OF_A_LIST = /(?:^|-)(?:page|pagination|next|continuation|continue|cursor|start|sync|resume|marker)-?token$/;

/** Checks for the name of a parameter or header whose value is a secret. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])(?=[A-Z])/g, "$1-")
    .replace(/[^A-Za-z\d]+/g, "-")
    .replace(/-$/, "")
    .toLowerCase();
  return SECRET.test(words) && !OF_A_LIST.test(words);
}

/** The help of the options that select and request a document, without a line break at the end. */
export const READING_HELP = `  --include PATTERN  only these operations, and the schemas that they need: tag=NAME, path=/PATH or operationId=ID; * stands for any
                     characters; may be repeated (default: all)
  --exclude PATTERN  not these operations, also if --include names them; may be repeated
  --header NAME=VALUE
                     for a document behind a login: a header for the host of its URL, never for another; may be repeated. A VALUE that ends
                     in env:VARIABLE takes the rest from the environment: --header 'Authorization=Bearer env:TOKEN'`;

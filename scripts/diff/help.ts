/** What wrong arguments are answered with. */
export const USAGE = `usage: npm run diff [-- FLAG…]
\`npm run diff -- --help\` explains each flag`;

export const HELP = `usage: npm run diff [-- FLAG…]

Compares the contract as it is in the working tree, edits that are not committed included, with the contract at a commit, and says what
each change means for who uses the packages:

  breaking     code that is right today no longer compiles, or the service no longer does what it asks for
  risky        it compiles and goes on to be answered, and may still go wrong: an enumeration of an answer grew, a default is another one
  compatible   nothing that is right today goes wrong

Requests and answers differ: a new required property breaks whoever sends it, and nobody who receives it. A change that many operations
reach is one change that lists them. Each has the place where it stands in both contracts.

Examples:
  npm run diff                                  what the next release brings
  npm run diff -- --base HEAD                   what is not committed yet
  npm run diff -- --base v1.2.0 --verbose       every text and every operation too, and the reason of each verdict
  npm run diff -- --format markdown --output comment.md
  npm run diff -- --fail-on-breaking            in CI

  --base REF           the commit, branch or tag to compare with
                       (default: the last release that HEAD comes from, a tag such as v1.2.3; where there is none, main)
  --format FORMAT      text, markdown or json (default: text)
  --json               the same as --format json
  --output FILE        write the report to a file and not to the standard output; the file is replaced whole
  --fail-on-breaking   exit with 1 where anything breaks
  --verbose            say more in the text
  --help               print this

JSON is one object:
  base         { ref, commit }
  verdict      the gravest: breaking, risky, compatible, or null where nothing changed
  bump         what semantic versioning asks for from 1.0.0 on: major, minor, patch or none
  counts       { breaking, risky, compatible }
  changes      the gravest first, each { verdict, rule, side, message, operations, tags, isText?, base?, revision? };
               side is request, response, both or code, and base and revision are { file, line, column }
  operations   by tag, each { kind, operationId, method, path, tag, verdict }; kind is added, changed or removed

Exit codes: 0 compared, 1 something breaks and --fail-on-breaking is given, 2 wrong flags, no such commit, or a contract that cannot be read`;

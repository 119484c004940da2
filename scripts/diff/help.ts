/** Printed for invalid arguments. */
export const USAGE = `usage: npm run diff [-- OPTION…]
Run \`npm run diff -- --help\` for all options.`;

export const HELP = `usage: npm run diff [-- OPTION…]

Compares the contract in the working tree, including uncommitted changes, with the contract at a commit, and classifies each change for
users of the packages:

  breaking     correct code no longer compiles, or the service rejects or ignores its requests
  risky        code compiles but may fail, for example because of a new enumeration value in a response or another default
  compatible   correct code keeps working

Requests and responses differ: a new required property breaks senders, not receivers. A change that affects several operations is listed
once, with these operations and its position in both contracts.

Examples:
  npm run diff                                  changes since the last release
  npm run diff -- --base HEAD                   uncommitted changes
  npm run diff -- --base v1.2.0 --verbose       with all text changes, operations and reasons
  npm run diff -- --format markdown --output comment.md
  npm run diff -- --fail-on-breaking            in CI

Options:
  --base REF           commit, branch or tag to compare with
                       (default: the last release before HEAD, a tag such as v1.2.3; without one, main)
  --format FORMAT      text, markdown or json (default: text)
  --json               short for --format json
  --output FILE        write the report to a file
  --fail-on-breaking   exit with 1 if there are breaking changes
  --verbose            list text changes, all operations, and the reason of each verdict
  --help               print this help

JSON output is one object:
  base         { ref, commit, note? }; note says what is not compared
  verdict      the most severe verdict: breaking, risky, compatible, or null without changes
  bump         the semantic version bump from 1.0.0 on: major, minor, patch or none
  counts       { breaking, risky, compatible }
  changes      most severe first, each { verdict, rule, side, message, operations, lessSevere?, tags, isText?, base?, revision? };
               lessSevere are other affected operations, with a less severe verdict; side is request, response, both or code;
               base and revision are { file, line, column }
  operations   by tag, each { kind, operationId, method, path, tag, verdict }; kind is added, changed or removed

Exit codes: 0 success; 1 breaking changes with --fail-on-breaking; 2 invalid usage, unknown commit, or unreadable contract`;

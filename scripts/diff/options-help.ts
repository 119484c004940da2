/** The help of the options for any two documents, without a line break at the end. */
export const DOCUMENTS_HELP = `  OLD, NEW             OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0: a file or pipe, - for standard input, a folder with a root document, an
                       http(s) URL, or REF:PATH, a file of a git commit, branch or tag; PATH is relative to the repository, or with ./ to
                       the working directory
  --allow-ref WHERE    allow $refs to this URL or folder and below; may be repeated (default: only the document's folder)
  --header NAME=VALUE  for a document behind a login: a header for the host of its URL; may be repeated. A VALUE that ends in env:VARIABLE
                       takes the rest from the environment: --header 'Authorization=Bearer env:TOKEN'`;

/** The help of the options of reports. */
export const REPORT_HELP = `  --format FORMAT      text, markdown, json, github: GitHub Actions annotations, or sarif: a SARIF 2.1.0 log for code scanning (default:
                       text)
  --json               short for --format json
  --output, -o FILE    write the report to a file
  --reader READER      count the verdicts of one reader: wire, what is sent and received in any language, or code, the types
  --fail-on VERDICT    breaking, risky or compatible (any change): exit with 1 if an unaccepted change is at least this severe
  --fail-on-breaking   short for --fail-on breaking
  --accept FILE        a YAML list of accepted changes, each with the rule and message of the report and a reason; with operations, a
                       list, for these operations only. An entry without message accepts the rule; an entry with only operations accepts
                       all changes of those; entries that match nothing are reported
  --verbose            list text changes, all operations, and the reason of each verdict
  -h, --help           print this help`;

export const JSON_HELP = `  verdict      the most severe verdict: breaking, risky, compatible, or null without changes
  bump         the semantic version bump from 1.0.0 on: major, minor, patch or none
  counts       { breaking, risky, compatible }
  changes      most severe first, each { verdict, wire, code, rule, side, message, operations, lessSevere?, tags, isText?, accepted?, base?,
               revision?, parent? }; wire is the verdict on what is sent and received, code that on types; lessSevere are other affected operations, with a less severe verdict; side is request, response, both or code;
               accepted is the reason; base and revision are { file, line, column };
               parent is the position in the revision of the nearest parent of what was removed
  operations   by tag, each { kind, operationId, method, path, tag, verdict }; kind is added, changed or removed
  unusedAcceptances   with --accept, the entries that match nothing, each { file, line, column, rule, code, message, hint }`;

export const EXIT_HELP = `Exit codes: 0 success; 1 changes that --fail-on names; 2 invalid usage, unknown commit, or unreadable document`;

export const VERDICTS_HELP = `  breaking     correct code no longer compiles, or the service rejects or ignores its requests
  risky        code compiles but may fail, for example because of a new enumeration value in a response or another default
  compatible   correct code keeps working

A change that shows in what is sent and received, but not in types, is marked "wire only", one that shows in types alone "types only".

Requests and responses differ: a new required property breaks senders, not receivers. A change that affects several operations is listed
once, with these operations and its position in both documents.`;

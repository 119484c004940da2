import type { Mutant } from "./mutant.js";

export const GENERATE: readonly Mutant[] = [
  {
    "name": "a credential is kept back where the document says nothing of one",
    "file": "scripts/lib/request-types.ts",
    "from": "if (isSaid && !operation.authenticated)",
    "to": "if (!operation.authenticated)",
    "test": "generate/runtime/encoders.test.ts"
  },
  {
    "name": "a requirement of nothing counts as a credential",
    "file": "scripts/lib/operations.ts",
    "from": ".some((requirement) => Object.keys(requirement).length > 0)",
    "to": ".length > 0",
    "test": "generate/runtime/encoders.test.ts"
  },
  {
    "name": "an operation's own security is not looked at",
    "file": "scripts/lib/operations.ts",
    "from": "(operation.security ?? document.security ?? [])",
    "to": "(document.security ?? operation.security ?? [])",
    "test": "generate/runtime/encoders.test.ts"
  },
  {
    "name": "a security of the operation alone says nothing",
    "file": "scripts/lib/request-types.ts",
    "from": "(operation.operation.security ?? document.security) !== undefined",
    "to": "document.security !== undefined",
    "test": "generate/runtime/encoders.test.ts"
  },
  {
    "name": "a union is narrowed though nothing is less",
    "file": "scripts/lib/view/discriminators.ts",
    "from": "if (left.length === 0 || listed?.length === left.length)",
    "to": "if (left.length === 0)",
    "test": "generate/generators/polymorphism.test.ts"
  },
  {
    "name": "a number follows a digit",
    "file": "scripts/lib/names.ts",
    "from": "/\\d$/.test(wanted) ? `${wanted}_` : wanted",
    "to": "wanted",
    "test": "generate/generators/names.test.ts"
  },
  {
    "name": "a query counts as a part of the path",
    "file": "scripts/document/path-warnings.ts",
    "from": "/[?#].*/s",
    "to": "/#.*/s",
    "test": "generate/document/paths.test.ts"
  },
  {
    "name": "a line breaks one character early",
    "file": "scripts/generate-pagination.ts",
    "from": "flat.length <= LINE_WIDTH &&",
    "to": "flat.length < LINE_WIDTH &&",
    "test": "generate/generators/line-breaks.test.ts"
  },
  {
    "name": "a brace counts for one character",
    "file": "scripts/generate-pagination.ts",
    "from": "flat.length + 2 > LINE_WIDTH",
    "to": "flat.length + 1 > LINE_WIDTH",
    "test": "generate/generators/line-breaks.test.ts"
  },
  {
    "name": "2xx in small letters is no success",
    "file": "scripts/lib/operation-types.ts",
    "from": "/^2(\\d\\d|XX)$/i",
    "to": "/^2(\\d\\d|XX)$/",
    "test": "generate/generators/operations.test.ts"
  },
  {
    "name": "a later version is read",
    "file": "scripts/document/accept-document.ts",
    "from": "/^3\\.[01]\\./",
    "to": "/^3\\.\\d\\./",
    "test": "generate/document/refused-input.test.ts"
  },
  {
    "name": "a folder is read as a file",
    "file": "scripts/document/accept-document.ts",
    "from": "kind.isDirectory()",
    "to": "kind.isFIFO()",
    "test": "generate/document/refused-input.test.ts"
  },
  {
    "name": "a component of the root is renamed too",
    "file": "scripts/document/bundle-document.ts",
    "from": "read === name || own.has(`${section}/${name}`) ||",
    "to": "read === name ||",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "what the lint let pass stops the bundle",
    "file": "scripts/document/bundle-document.ts",
    "from": "&& !told.has(placeOf(finding))",
    "to": "",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "a backquote in a file's name stays",
    "file": "scripts/document/header.ts",
    "from": ".replaceAll(\"`\", \"'\")",
    "to": "",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "two operations share a function",
    "file": "scripts/document/held-operations.ts",
    "from": "functions.size !== asked.length",
    "to": "functions.size > asked.length",
    "test": "generate/document/held-operations.test.ts"
  },
  {
    "name": "one thing of one name stands in its own way",
    "file": "scripts/document/index-module.ts",
    "from": "owners.has(name) && owners.get(name)?.origin !== origin",
    "to": "owners.has(name)",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "what is left out moves what stands behind it",
    "file": "scripts/document/leave-out.ts",
    "from": "Number(b.key) - Number(a.key)",
    "to": "Number(a.key) - Number(b.key)",
    "test": "generate/document/lint-warn.test.ts"
  },
  {
    "name": "an operation is left out",
    "file": "scripts/document/leave-out.ts",
    "from": "keys.length < 3 || (keys.length === 3",
    "to": "keys.length < 3 || (keys.length === 2",
    "test": "generate/document/lint-warn.test.ts"
  },
  {
    "name": "an operation of another file is left out",
    "file": "scripts/document/leave-out.ts",
    "from": "return last.startsWith(\"/\") ||",
    "to": "return false &&",
    "test": "generate/document/lint-warn.test.ts"
  },
  {
    "name": "one round of leaving out is all",
    "file": "scripts/document/lint-document.ts",
    "from": "const ROUNDS = 4",
    "to": "const ROUNDS = 1",
    "test": "generate/document/lint-warn.test.ts"
  },
  {
    "name": "a boolean schema is one in 3.0",
    "file": "scripts/document/lint-document.ts",
    "from": ".startsWith(\"3.1.\")",
    "to": ".startsWith(\"3.\")",
    "test": "generate/document/broken-documents.test.ts"
  },
  {
    "name": "the remains of a circle are told",
    "file": "scripts/document/lint-document.ts",
    "from": "Math.abs(loop.line - finding.line) <= 1",
    "to": "loop.line - finding.line > 1",
    "test": "generate/document/broken-documents.test.ts"
  },
  {
    "name": "a plugin's rule is taken",
    "file": "scripts/document/lint-config.ts",
    "from": "if (name.includes(\"/\") && !name.startsWith(\"rule/\"))",
    "to": "if (name === \"/\")",
    "test": "generate/document/lint-config.test.ts"
  },
  {
    "name": "the essential rules may be turned off",
    "file": "scripts/document/lint-config.ts",
    "from": "if (name in ESSENTIAL_RULES) continue;",
    "to": "",
    "test": "generate/document/lint-config.test.ts"
  },
  {
    "name": "an address among the files is overwritten",
    "file": "scripts/document/make-output.ts",
    "from": "refuseDangerous(out, tree.files.keys());",
    "to": "",
    "test": "generate/document/output-folder.test.ts"
  },
  {
    "name": "a slash in a schema's name is not escaped",
    "file": "scripts/document/name-mappings.ts",
    "from": ".replaceAll(\"/\", \"~1\")",
    "to": "",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "a hidden file of the user's counts for nothing",
    "file": "scripts/document/output-folder.ts",
    "from": "/^\\.(?:git[^/]*|DS_Store|directory)(?:\\/|$)/",
    "to": "/^\\./",
    "test": "generate/document/output-folder.test.ts"
  },
  {
    "name": "a file that another text has taken the place of is removed",
    "file": "scripts/document/output-folder.ts",
    "from": "(isOurs(path) && isGenerated(join(folder, path)))",
    "to": "isOurs(path)",
    "test": "generate/document/output-folder.test.ts"
  },
  {
    "name": "two dots alone are told",
    "file": "scripts/document/path-warnings.ts",
    "from": "(?:\\.|%2e){1,2}",
    "to": "(?:\\.|%2e){2}",
    "test": "generate/document/paths.test.ts"
  },
  {
    "name": "the readme's example takes most",
    "file": "scripts/document/readme.ts",
    "from": "effort(a) - effort(b)",
    "to": "effort(b) - effort(a)",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "an address with a variable is taken for one",
    "file": "scripts/document/readme.ts",
    "from": "/^https:\\/\\/[^{}]+$/",
    "to": "/^https:\\/\\//",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "a stamp of another kind is one",
    "file": "scripts/document/manifest.ts",
    "from": "typeof manifest.document !== \"string\" ||",
    "to": "",
    "test": "generate/document/output-folder.test.ts"
  },
  {
    "name": "an operationId of nothing is one",
    "file": "scripts/document/name-warnings.ts",
    "from": "operationId === undefined || operationId === \"\"",
    "to": "operationId === undefined",
    "test": "generate/document/output.test.ts"
  },
  {
    "name": "what is wrong with a state that is gone is told",
    "file": "scripts/document/index.ts",
    "from": "if (findings.length > 0) {",
    "to": "if (findings.length > 0) { return { findings, warnings, steps: [], changes: [] };",
    "test": "generate/faults/sources.test.ts"
  },
  {
    "name": "a value that decides nothing stops",
    "file": "scripts/document/lint-rules.ts",
    "from": "DECIDING.test(pointer) ? \"essential\" : \"warning\"",
    "to": "\"essential\"",
    "test": "generate/document/broken-documents.test.ts"
  },
  {
    "name": "a part that is as it was is told",
    "file": "scripts/generate/document-changes.ts",
    "from": "before.get(name) !== text",
    "to": "before.get(name) === text",
    "test": "generate/faults/watch.test.ts"
  },
  {
    "name": "the lock is not renewed",
    "file": "scripts/generate/lock.ts",
    "from": "setInterval(() => renew(file), RENEW_MILLISECONDS)",
    "to": "setInterval(() => undefined, RENEW_MILLISECONDS)",
    "test": "generate/faults/lock.test.ts"
  },
  {
    "name": "the renewal goes on",
    "file": "scripts/generate/lock.ts",
    "from": "clearInterval(renewal);",
    "to": "",
    "test": "generate/faults/lock.test.ts"
  },
  {
    "name": "who is waited for is told each time",
    "file": "scripts/generate/lock.ts",
    "from": "told !== owner.pid",
    "to": "told === undefined || owner",
    "test": "generate/faults/lock.test.ts"
  },
  {
    "name": "the lock of another host lives on",
    "file": "scripts/generate/lock-file.ts",
    "from": "Date.now() - mtimeMs < FOREIGN_MILLISECONDS",
    "to": "Date.now() - mtimeMs < 2 * FOREIGN_MILLISECONDS",
    "test": "generate/faults/lock.test.ts"
  },
  {
    "name": "another program with the number has the lock",
    "file": "scripts/generate/process-identity.ts",
    "from": " || found === start);",
    "to": " || found !== start);",
    "test": "generate/faults/lock.test.ts"
  },
  {
    "name": "a file that the thread alone has read is no difference",
    "file": "scripts/generate/lint-thread.ts",
    "from": "[...new Set([...texts.keys(), ...others.keys()])]",
    "to": "[...texts.keys()].slice(1)",
    "test": "generate/faults/lint-thread.test.ts"
  },
  {
    "name": "npm keeps --no-docs unseen",
    "file": "scripts/generate/options.ts",
    "from": "env[\"npm_config_docs\"] === \"\"",
    "to": "env[\"npm_config_docs\"] === \"no\"",
    "test": "generate/terminal/options.test.ts"
  },
  {
    "name": "help with wrong flags is refused",
    "file": "scripts/generate/options.ts",
    "from": "if (help) return { ...options, document: undefined };",
    "to": "",
    "test": "generate/terminal/command.test.ts"
  },
  {
    "name": "a stale output ends with 0",
    "file": "scripts/generate/report.ts",
    "from": "(check && changes.length > 0)",
    "to": "(check && changes.length > 99)",
    "test": "generate/terminal/text-report.test.ts"
  },
  {
    "name": "what is stale counts as changed",
    "file": "scripts/generate/report-json.ts",
    "from": "changes: check ? [] : changes",
    "to": "changes",
    "test": "generate/terminal/json-report.test.ts"
  },
  {
    "name": "a step that never ended is told after the failure",
    "file": "scripts/generate/report-progress.ts",
    "from": "if (this.#current !== undefined) this.end();",
    "to": "",
    "test": "generate/terminal/progress.test.ts"
  },
  {
    "name": "warnings part the rows and no table follows",
    "file": "scripts/generate/report-text.ts",
    "from": " && warnings.length === 0) return",
    "to": ") return",
    "test": "generate/terminal/progress.test.ts"
  },
  {
    "name": "a run without the reference remembers it",
    "file": "scripts/generate/up-to-date.js",
    "from": "if (docs && typeof stamp.docs !== \"string\") return false;",
    "to": "",
    "test": "generate/speed/up-to-date.test.ts"
  },
  {
    "name": "an edited README.md is the run's",
    "file": "scripts/generate/up-to-date.js",
    "from": "changes.includes(\"README.md\") || readme",
    "to": "true || readme",
    "test": "generate/speed/up-to-date.test.ts"
  },
  {
    "name": "a package's dist counts as a source",
    "file": "scripts/generate/up-to-date.js",
    "from": "/^packages\\/[^/]+\\/(?:dist|LICENSE|api-report)$/",
    "to": "/^packages\\/[^/]+\\/(?:LICENSE|api-report)$/",
    "test": "generate/speed/up-to-date.test.ts"
  },
  {
    "name": "a configuration that changes is no round",
    "file": "scripts/generate/watch-places.ts",
    "from": "if (settings.includes(path) || isKept(path))",
    "to": "if (isKept(path))",
    "test": "generate/faults/watch.test.ts"
  },
  {
    "name": "three names are too many",
    "file": "scripts/generate/watch-report.ts",
    "from": "const NAMED = 3",
    "to": "const NAMED = 2",
    "test": "generate/faults/watch.test.ts"
  },
  {
    "name": "a round that came to nothing is none",
    "file": "scripts/generate/watch.ts",
    "from": "this.isBroken = result.findings.length > 0;",
    "to": "this.isBroken = false;",
    "test": "generate/faults/watch.test.ts"
  },
  {
    "name": "a burst is cut off early",
    "file": "scripts/lib/rounds.ts",
    "from": "this.#since + PATIENCE_MILLISECONDS - now",
    "to": "this.#since - now",
    "test": "generate/faults/watch.test.ts"
  },
  {
    "name": "two bundles are kept",
    "file": "scripts/launch/bundle-store.js",
    "from": "const KEPT = 3",
    "to": "const KEPT = 2",
    "test": "generate/speed/bundles.test.ts"
  },
  {
    "name": "a file of another content is as stored",
    "file": "scripts/launch/bundle-store.js",
    "from": "digestOf(content).equals(bytes.subarray(-DIGEST_LENGTH)) ? content : undefined",
    "to": "content",
    "test": "generate/speed/bundles.test.ts"
  },
  {
    "name": "an executable file is as any other",
    "file": "scripts/launch/content-hash.js",
    "from": "(mode & 0o111) === 0 ? \"\" : \"x\"",
    "to": "\"\"",
    "test": "generate/speed/up-to-date.test.ts"
  },
  {
    "name": "the sources of the bundle are one line off",
    "file": "scripts/launch/show-sources.js",
    "from": "${originalLine + 1}",
    "to": "${originalLine}",
    "test": "generate/speed/bundles.test.ts"
  },
  {
    "name": "a stray source goes into the bundle",
    "file": "scripts/launch/make-bundle.js",
    "from": "if (stray !== undefined) throw",
    "to": "if (stray === \"\") throw",
    "test": "generate/speed/bundles.test.ts"
  },
  {
    "name": "half a file is left",
    "file": "scripts/launch/write-whole.js",
    "from": "    remove(temporary);",
    "to": "",
    "test": "generate/speed/bundles.test.ts"
  },
  {
    "name": "a form's field without a value is written",
    "file": "scripts/templates/body.ts",
    "from": "value === undefined ? [] : ",
    "to": "",
    "test": "generate/runtime/media.test.ts"
  },
  {
    "name": "JSON with parameters is none",
    "file": "scripts/templates/body.ts",
    "from": "/[/+]json *(;|$)/i",
    "to": "/[/+]json$/i",
    "test": "generate/runtime/media.test.ts"
  },
  {
    "name": "a page is taken for bytes",
    "file": "scripts/templates/media.ts",
    "from": "return type !== \"text/html\";",
    "to": "return true;",
    "test": "generate/runtime/media.test.ts"
  },
  {
    "name": "a form's own boundary stays",
    "file": "scripts/templates/media.ts",
    "from": "type.replace(/;\\s*boundary=[^;]*/i, \"\")",
    "to": "type",
    "test": "generate/runtime/media.test.ts"
  },
  {
    "name": "an empty text has an equals sign in a matrix",
    "file": "scripts/templates/parameters.ts",
    "from": "separator: \";\", ifEmpty: \"\"",
    "to": "separator: \";\", ifEmpty: \"=\"",
    "test": "generate/runtime/parameters.test.ts"
  },
  {
    "name": "a plus sign may stand for itself",
    "file": "scripts/templates/parameters.ts",
    "from": "3A|2F|40|24|2C|3B|3D",
    "to": "3A|2F|40|24|2C|3B|3D|2B",
    "test": "generate/runtime/parameters.test.ts"
  },
  {
    "name": "a backslash may stand in a host",
    "file": "scripts/templates/server-url.ts",
    "from": "const NO_HOST = /[/\\\\?#@\\s\\p{Cc}]/u",
    "to": "const NO_HOST = /[/?#@\\s\\p{Cc}]/u",
    "test": "generate/generators/servers.test.ts"
  },
  {
    "name": "a request with a required header is optional",
    "file": "scripts/generate-operations.ts",
    "from": "[\"path\", \"query\", \"header\", \"cookie\"] as const",
    "to": "[\"path\", \"query\", \"cookie\"] as const",
    "test": "generate/generators/operations.test.ts"
  },
  {
    "name": "an item within another schema has its name",
    "file": "scripts/generate-pagination.ts",
    "from": "!/^#\\/components\\/schemas\\/[^/]+$/.test(items.$ref)",
    "to": "false",
    "test": "generate/generators/directions.test.ts"
  },
  {
    "name": "a word in Y has its plural in YS",
    "file": "scripts/generate-schemas.ts",
    "from": "/[^AEIOU]Y$/",
    "to": "/[AEIOU]Y$/",
    "test": "generate/generators/schemas.test.ts"
  },
  {
    "name": "a type for a direction takes another's name",
    "file": "scripts/generate-schemas.ts",
    "from": "type === undefined || taken.has(own)",
    "to": "type === undefined",
    "test": "generate/generators/directions.test.ts"
  },
  {
    "name": "servers of a path are none of its operations",
    "file": "scripts/generate-servers.ts",
    "from": "operation.servers ?? item?.servers",
    "to": "operation.servers",
    "test": "generate/generators/servers.test.ts"
  },
  {
    "name": "a free-form parameter keeps its name",
    "file": "scripts/generate-types.ts",
    "from": "!names.has(memberName(parameter))",
    "to": "true",
    "test": "generate/generators/operations.test.ts"
  },
  {
    "name": "an import of the platform is let pass",
    "file": "scripts/generate-runtime.ts",
    "from": "(example.includes(\"@hosting-platform/\") ? \"\" : example)",
    "to": "example",
    "test": "generate/runtime/vendored.test.ts"
  },
  {
    "name": "a template keeps its own path of types",
    "file": "scripts/generate-client.ts",
    "from": ".replaceAll('\"../../generated/', '\"./')",
    "to": "",
    "test": "generate/runtime/vendored.test.ts"
  },
  {
    "name": "an operation without a credential is none of the facts",
    "file": "scripts/generate-facts.ts",
    "from": "filter(({ authenticated }) => !authenticated)",
    "to": "filter(({ authenticated }) => authenticated)",
    "test": "generate/generators/operations.test.ts"
  },
  {
    "name": "a document's faults of schemas are not told",
    "file": "scripts/emit.ts",
    "from": "...schemaFaults(document), ",
    "to": "",
    "test": "generate/generators/names.test.ts"
  },
  {
    "name": "a finding of the lint is written over",
    "file": "scripts/pipeline.ts",
    "from": "if (found.length > 0) return stopped(found);",
    "to": "",
    "test": "generate/faults/lint-thread.test.ts"
  },
  {
    "name": "the reserved word is a function's name",
    "file": "scripts/lib/names.ts",
    "from": "return reserved.has(safe) ? `${safe}_` : safe;",
    "to": "return safe;",
    "test": "generate/generators/names.test.ts"
  },
  {
    "name": "a fragment names parameters",
    "file": "scripts/lib/parameters.ts",
    "from": "path.replace(/#.*/s, \"\")",
    "to": "path",
    "test": "generate/generators/operations.test.ts"
  },
  {
    "name": "a header that the client sets is a parameter",
    "file": "scripts/lib/parameters.ts",
    "from": "IGNORED_HEADERS.has(name.toLowerCase())",
    "to": "IGNORED_HEADERS.has(name)",
    "test": "generate/generators/operations.test.ts"
  },
  {
    "name": "204 may be nothing that is read",
    "file": "scripts/lib/operation-types.ts",
    "from": "status !== \"204\" && ",
    "to": "",
    "test": "generate/generators/operations.test.ts"
  }
];

import type { Mutant } from "./mutant.js";

export const EMULATOR: readonly Mutant[] = [
  {
    "name": "an access token is good in the moment that it expires",
    "file": "packages/emulator/src/internal/access-tokens.ts",
    "from": "clock.now() < (record",
    "to": "clock.now() <= (record",
    "test": "packages/emulator/sso/exchange.test.ts"
  },
  {
    "name": "a handler's request loses its signal",
    "file": "packages/emulator/src/internal/app.ts",
    "from": "signal, body: bytes",
    "to": "body: bytes",
    "test": "packages/emulator/contract/app.test.ts"
  },
  {
    "name": "the largest port is refused",
    "file": "packages/emulator/src/internal/check-options.ts",
    "from": "<= 65_535",
    "to": "< 65_535",
    "test": "packages/emulator/start/options.test.ts"
  },
  {
    "name": "the token of a state is the digest of an issued one",
    "file": "packages/emulator/src/internal/open-state.ts",
    "from": "if (!token.startsWith(ISSUED_PREFIX)) return token;",
    "to": "return token;",
    "test": "packages/emulator/start/state.test.ts"
  },
  {
    "name": "JSON may be a level too deep",
    "file": "packages/emulator/src/internal/parse-json.ts",
    "from": "levels === 0",
    "to": "levels < 0",
    "test": "packages/emulator/parse-json.test.ts"
  },
  {
    "name": "a body of the largest announced size is refused",
    "file": "packages/emulator/src/internal/read-body.ts",
    "from": "Number(length) > limit",
    "to": "Number(length) >= limit",
    "test": "packages/emulator/contract/validate-request.test.ts"
  },
  {
    "name": "a body of the largest size is refused",
    "file": "packages/emulator/src/internal/read-body.ts",
    "from": "size > limit",
    "to": "size >= limit",
    "test": "packages/emulator/contract/validate-request.test.ts"
  },
  {
    "name": "the status 500 is yellow",
    "file": "packages/emulator/src/internal/request-log.ts",
    "from": "status < 500",
    "to": "status <= 500",
    "test": "packages/emulator/cli/terminal.test.ts"
  },
  {
    "name": "the page is not shown to HEAD",
    "file": "packages/emulator/src/internal/respond.ts",
    "from": "(request.method === \"GET\" || request.method === \"HEAD\")",
    "to": "request.method === \"GET\"",
    "test": "packages/emulator/control/control-routes.test.ts"
  },
  {
    "name": "control endpoints let pages of allowed origins in",
    "file": "packages/emulator/src/internal/respond.ts",
    "from": "!isControl && crossOrigin",
    "to": "crossOrigin",
    "test": "packages/emulator/control/cross-origin.test.ts"
  },
  {
    "name": "the URL of all addresses is that of none",
    "file": "packages/emulator/src/internal/serve.ts",
    "from": "isUnspecified(bound.address) ? \"127.0.0.1\" : urlHost(host)",
    "to": "urlHost(host)",
    "test": "packages/emulator/start/start-emulator.test.ts"
  },
  {
    "name": "a connection is cut while another request is answered on it",
    "file": "packages/emulator/src/internal/serve.ts",
    "from": "left === 0 && connections",
    "to": "connections",
    "test": "packages/emulator/start/start-emulator.test.ts"
  },
  {
    "name": "idle connections stay open at close",
    "file": "packages/emulator/src/internal/serve.ts",
    "from": "if (requests === 0) socket.destroySoon();",
    "to": "if (requests < 0) socket.destroySoon();",
    "test": "packages/emulator/start/start-emulator.test.ts"
  },
  {
    "name": "a fault acts once too often",
    "file": "packages/emulator/src/internal/faults/fault-list.ts",
    "from": "fault.used >= (fault",
    "to": "fault.used > (fault",
    "test": "packages/emulator/faults/fault-list.test.ts"
  },
  {
    "name": "a fault counts where it was not drawn",
    "file": "packages/emulator/src/internal/faults/fault-list.ts",
    "from": "this.#random() >= fault.probability",
    "to": "this.#random() < fault.probability",
    "test": "packages/emulator/faults/fault-list.test.ts"
  },
  {
    "name": "a redirect that says when to retry is a 429",
    "file": "packages/emulator/src/internal/faults/faulty-answer.ts",
    "from": "redirect !== undefined ? 302 : retryAfter !== undefined ? 429 : 200",
    "to": "retryAfter !== undefined ? 429 : redirect !== undefined ? 302 : 200",
    "test": "packages/emulator/faults/effects.test.ts"
  },
  {
    "name": "an answer is sent before its changes are durable",
    "file": "packages/emulator/src/internal/faults/intercept.ts",
    "from": "await store.flush();",
    "to": "void store.flush();",
    "test": "packages/emulator/start/state.test.ts"
  },
  {
    "name": "the operation is run for a client that left",
    "file": "packages/emulator/src/internal/faults/with-fault.ts",
    "from": "if (outgoing.destroyed) return",
    "to": "if (outgoing.destroyed && closing.isClosed) return",
    "test": "packages/emulator/faults/effects.test.ts"
  },
  {
    "name": "a delay outlives the close of the emulator",
    "file": "packages/emulator/src/internal/faults/closing.ts",
    "from": "for (const listener of this.#listeners) listener();",
    "to": "this.#listeners.size;",
    "test": "packages/emulator/start/failures.test.ts"
  },
  {
    "name": "a pause that begins once the emulator closes is waited for",
    "file": "packages/emulator/src/internal/faults/closing.ts",
    "from": "this.#isClosed = true;",
    "to": "this.#isClosed = false;",
    "test": "packages/emulator/faults/effects.test.ts"
  },
  {
    "name": "all of a body is sent although it is to be cut",
    "file": "packages/emulator/src/internal/faults/send.ts",
    "from": "promised - 1",
    "to": "promised",
    "test": "packages/emulator/faults/effects.test.ts"
  },
  {
    "name": "a retry may be asked for in a header of two lines",
    "file": "packages/emulator/src/internal/faults/parse-fault.ts",
    "from": "then: headerText",
    "to": "then: {}",
    "test": "packages/emulator/faults/fault-list.test.ts"
  },
  {
    "name": "the second signal ends with another code",
    "file": "packages/emulator/src/internal/cli/run-command.ts",
    "from": "128 + number",
    "to": "129 + number",
    "test": "packages/emulator/cli/terminal.test.ts"
  },
  {
    "name": "the port 65535 is wrong usage",
    "file": "packages/emulator/src/internal/cli/parse-arguments.ts",
    "from": "port > 65_535",
    "to": "port >= 65_535",
    "test": "packages/emulator/cli/terminal.test.ts"
  },
  {
    "name": "a byte order mark is part of a seed",
    "file": "packages/emulator/src/internal/cli/run-command.ts",
    "from": "text.replace(BYTE_ORDER_MARK, \"\")",
    "to": "text",
    "test": "packages/emulator/cli/terminal.test.ts"
  },
  {
    "name": "two changes of the clock at once are taken",
    "file": "packages/emulator/src/internal/control/control-routes.ts",
    "from": ".length !== 1)",
    "to": ".length < 1)",
    "test": "packages/emulator/control/control-routes.test.ts"
  },
  {
    "name": "a page's preflight is asked for anew with each request",
    "file": "packages/emulator/src/internal/control/cross-origin.ts",
    "from": "MAX_AGE = \"600\"",
    "to": "MAX_AGE = \"0\"",
    "test": "packages/emulator/control/cross-origin.test.ts"
  },
  {
    "name": "a page of the web cannot reach the loopback address",
    "file": "packages/emulator/src/internal/control/cross-origin.ts",
    "from": "headers.has(\"access-control-request-private-network\")",
    "to": "headers.has(\"x\")",
    "test": "packages/emulator/control/cross-origin.test.ts"
  },
  {
    "name": "a form of another site reaches the page",
    "file": "packages/emulator/src/internal/control/origin-guard.ts",
    "from": "!isControl && method === \"GET\" &&",
    "to": "!isControl &&",
    "test": "packages/emulator/control/origin-guard.test.ts"
  },
  {
    "name": "any name that begins with 127. is loopback",
    "file": "packages/emulator/src/internal/control/origin-guard.ts",
    "from": "(isIP(name) === 4 && name.startsWith(\"127.\"))",
    "to": "name.startsWith(\"127.\")",
    "test": "packages/emulator/control/origin-guard.test.ts"
  },
  {
    "name": "the page shows markup of the seed",
    "file": "packages/emulator/src/internal/control/home-page.ts",
    "from": "[&<>\"']",
    "to": "[&>\"']",
    "test": "packages/emulator/control/home-page.test.ts"
  },
  {
    "name": "what was updated early is created late",
    "file": "packages/emulator/src/internal/state/apply-seed.ts",
    "from": "Math.min(now, updatedAt",
    "to": "Math.max(now, updatedAt",
    "test": "packages/emulator/state/seed.test.ts"
  },
  {
    "name": "two tokens of a seed are the same",
    "file": "packages/emulator/src/internal/state/check-seed-references.ts",
    "from": "named(\"tokens\", tokens, \"token\"),",
    "to": "...[],",
    "test": "packages/emulator/state/seed.test.ts"
  },
  {
    "name": "a project of a snapshot has another's key",
    "file": "packages/emulator/src/internal/state/check-snapshot-references.ts",
    "from": "...misplaced(\"projects\", ({ id }) => id),",
    "to": "...[],",
    "test": "packages/emulator/state/restore.test.ts"
  },
  {
    "name": "a refresh token of a snapshot is of nobody",
    "file": "packages/emulator/src/internal/state/check-snapshot-references.ts",
    "from": "...each(\"ssoRefreshTokens\", ofGrant),",
    "to": "...[],",
    "test": "packages/emulator/state/restore.test.ts"
  },
  {
    "name": "a status of 304 has a body",
    "file": "packages/emulator/src/internal/state/check-fixtures.ts",
    "from": "[204, 205, 304]",
    "to": "[204, 205]",
    "test": "packages/emulator/state/seed.test.ts"
  },
  {
    "name": "a text without a field is a snapshot's record",
    "file": "packages/emulator/src/internal/state/check-snapshot.ts",
    "from": "!allows(Object.hasOwn(record, field) ? record[field] : undefined)",
    "to": "!allows(record[field]) && field in record",
    "test": "packages/emulator/state/memory-store.test.ts"
  },
  {
    "name": "the clock may be set behind the end of time",
    "file": "packages/emulator/src/internal/state/clock.ts",
    "from": "milliseconds >= 0 && milliseconds <= LATEST",
    "to": "milliseconds >= 0",
    "test": "packages/emulator/state/clock.test.ts"
  },
  {
    "name": "a clock goes back with the machine's",
    "file": "packages/emulator/src/internal/state/clock.ts",
    "from": "Math.max(latest, machineTime() + current.offset)",
    "to": "machineTime() + current.offset",
    "test": "packages/emulator/state/clock.test.ts"
  },
  {
    "name": "a family that was revoked is given again",
    "file": "packages/emulator/src/internal/state/derive.ts",
    "from": "for (const [family] of store.scan(\"revokedFamilies\")) yield family;",
    "to": "store.count(\"revokedFamilies\");",
    "test": "packages/emulator/state/restore.test.ts"
  },
  {
    "name": "a lock without a name is never taken over",
    "file": "packages/emulator/src/internal/state/file-lock.ts",
    "from": "- found.mtimeMs < WRITING",
    "to": "- found.mtimeMs < Infinity",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "the lock of a process whose number came again is kept",
    "file": "packages/emulator/src/internal/state/file-lock.ts",
    "from": "(start === undefined || start === processStart(pid))",
    "to": "true",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "a large state is rewritten for each change",
    "file": "packages/emulator/src/internal/state/file-store.ts",
    "from": "Math.max(compactAbove, snapshotBytes)",
    "to": "compactAbove",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "discarded changes are written",
    "file": "packages/emulator/src/internal/state/file-store.ts",
    "from": "discard: () => (closing ??= discard())",
    "to": "discard: () => (closing ??= close())",
    "test": "packages/emulator/state/new-file.test.ts"
  },
  {
    "name": "a number that is not finite is stored",
    "file": "packages/emulator/src/internal/state/frozen-copy.ts",
    "from": "Number.isFinite(value)) return",
    "to": "typeof value === \"number\") return",
    "test": "packages/emulator/state/memory-store.test.ts"
  },
  {
    "name": "an identifier of the seed is made again",
    "file": "packages/emulator/src/internal/state/ids.ts",
    "from": "Number(digits) <=",
    "to": "Number(digits) >",
    "test": "packages/emulator/state/ids.test.ts"
  },
  {
    "name": "a snapshot without its last line is read",
    "file": "packages/emulator/src/internal/state/journal-format.ts",
    "from": "if (number <= snapshotLines + 1) throw",
    "to": "if (number <= snapshotLines) throw",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "a line is taken whatever its checksum",
    "file": "packages/emulator/src/internal/state/journal-format.ts",
    "from": "this.checksum = crc32(text, this.checksum);",
    "to": "this.checksum = crc32(text);",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "the folder is not synced after the data file is replaced",
    "file": "packages/emulator/src/internal/state/journal.ts",
    "from": "await syncFolder(dirname(this.path));",
    "to": "dirname(this.path);",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "the data file is not synced before it is replaced",
    "file": "packages/emulator/src/internal/state/journal.ts",
    "from": "await file.sync();",
    "to": "await file.stat();",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "appended changes are not synced",
    "file": "packages/emulator/src/internal/state/journal.ts",
    "from": "this.appendedBytes += await",
    "to": "this.appendedBytes += 0 * await",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "a cut line stays in the file",
    "file": "packages/emulator/src/internal/state/journal.ts",
    "from": "await this.file.truncate(bytes);",
    "to": "await this.file.stat();",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "others may read the data file",
    "file": "packages/emulator/src/internal/state/journal.ts",
    "from": "0o600",
    "to": "0o644",
    "test": "packages/emulator/state/file-store.test.ts"
  },
  {
    "name": "a restore changes tables before all is copied",
    "file": "packages/emulator/src/internal/state/memory-store.ts",
    "from": "if (isThere) keys.remove(key);",
    "to": "keys.remove(key);",
    "test": "packages/emulator/state/memory-store.test.ts"
  },
  {
    "name": "a range gives a key twice",
    "file": "packages/emulator/src/internal/state/sorted-keys.ts",
    "from": "this.firstBehind(key)",
    "to": "this.firstNotBefore(key + \"0\")",
    "test": "packages/emulator/state/sorted-keys.test.ts"
  },
  {
    "name": "findings within a choice are told too",
    "file": "packages/emulator/src/internal/state/schema-findings.ts",
    "from": "keyword === \"anyOf\" || keyword === \"propertyNames\" ||",
    "to": "true ||",
    "test": "packages/emulator/state/restore.test.ts"
  },
  {
    "name": "a missing credential is told as a wrong one",
    "file": "packages/emulator/src/internal/contract/answer.ts",
    "from": "\"credential.required\" ? \"\"",
    "to": "\"credential.required\" ? \"x\"",
    "test": "packages/emulator/contract/app.test.ts"
  },
  {
    "name": "a bearer token may be a list",
    "file": "packages/emulator/src/internal/contract/authenticate.ts",
    "from": "=*) *$/i",
    "to": "=*) */i",
    "test": "packages/emulator/contract/app.test.ts"
  },
  {
    "name": "an operation without a security of its own needs no credential",
    "file": "packages/emulator/src/internal/contract/operation.ts",
    "from": "operation.security ?? document.security ?? []",
    "to": "operation.security ?? []",
    "test": "packages/emulator/contract/app.test.ts"
  },
  {
    "name": "a body may be encoded",
    "file": "packages/emulator/src/internal/contract/request-body.ts",
    "from": "coding.toLowerCase() !== \"identity\"",
    "to": "coding.toLowerCase() === \"\"",
    "test": "packages/emulator/contract/validate-request.test.ts"
  },
  {
    "name": "a form may have a field twice",
    "file": "packages/emulator/src/internal/contract/request-body.ts",
    "from": "if (names.has(name))",
    "to": "if (names.has(\"\"))",
    "test": "packages/emulator/contract/validate-request.test.ts"
  },
  {
    "name": "a parameter wins over a concrete segment",
    "file": "packages/emulator/src/internal/contract/routes.ts",
    "from": "if (order !== 0) return order;",
    "to": "if (order !== 0) return -order;",
    "test": "packages/emulator/contract/routes.test.ts"
  },
  {
    "name": "path parameters are decoded twice",
    "file": "packages/emulator/src/internal/contract/routes.ts",
    "from": "[name, decodeURIComponent(value)]",
    "to": "[name, decodeURIComponent(decodeURIComponent(value))]",
    "test": "packages/emulator/contract/routes.test.ts"
  },
  {
    "name": "the alternative with the most errors is told",
    "file": "packages/emulator/src/internal/contract/schemas.ts",
    "from": "a.length - b.length",
    "to": "b.length - a.length",
    "test": "packages/emulator/contract/validate-request.test.ts"
  },
  {
    "name": "a team is named by its slug as its ID",
    "file": "packages/emulator/src/internal/contract/team-scope.ts",
    "from": "name === \"teamId\" ? team.id : team.slug) === value",
    "to": "name === \"slug\" ? team.slug : team.slug) === value",
    "test": "packages/emulator/contract/app.test.ts"
  },
  {
    "name": "a decoded body is still said to be compressed",
    "file": "packages/emulator/src/internal/contract/user-answer.ts",
    "from": "[\"connection\", \"content-encoding\",",
    "to": "[\"connection\",",
    "test": "packages/emulator/contract/user-answer.test.ts"
  },
  {
    "name": "a query parameter may stand twice",
    "file": "packages/emulator/src/internal/contract/validate-request.ts",
    "from": "given.length > 1)",
    "to": "given.length > 2)",
    "test": "packages/emulator/contract/validate-request.test.ts"
  },
  {
    "name": "ranges of statuses are looked for in small letters",
    "file": "packages/emulator/src/internal/contract/validate-response.ts",
    "from": "}XX`",
    "to": "}xx`",
    "test": "packages/emulator/contract/validate-response.test.ts"
  },
  {
    "name": "any status is a success that is stated",
    "file": "packages/emulator/src/internal/contract/validate-response.ts",
    "from": "stated.startsWith(\"2\"))",
    "to": "stated !== \"\")",
    "test": "packages/emulator/contract/validate-response.test.ts"
  },
  {
    "name": "a member's email is not searched",
    "file": "packages/emulator/src/internal/operations/access-group-members.ts",
    "from": "username, name, email);",
    "to": "username, name);",
    "test": "packages/emulator/operations/access-group-projects.test.ts"
  },
  {
    "name": "an update to the same role changes the group",
    "file": "packages/emulator/src/internal/operations/change-access-group.ts",
    "from": "if (link?.role === role) return false;",
    "to": "if (link?.role === null) return false;",
    "test": "packages/emulator/operations/access-groups.test.ts"
  },
  {
    "name": "a link is made anew where its role changes",
    "file": "packages/emulator/src/internal/operations/change-access-group.ts",
    "from": "link?.createdAt ?? now",
    "to": "now",
    "test": "packages/emulator/operations/access-group-projects.test.ts"
  },
  {
    "name": "the former name of a group stays taken",
    "file": "packages/emulator/src/internal/operations/change-access-group.ts",
    "from": "if (former !== undefined) freeName(store, former);",
    "to": "former;",
    "test": "packages/emulator/operations/access-groups.test.ts"
  },
  {
    "name": "a name may be the ID of another group",
    "file": "packages/emulator/src/internal/operations/check-references.ts",
    "from": "[context.store.get(\"accessGroups\", key)?.id,",
    "to": "[undefined as string | undefined,",
    "test": "packages/emulator/operations/access-groups.test.ts"
  },
  {
    "name": "a cursor holds for another operation",
    "file": "packages/emulator/src/internal/operations/cursor.ts",
    "from": "JSON.stringify([operationId, owner,",
    "to": "JSON.stringify([owner,",
    "test": "packages/emulator/operations/paging.test.ts"
  },
  {
    "name": "a list of one team holds access groups of another",
    "file": "packages/emulator/src/internal/operations/find-access-group.ts",
    "from": "const [team] of store.scan(\"teams\")",
    "to": "const [team] of store.scan(\"counters\")",
    "test": "packages/emulator/operations/access-groups.test.ts"
  },
  {
    "name": "a page ends without a next one although there is one",
    "file": "packages/emulator/src/internal/operations/pages.ts",
    "from": "records.length === limit",
    "to": "records.length > limit",
    "test": "packages/emulator/operations/paging.test.ts"
  },
  {
    "name": "the first virtual model config is read",
    "file": "packages/emulator/src/internal/operations/virtual-model-configs.ts",
    "from": ") last = config;",
    "to": ") last ??= config;",
    "test": "packages/emulator/operations/other-operations.test.ts"
  },
  {
    "name": "webhooks without metadata lack it beside others",
    "file": "packages/emulator/src/internal/operations/webhooks.ts",
    "from": "record.projectsMetadata ?? null",
    "to": "record.projectsMetadata",
    "test": "packages/emulator/operations/other-operations.test.ts"
  },
  {
    "name": "a client without a secret of its own is let in",
    "file": "packages/emulator/src/internal/sso/clients.ts",
    "from": "client === undefined || !isRight",
    "to": "client === undefined",
    "test": "packages/emulator/sso/exchange.test.ts"
  },
  {
    "name": "a redirect URI may go on behind the registered one",
    "file": "packages/emulator/src/internal/sso/clients.ts",
    "from": "uri === redirectUri",
    "to": "redirectUri?.startsWith(uri)",
    "test": "packages/emulator/sso/routes.test.ts"
  },
  {
    "name": "a code is good in the moment that it expires",
    "file": "packages/emulator/src/internal/sso/codes.ts",
    "from": "clock.now() >= grant.expiresAt",
    "to": "clock.now() > grant.expiresAt",
    "test": "packages/emulator/sso/exchange.test.ts"
  },
  {
    "name": "the state of a code is not looked at",
    "file": "packages/emulator/src/internal/sso/codes.ts",
    "from": "presented.state !== grant.state",
    "to": "presented.state === \"\"",
    "test": "packages/emulator/sso/exchange.test.ts"
  },
  {
    "name": "a user who left the team gets tokens",
    "file": "packages/emulator/src/internal/sso/exchange.ts",
    "from": "user === undefined || store.get(\"teamMembers\"",
    "to": "user === undefined || store.get(\"users\" as \"teamMembers\"",
    "test": "packages/emulator/sso/exchange.test.ts"
  },
  {
    "name": "an ID token is issued in the future",
    "file": "packages/emulator/src/internal/sso/id-token.ts",
    "from": "Math.floor(",
    "to": "Math.ceil(",
    "test": "packages/emulator/sso/id-token.test.ts"
  },
  {
    "name": "the private key is served",
    "file": "packages/emulator/src/internal/sso/keys.ts",
    "from": "const publicKey = { kty, crv, x, y };",
    "to": "const publicKey = { ...keyPair(context), kty, crv, x, y };",
    "test": "packages/emulator/sso/id-token.test.ts"
  },
  {
    "name": "codes are forgotten while their tokens are good",
    "file": "packages/emulator/src/internal/sso/prune.ts",
    "from": "expiresAt + TOKEN_LIFETIME * 1_000 <= now",
    "to": "expiresAt <= now",
    "test": "packages/emulator/sso/prune.test.ts"
  },
  {
    "name": "a state that is sent twice goes to the client",
    "file": "packages/emulator/src/internal/sso/routes.ts",
    "from": "state !== \"\" && others.length === 0",
    "to": "state !== \"\"",
    "test": "packages/emulator/sso/routes.test.ts"
  },
  {
    "name": "a refresh token is used twice",
    "file": "packages/emulator/src/internal/sso/tokens.ts",
    "from": "{ ...grant, isUsed: true }",
    "to": "{ ...grant }",
    "test": "packages/emulator/sso/exchange.test.ts"
  },
  {
    "name": "a reused refresh token revokes nothing",
    "file": "packages/emulator/src/internal/sso/tokens.ts",
    "from": "revokeFamily(store, grant.family);",
    "to": "isRevoked(store, grant.family);",
    "test": "packages/emulator/sso/exchange.test.ts"
  },
  {
    "name": "a request beside an empty options object starts at the wrong port",
    "file": "packages/emulator/src/internal/read-json.ts",
    "from": "type !== \"application/json\")",
    "to": "type === \"\")",
    "test": "packages/emulator/control/control-routes.test.ts"
  },
  {
    "name": "a reset keeps the faults",
    "file": "packages/emulator/src/internal/faults/fault-list.ts",
    "from": "this.#added = 0;",
    "to": "this.#added += 0;",
    "test": "packages/emulator/faults/fault-list.test.ts"
  }
];

import { type Mutant, mutantsOf } from "./mutant.js";

export const EMULATOR: readonly Mutant[] = [
  ...mutantsOf("packages/emulator/src/internal/access-tokens.ts", "packages/emulator/sso/exchange.test.ts", [
    ["an access token is good in the moment that it expires", "clock.now() < (record", "clock.now() <= (record"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/app.ts", "packages/emulator/contract/app.test.ts", [
    ["a documented operation without a handler fails", "? exampleResponse(operation) :", "? undefined :"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/app.ts", "packages/emulator/start/state.test.ts", [
    ["a request from before a reset reaches the state", "if (observed.generation !== generation)", "if (observed.generation > generation)"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/handler-list.ts", "packages/emulator/start/handlers.test.ts", [
    ["a handler with once runs again", "if (entry.options.once === true)", "if (entry.options.once === undefined)"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/parse-json.ts", "packages/emulator/parse-json.test.ts", [
    ["a quote within a string ends it", 'if (text[at] === "\\\\") at += 1;', 'if (text[at] === "/") at += 1;'],
  ]),
  ...mutantsOf("packages/emulator/src/internal/requests/request-list.ts", "packages/emulator/start/requests.test.ts", [
    ["credentials are shown", "!secrets && SECRET_HEADERS.has(name)", "secrets && SECRET_HEADERS.has(name)"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/fixture-body.ts", "packages/emulator/start/fixtures.test.ts", [
    ["the examples of a fixture begin again", "Math.min(sent, examples.length - 1)", "sent % examples.length"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/open-state.ts", "packages/emulator/start/state.test.ts", [
    ["the token of a state is the digest of an issued one", "if (!token.startsWith(ISSUED_PREFIX)) return token;", "return token;"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/read-body.ts", "packages/emulator/contract/validate-request.test.ts", [
    ["a body of the largest announced size is refused", "Number(declared) > limit()", "Number(declared) >= limit()"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/requests/observed-request.ts", "packages/emulator/contract/app.test.ts", [
    ["a handler's request loses its signal", "signal, body: await", "body: await"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/requests/request-list.ts", "packages/emulator/start/worlds.test.ts", [
    ["the default world lists the requests of another one", "if (isOther && team === undefined) return false;", ""],
  ]),
  ...mutantsOf("packages/emulator/src/internal/worlds.ts", "packages/emulator/start/worlds.test.ts", [
    ["a code selects no world", 'this.#find(hasSecret("ssoCodes", code)) ??', ""],
  ]),
  ...mutantsOf("packages/emulator/src/internal/respond.ts", "packages/emulator/start/worlds.test.ts", [
    [
      "an unknown token controls the default world",
      'worlds.withToken(bearerOf(header) ?? "");',
      'worlds.withToken(bearerOf(header) ?? "") ?? worlds.main;',
    ],
  ]),
  ...mutantsOf("packages/emulator/src/internal/faults/fault-list.ts", "packages/emulator/faults/fault-list.test.ts", [
    ["a window of a limit never ends", "now >= window.begin + limit.seconds * 1000", "now >= window.begin + limit.seconds * 1e9"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/log-lines.ts", "packages/emulator/state/file-store.test.ts", [
    ["a changed byte of a line is read", "crc32(content) === parseInt(sum, 16)", "sum !== undefined"],
    ["a file whose end is missing is read", "if (line <= lines)", "if (line < lines)"],
    ["a last line whose line feed was changed is ignored", "json.length <= Number(length)", "length !== undefined"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/log-file.ts", "packages/emulator/state/file-store.test.ts", [
    ["a new file is written through a link", "if (!found.isFile()) throw", "if (found.isDirectory()) throw"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/serve.ts", "packages/emulator/start/start-emulator.test.ts", [
    ["a connection is cut while another request is answered on it", "left === 0 && connections", "connections"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/faults/intercept.ts", "packages/emulator/start/state.test.ts", [
    ["an answer is sent before its changes are durable", "await store.flush();", "void store.flush();"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/faults/with-fault.ts", "packages/emulator/faults/effects.test.ts", [
    ["the operation is run for a client that left", "if (outgoing.destroyed) return", "if (outgoing.destroyed && closing.isClosed) return"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/faults/closing.ts", "packages/emulator/faults/effects.test.ts", [
    ["a pause that begins once the emulator closes is waited for", "this.#isClosed = true;", "this.#isClosed = false;"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/cli/run-command.ts", "packages/emulator/cli/terminal.test.ts", [
    ["the second signal ends with another code", "128 + number", "129 + number"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/control/cross-origin.ts", "packages/emulator/control/cross-origin.test.ts", [
    ["a page of the web cannot reach the loopback address", 'headers.has("access-control-request-private-network")', 'headers.has("x")'],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/apply-seed.ts", "packages/emulator/state/seed.test.ts", [
    ["what was updated early is created late", "Math.min(now, updatedAt", "Math.max(now, updatedAt"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/check-snapshot-references.ts", "packages/emulator/state/restore.test.ts", [
    ["a project of a snapshot has another's key", '...misplaced("projects", ({ id }) => id),', "...[],"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/derive.ts", "packages/emulator/state/restore.test.ts", [
    [
      "a family that was revoked is given again",
      'for (const [family] of store.scan("revokedFamilies")) yield family;',
      'store.count("revokedFamilies");',
    ],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/file-lock.ts", "packages/emulator/state/file-lock.test.ts", [
    ["a takeover that crashed blocks for ever", "- found.mtimeMs < WRITING", "- found.mtimeMs < Infinity"],
    ["the lock of another process that was faster is replaced", "if (textOf(lock) !== found) {", "if (textOf(lock) === undefined) {"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/state/log-file.ts", "packages/emulator/state/file-store.test.ts", [
    ["a large state is rewritten for each change", "Math.max(COMPACT_ABOVE, this.snapshotLength)", "COMPACT_ABOVE"],
    ["the folder is not synced after the data file is replaced", "await syncFolder(dirname(this.path));", "dirname(this.path);"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/contract/routes.ts", "packages/emulator/contract/routes.test.ts", [
    ["a parameter wins over a concrete segment", "if (order !== 0) return order;", "if (order !== 0) return -order;"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/contract/validate-response.ts", "packages/emulator/contract/validate-response.test.ts", [
    ["ranges of statuses are looked for in small letters", "}XX`", "}xx`"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/operations/change-access-group.ts", "packages/emulator/operations/access-groups.test.ts", [
    ["the former name of a group stays taken", "if (former !== undefined) freeName(store, former);", "former;"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/operations/cursor.ts", "packages/emulator/operations/paging.test.ts", [
    ["a cursor holds for another operation", "JSON.stringify([operationId, owner,", "JSON.stringify([owner,"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/sso/prune.ts", "packages/emulator/sso/prune.test.ts", [
    ["codes are forgotten while their tokens are good", "expiresAt + TOKEN_LIFETIME * 1_000 <= now", "expiresAt <= now"],
  ]),
  ...mutantsOf("packages/emulator/src/internal/contract/user-response.ts", "packages/emulator/start/handlers.test.ts", [
    ["a handler's response of another class is JSON", "value instanceof Response ||", "value instanceof Response &&"],
  ]),
];

import { expect, test } from "vitest";
import { agree } from "../../scripts/api-report/agree.js";
import type { ApiChange } from "../../scripts/api-report/model.js";
import { type Change, type ContractDiff, type OperationChange, type Verdict, VERDICTS } from "../../scripts/diff/model.js";

const OPERATION = "listThings";

function diffOf(operations: readonly Pick<OperationChange, "kind" | "verdict">[], operationId = OPERATION): ContractDiff {
  const verdict = VERDICTS.find((one) => operations.some((operation) => operation.verdict === one));
  return {
    changes: operations.map((operation): Change => {
      return {
        verdict: operation.verdict,
        rule: `operation-${operation.kind}`,
        side: "both",
        message: "It changed.",
        operations: [operationId],
        tags: [],
      };
    }),
    operations: operations.map(({ kind, verdict }) => ({ kind, verdict, operationId, method: "GET", path: "/things", tag: "Things" })),
    ...(verdict !== undefined && { verdict }),
  };
}

const TYPES = { package: "@hosting-platform/types", entry: "./operations/things" };
const CLIENT = { package: "@hosting-platform/client", entry: "./things" };

function types(kind: ApiChange["kind"], verdict: Verdict = "breaking"): ApiChange {
  return { ...TYPES, name: `ThingsOperations["${OPERATION}"]`, kind, verdict };
}

function code(kind: ApiChange["kind"], verdict: Verdict = "breaking"): ApiChange {
  return { ...CLIENT, name: OPERATION, kind, verdict };
}

const NONE = diffOf([]);
const HAND_WRITTEN: ApiChange = { package: "@hosting-platform/auth", entry: ".", name: "bearer", kind: "removed", verdict: "breaking" };
const COMPONENT: ApiChange = {
  ...TYPES,
  entry: "./components",
  name: 'components["schemas"]["Thing"]',
  kind: "changed",
  verdict: "breaking",
};

test.each<[string, ContractDiff, ApiChange[]]>([
  ["nothing changed", NONE, []],
  ["an operation went", diffOf([{ kind: "removed", verdict: "breaking" }]), [types("removed"), code("removed")]],
  ["an operation came", diffOf([{ kind: "added", verdict: "compatible" }]), [types("added", "compatible"), code("added", "compatible")]],
  ["an operation has another name", diffOf([{ kind: "changed", verdict: "breaking" }], "findThings"), [types("removed"), code("removed")]],
  ["an operation changed", diffOf([{ kind: "changed", verdict: "risky" }]), [types("changed")]],
  ["a limit, which no type shows, was narrowed", diffOf([{ kind: "changed", verdict: "breaking" }]), []],
  ["a schema changed", diffOf([{ kind: "changed", verdict: "breaking" }]), [COMPONENT]],
  ["what is written by hand changed", NONE, [HAND_WRITTEN]],
])("where %s, both agree", (_, diff, changes) => {
  expect(agree(diff, changes)).toEqual([]);
});

test.each<[string, ContractDiff, ApiChange[], string]>([
  [
    "an operation went, and its function stayed",
    diffOf([{ kind: "removed", verdict: "breaking" }]),
    [types("removed")],
    `error ${OPERATION} the contract has no operation listThings any more, and the packages still export its function`,
  ],
  [
    "an operation went, and its types stayed",
    diffOf([{ kind: "removed", verdict: "breaking" }]),
    [code("removed")],
    `error ${OPERATION} the contract has no operation listThings any more, and the packages still export its types`,
  ],
  [
    "an operation came, and the packages have nothing of it",
    diffOf([{ kind: "added", verdict: "compatible" }]),
    [],
    `error ${OPERATION} the operation listThings is new in the contract, and the packages do not export its function and types`,
  ],
  [
    "the packages lost an operation, and the contract has no change that breaks",
    diffOf([{ kind: "changed", verdict: "compatible" }]),
    [types("removed"), code("removed")],
    `error ${OPERATION} the packages lost the operation listThings, and no change of the contract breaks`,
  ],
  [
    "the packages have an operation that the contract has not",
    NONE,
    [types("added", "compatible"), code("added", "compatible")],
    `error ${OPERATION} the packages have a new operation listThings, and the contract has not`,
  ],
  [
    "an operation's types changed by themselves",
    diffOf([{ kind: "changed", verdict: "breaking" }], "readThing"),
    [types("changed", "risky")],
    `note ${OPERATION} the types of listThings changed (risky), and no change of the contract touches it`,
  ],
  [
    "a schema's type changed by itself",
    NONE,
    [COMPONENT],
    'note  components["schemas"]["Thing"] was changed (breaking), and the contract did not change',
  ],
])("where %s, it is found", (_, diff, changes, wanted) => {
  expect(agree(diff, changes).map(({ severity, operationId = "", message }) => `${severity} ${operationId} ${message}`)).toEqual([wanted]);
});

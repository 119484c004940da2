// Imports run downwards, by value and by type: a room imports from its own row and the rows below it only.
// Rooms of one row that may import each other in one direction stand on rows of their own.
import { optimizeLater } from "./scripts/core/launch/optimize-later.js";

// A fifth less CPU.
optimizeLater();

/** What pages say, without how they are drawn: a package holds these texts, too. */
const TEXTS = "model|markdown|search|guides|links";
const PAGES = `docs/(?:${TEXTS})`;

/** The rooms of `scripts/`, from the ground up. */
const ROWS = [
  ["core/cli", "core/modules"],
  ["core/files"],
  ["read"],
  ["model"],
  ["lint"],
  ["emit"],
  ["open"],
  [PAGES],
  ["pack"],
  ["flows", "diff", "new", "check"],
  [`docs(?!/(?:${TEXTS})\\b)`],
  ["release", "generate"],
  ["cli"],
  ["bench"],
];

const rooms = (names) => `^scripts/(?:${names.join("|")})(?:/|\\.ts$)`;

const upwards = ROWS.slice(0, -1).flatMap((row, index) =>
  row.map((room) => {
    const others = [...row.filter((other) => other !== room), ...ROWS.slice(index + 1).flat()];
    return { name: `${room} imports upwards`, severity: "error", from: { path: rooms([room]) }, to: { path: rooms(others) } };
  }),
);

export default {
  forbidden: [
    { name: "import circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "packages other than the commands import the tools",
      severity: "error",
      from: { path: "^(?:packages/(?!(?:generator|cli)/)|generated/)" },
      to: { path: "^(?:scripts|test)/" },
    },
    { name: "tools import tests", severity: "error", from: { path: "^scripts/(?!bench/)" }, to: { path: "^test/" } },
    ...upwards,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^packages/[^/]+/dist/", "^test/fixtures/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".cjs", ".cts", ".d.ts"], exportsFields: ["exports"] },
  },
};

// Imports run downwards, by value and by type: a room imports from its own row and the rows below it only.
// Rooms of one row that may import each other in one direction stand on rows of their own.

/** The rooms of `scripts/`, from the ground up. */
const ROWS = [
  ["core/cli", "core/modules"],
  ["core/files"],
  ["read"],
  ["model"],
  ["lint"],
  ["emit"],
  ["open"],
  ["pack"],
  ["flows", "diff", "new", "check"],
  ["docs"],
  ["release", "generate"],
  ["bench"],
];

const rooms = (names) => `^scripts/(?:${names.join("|")})/`;

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
      name: "packages other than the generator import the tools",
      severity: "error",
      from: { path: "^(?:packages/(?!generator/)|generated/)" },
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

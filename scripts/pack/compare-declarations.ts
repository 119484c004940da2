// Compares the APIs of packages by the compiler: old callers must compile against the new declarations.
import { join, posix } from "node:path";
import ts from "../core/modules/typescript.js";
import { callableProperties } from "./callable-properties.js";
import { brokenMembers, brokenParameters } from "./compare-members.js";
import { entriesOf, type PackageApi } from "./package-api.js";
import { directionsOfTypes, GIVEN, RECEIVED } from "./directions-of-types.js";

const SIDES = ["old", "new"] as const;
type Side = (typeof SIDES)[number];
type Apis = Readonly<Record<Side, readonly PackageApi[]>>;

const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: true },
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  ...{ lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"], types: ["node"] },
};

/**
 * Returns what breaks users of each package, by its name: exports that are gone, and those whose new declaration does not fit. Modules that
 * the reports do not contain have any type.
 *
 * @param root the folder whose `node_modules` have the other packages
 */
export function brokenExports(root: string, apis: Apis): Map<string, string[]> {
  const files = new Map<string, string>();
  for (const side of SIDES)
    for (const { name, modules } of apis[side])
      for (const [path, text] of modules) files.set(pathOf(root, side, name, path), withoutIdentities(callableProperties(text)));
  const program = programOf(root, apis, files, [...files.keys()]);
  const directions = directionsOfTypes(program, entryFiles(root, "old", apis.old));
  const checks = apis.old.flatMap((api) => checksOf(program, root, api, apis, directions));
  const check = join(root, "api-check.ts");
  files.set(check, checks.map(({ code }) => code).join("\n"));
  const checked = programOf(root, apis, files, [check], program);
  const source = checked.getSourceFile(check);
  const broken = new Map<string, string[]>();
  const tell = ({ api, name }: Check, problem: string): void => {
    const known = broken.get(api) ?? [];
    const text = `\`${name}\` ${problem}`;
    if (!known.includes(text)) broken.set(api, [...known, text]);
  };
  for (const each of checks) if (each.problem !== undefined) tell(each, each.problem);
  for (const { start, messageText } of checked.getSemanticDiagnostics(source)) {
    const each = checks[source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0];
    const [reason = ""] = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").slice(-1);
    if (each !== undefined) tell(each, `does not fit: ${reason.trim()}`);
  }
  return broken;
}

/** Rewrites what equals only itself: private and protected members, and unique symbols. */
function withoutIdentities(declarations: string): string {
  return declarations
    .replace(/^( +)(?:private (?!constructor)[^;]*|#\w+);$/gm, '$1"private members": true;')
    .replace(/^( +)protected ((?:[a-z]+ )*)([\w$]+)/gm, '$1$2"protected $3"')
    .replace(/\b([\w$]+): unique symbol;/g, '$1: "$1";');
}

/** A line of the check: code that compiles unless an export breaks, or a problem that is known without. */
interface Check {
  api: string;
  name: string;
  code: string;
  problem?: string;
}

function checksOf(program: ts.Program, root: string, old: PackageApi, apis: Apis, directions: ReadonlyMap<ts.Symbol, number>): Check[] {
  const checker = program.getTypeChecker();
  const now = apis.new.find(({ name }) => name === old.name);
  if (now === undefined) return [];
  const moduleAt = (side: Side, path: string): ts.Symbol | undefined => {
    const source = program.getSourceFile(pathOf(root, side, old.name, path));
    return source && checker.getSymbolAtLocation(source);
  };
  const exportsOf = (side: Side, path: string): Map<string, ts.Symbol> => {
    const module = moduleAt(side, path);
    const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
    return new Map(symbols.map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]));
  };
  const newEntries = new Map(entriesOf(now));
  return entriesOf(old).flatMap(([entry, path]): Check[] => {
    const newPath = newEntries.get(entry);
    // The manifest tells of an entry that is gone.
    if (newPath === undefined) return [];
    const news = exportsOf("new", newPath);
    const moduleOf = (side: Side, at: string): string =>
      `import(${JSON.stringify(pathOf(root, side, old.name, at).replace(/\.d\.ts$/, ".js"))})`;
    const [before, after] = [moduleOf("old", path), moduleOf("new", newPath)];
    const oldModule = moduleAt("old", path);
    // Without what is exported as a type only.
    const values = oldModule && checker.getTypeOfSymbol(oldModule);
    return [...exportsOf("old", path)].flatMap(([name, symbol]): Check[] => {
      const check = (code: string, problem?: string): Check => ({ api: old.name, name, code, ...(problem !== undefined && { problem }) });
      const other = news.get(name);
      if (other === undefined) return [check("", `is no longer exported by ${posix.join(old.name, entry)}`)];
      const added = [...abstractsOf(other)].filter((member) => !abstractsOf(symbol).has(member));
      const isValue = values?.getProperty(name) !== undefined;
      const isType = (symbol.flags & ts.SymbolFlags.Type) !== 0;
      const [parameters, args] = isType ? typeArguments(symbol) : ["", ""];
      const ways = directions.get(symbol) ?? GIVEN | RECEIVED;
      const [oldType, newType] = [`${before}.${name}${args}`, `${after}.${name}${args}`];
      const members = [...brokenMembers(checker, symbol, other, (ways & RECEIVED) !== 0), ...brokenParameters(checker, symbol, other)];
      return [
        ...added.map((member) => check("", `has a new abstract member \`${member}\``)),
        ...members.map((problem) => check("", problem)),
        ...(isValue ? [check(`{ const old: typeof ${before}.${name} = (null! as typeof ${after}).${name}; }`)] : []),
        ...(isType && ways & RECEIVED ? [check(`${parameters} { const old: ${oldType} = null! as ${newType}; };`)] : []),
        ...(isType && !isValue && ways & GIVEN
          ? [
              check(`${parameters} { const now: ${newType} = null! as ${oldType}; };`),
              // An object literal may not have a property that is gone, even if it was optional.
              check(`${parameters} { const keys: keyof (${newType}) = null! as keyof (${oldType}); };`),
            ]
          : []),
      ];
    });
  });
}

function abstractsOf(symbol: ts.Symbol): ReadonlySet<string> {
  const members = symbol.declarations?.filter((each) => ts.isClassDeclaration(each)).flatMap((each) => [...each.members]) ?? [];
  const abstract = members.filter(
    (member) => ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword),
  );
  return new Set(abstract.flatMap(({ name }) => (name === undefined ? [] : [name.getText()])));
}

/**
 * Returns the head of a function with the type parameters of a declaration, and its type arguments: any type where there is a constraint, or
 * another type depends on the parameter, since compilers compare such types by identity.
 */
function typeArguments({ declarations: [first] = [] }: ts.Symbol): [parameters: string, args: string] {
  const all =
    first && "typeParameters" in first ? (first.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration> | undefined) : undefined;
  const body = first?.getText().slice((all?.end ?? 0) - first.getStart()) ?? "";
  const isOpen = ({ name, constraint }: ts.TypeParameterDeclaration): boolean =>
    constraint === undefined && !new RegExp(`<[^<>]*\\b${name.text}\\b|\\bextends\\b[^;]*\\?`).test(body);
  const args = all?.map((parameter, index) => (isOpen(parameter) ? `T${index}` : "any")) ?? [];
  const open = args.filter((each) => each !== "any").join(", ");
  return [open && `<${open},>() =>`, args.length === 0 ? "" : `<${args.join(", ")}>`];
}

function entryFiles(root: string, side: Side, apis: readonly PackageApi[]): string[] {
  return apis.flatMap((api) => entriesOf(api).map(([, path]) => pathOf(root, side, api.name, path)));
}

/** The path of a declaration that exists in memory only. */
function pathOf(root: string, side: Side, name: string, path: string): string {
  return posix.join(root.replaceAll("\\", "/"), `api-${side}`, name, path);
}

/** Files of the compiler and of other packages, which take longer to read than the rest. */
const libraries = new Map<string, ts.SourceFile>();

function programOf(root: string, apis: Apis, files: ReadonlyMap<string, string>, names: string[], old?: ts.Program): ts.Program {
  const options = { ...OPTIONS, typeRoots: [join(root, "node_modules/@types")] };
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.getCurrentDirectory = () => root;
  host.readFile = (path) => files.get(path) ?? disk.readFile(path);
  host.fileExists = (path) => files.has(path) || disk.fileExists(path);
  host.getSourceFile = (path, version) => {
    const text = files.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version, true);
    const known = libraries.get(path) ?? disk.getSourceFile(path, version);
    if (known !== undefined) libraries.set(path, known);
    return known;
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const side = SIDES.find((each) => from.includes(`/api-${each}/`));
      const [, name = "", rest = ""] = /^(@[^/]+\/[^/]+)(?:\/(.+))?$/.exec(text) ?? [];
      const api = side && apis[side].find((each) => each.name === name);
      const entry = api && new Map(entriesOf(api)).get(rest === "" ? "." : `./${rest}`);
      if (side !== undefined && api !== undefined) return resolved(entry && pathOf(root, side, name, entry), files);
      if (!/^[./]|^[A-Za-z]:/.test(text)) return ts.resolveModuleName(text, join(root, "api-check.ts"), options, host);
      return resolved(posix.join(text.startsWith(".") ? posix.dirname(from) : "", text).replace(/\.js$/, ".d.ts"), files);
    });
  return ts.createProgram({ rootNames: names, options, host, ...(old && { oldProgram: old }) });
}

function resolved(path: string | undefined, files: ReadonlyMap<string, string>): ts.ResolvedModuleWithFailedLookupLocations {
  const isKnown = path !== undefined && files.has(path);
  return { resolvedModule: isKnown ? { resolvedFileName: path, extension: ts.Extension.Dts } : undefined };
}

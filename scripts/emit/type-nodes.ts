// Stands in for TypeScript in the published generator. openapi-typescript makes types of its nodes, and nothing else there needs a compiler, which
// takes longer to load than most documents take to generate from, and is four fifths of what a user would install.

/** The kinds of nodes. Keywords and tokens have a text. */
const KINDS = [
  ...["Identifier", "StringLiteral", "NumericLiteral", "PrefixUnaryExpression", "TemplateHead", "TemplateTail", "TemplateLiteralTypeSpan"],
  ...["PropertySignature", "IndexSignature", "Parameter", "InterfaceDeclaration", "TypeAliasDeclaration", "MultiLineCommentTrivia"],
  ...["TypeLiteral", "UnionType", "IntersectionType", "ArrayType", "TupleType", "RestType", "OptionalType", "TypeOperator"],
  ...["TypeReference", "IndexedAccessType", "LiteralType", "ParenthesizedType", "TemplateLiteralType"],
] as const;
const TEXTS = {
  ...{ UnknownKeyword: "unknown", NeverKeyword: "never", UndefinedKeyword: "undefined", NullKeyword: "null", TrueKeyword: "true" },
  ...{ BooleanKeyword: "boolean", StringKeyword: "string", NumberKeyword: "number", BigIntKeyword: "bigint", FalseKeyword: "false" },
  ...{ ReadonlyKeyword: "readonly", ExportKeyword: "export", QuestionToken: "?", MinusToken: "-" },
};

const NAMES: readonly string[] = [...KINDS, ...Object.keys(TEXTS)];

type Kind = (typeof KINDS)[number] | keyof typeof TEXTS;

/** Numbers by name, and names by number. */
const SyntaxKind = Object.fromEntries(NAMES.flatMap((name, kind) => [[name, kind], [kind, name]])) as Record<Kind, number>; // prettier-ignore

/** Not the key of a field, so that comments are no children. */
const COMMENTS = Symbol("comments");

interface Node {
  readonly kind: number;
  [COMMENTS]?: { kind: number; text: string }[];
}

type Nodes = readonly Node[];
type Name = string | Node;

const token = (kind: number): Node => ({ kind });

const identifier = (text: string) => ({ kind: SyntaxKind.Identifier, text, escapedText: text });

const named = (name: Name): Node => (typeof name === "string" ? identifier(name) : name);

const propertySignature = (modifiers: Nodes | undefined, name: Name, questionToken?: Node, type?: Node) => ({
  ...{ kind: SyntaxKind.PropertySignature, modifiers, name: named(name), questionToken, type },
});

const factory = {
  createIdentifier: identifier,
  createStringLiteral: (text: string) => ({ kind: SyntaxKind.StringLiteral, text }),
  createNumericLiteral: (value: string | number) => ({ kind: SyntaxKind.NumericLiteral, text: String(value) }),
  createPrefixUnaryExpression: (operator: number, operand: Node) => ({ kind: SyntaxKind.PrefixUnaryExpression, operator, operand }),
  createToken: token,
  createModifier: token,
  createKeywordTypeNode: token,
  createNull: () => token(SyntaxKind.NullKeyword),
  createTrue: () => token(SyntaxKind.TrueKeyword),
  createFalse: () => token(SyntaxKind.FalseKeyword),
  createNodeArray: (nodes: Nodes = []) => nodes,
  createPropertySignature: propertySignature,
  updatePropertySignature: (old: Node, ...fields: Parameters<typeof propertySignature>) => ({
    ...{ ...propertySignature(...fields), [COMMENTS]: old[COMMENTS] },
  }),
  createIndexSignature: (modifiers: Nodes | undefined, parameters: Nodes, type: Node) => ({
    ...{ kind: SyntaxKind.IndexSignature, modifiers, parameters, type },
  }),
  createParameterDeclaration: (_modifiers: unknown, _rest: unknown, name: Name) => ({ kind: SyntaxKind.Parameter, name: named(name) }),
  createInterfaceDeclaration: (modifiers: Nodes | undefined, name: Name, _types: unknown, _heritage: unknown, members: Nodes) => ({
    ...{ kind: SyntaxKind.InterfaceDeclaration, modifiers, name: named(name), members },
  }),
  createTypeAliasDeclaration: (modifiers: Nodes | undefined, name: Name, typeParameters: Nodes | undefined, type?: Node) => ({
    ...{ kind: SyntaxKind.TypeAliasDeclaration, modifiers, name: named(name), typeParameters, type },
  }),
  createTypeLiteralNode: (members: Nodes = []) => ({ kind: SyntaxKind.TypeLiteral, members }),
  createUnionTypeNode: (types: Nodes) => ({ kind: SyntaxKind.UnionType, types }),
  createIntersectionTypeNode: (types: Nodes) => ({ kind: SyntaxKind.IntersectionType, types }),
  createArrayTypeNode: (elementType: Node) => ({ kind: SyntaxKind.ArrayType, elementType }),
  createTupleTypeNode: (elements: Nodes) => ({ kind: SyntaxKind.TupleType, elements }),
  createRestTypeNode: (type: Node) => ({ kind: SyntaxKind.RestType, type }),
  createOptionalTypeNode: (type: Node) => ({ kind: SyntaxKind.OptionalType, type }),
  createTypeOperatorNode: (operator: number, type: Node) => ({ kind: SyntaxKind.TypeOperator, operator, type }),
  createTypeReferenceNode: (name: Name, typeArguments?: Nodes) => ({
    kind: SyntaxKind.TypeReference,
    typeName: named(name),
    typeArguments,
  }),
  createIndexedAccessTypeNode: (objectType: Node, indexType: Node) => ({ kind: SyntaxKind.IndexedAccessType, objectType, indexType }),
  createLiteralTypeNode: (literal: Node) => ({ kind: SyntaxKind.LiteralType, literal }),
  createTemplateHead: (text: string) => ({ kind: SyntaxKind.TemplateHead, text }),
  createTemplateTail: (text: string) => ({ kind: SyntaxKind.TemplateTail, text }),
  createTemplateLiteralTypeSpan: (type: Node, literal: Node) => ({ kind: SyntaxKind.TemplateLiteralTypeSpan, type, literal }),
  createTemplateLiteralType: (head: Node, templateSpans: Nodes) => ({ kind: SyntaxKind.TemplateLiteralType, head, templateSpans }),
};

/** The fields of a node: other nodes, lists of them, texts and numbers. */
type Fields = Record<string, Node | Nodes | string | number | undefined>;

/** Calls a function for each child of a node. */
function forEachChild(node: Node, visit: (child: Node) => void): void {
  for (const value of Object.values(node as unknown as Fields)) {
    if (typeof value !== "object") continue;
    if ("kind" in value) visit(value);
    else for (const child of value) visit(child);
  }
}

/** Returns the node, or a copy if the function returns another node for a child. */
function visitEachChild(node: Node, visit: (child: Node) => Node): Node {
  const fields = node as unknown as Fields;
  let changed: Fields | undefined;
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (typeof value !== "object") continue;
    const other = "kind" in value ? visit(value) : visitNodes(value, visit);
    if (other !== value) (changed ??= { ...fields })[key] = other;
  }
  return (changed as unknown as Node | undefined) ?? node;
}

function visitNodes(nodes: Nodes, visit: (child: Node) => Node): Nodes {
  let changed: Node[] | undefined;
  for (const [index, node] of nodes.entries()) {
    const other = visit(node);
    if (other !== node) (changed ??= [...nodes])[index] = other;
  }
  return changed ?? nodes;
}

/** Reads the declaration of a helper type, whose name alone is used. */
function createSourceFile(_path: string, text: string): { statements: Nodes } {
  const name = /^\s*type (\w+)</.exec(text)?.[1] ?? "";
  return { statements: [factory.createTypeAliasDeclaration(undefined, name, [])] };
}

function addSyntheticLeadingComment(node: Node, kind: number, text: string): Node {
  (node[COMMENTS] ??= []).push({ kind, text });
  return node;
}

/** Checks for nodes of a kind: `isUnionTypeNode`, `isIdentifier`, `isIndexSignatureDeclaration`. */
const guards = Object.fromEntries(
  NAMES.flatMap((name, kind) => {
    const isOf = (node: Node): boolean => node.kind === kind;
    return [`is${name}`, `is${name}Node`, `is${name}Declaration`].map((guard) => [guard, isOf]);
  }),
);

export default {
  ...guards,
  SyntaxKind,
  ScriptTarget: {},
  factory,
  isTypeNode: (node: Node): boolean => node.kind !== SyntaxKind.TypeAliasDeclaration && node.kind !== SyntaxKind.InterfaceDeclaration,
  tokenToString: (kind: number): string | undefined => TEXTS[NAMES[kind] as keyof typeof TEXTS],
  forEachChild,
  visitEachChild,
  createSourceFile,
  addSyntheticLeadingComment,
  getSyntheticLeadingComments: (node: Node) => node[COMMENTS],
};

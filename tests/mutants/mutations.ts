import ts from 'typescript';

/** One way to break one line. */
export interface Mutation {
  /** The line as it stands, without the white space around it. */
  before: string;
  after: string;
}

const opposites: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
};

/** Every line of a file that can be broken by changing one thing in it, with what it becomes; one change a line. */
export function mutationsOf(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, Mutation>();
  const visit = (node: ts.Node) => {
    const change = changeOf(node, source);
    if (change) {
      const { line } = source.getLineAndCharacterOfPosition(change.start);
      const mutation = mutate(text, change);
      if (mutation && !found.has(line)) found.set(line, mutation);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()].filter(({ before }) => isAlone(text, before));
}

/** A line that stands twice in its file could not be told from its twin later. */
function isAlone(text: string, line: string): boolean {
  return text.split('\n').filter((other) => other.trim() === line).length === 1;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

function changeOf(node: ts.Node, source: ts.SourceFile): Change | undefined {
  const replace = (part: ts.Node, text: string) => ({ start: part.getStart(source), end: part.getEnd(), text });
  if (ts.isTypeNode(node)) return undefined;
  if (ts.isBinaryExpression(node)) {
    const opposite = opposites[node.operatorToken.kind];
    return opposite === undefined || joinsWords(node) ? undefined : replace(node.operatorToken, opposite);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return replace(node, node.operand.getText(source));
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return replace(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return replace(node, 'true');
  if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent)) return replace(node, `(${node.text} + 1)`);
  if (ts.isConditionalExpression(node)) return replace(node.condition, `!(${node.condition.getText(source)})`);
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return replace(node, ';');
  return undefined;
}

function joinsWords({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  const isText = (part: ts.Expression) => ts.isStringLiteralLike(part) || ts.isTemplateExpression(part);
  return operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(left) || isText(right));
}

function isCall(expression: ts.Expression): boolean {
  return ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression);
}

/** The line that changes; nothing where the change reaches over several lines. */
function mutate(text: string, { start, end, text: replacement }: Change): Mutation | undefined {
  if (text.slice(start, end).includes('\n')) return undefined;
  const from = text.lastIndexOf('\n', start) + 1;
  const to = (text.indexOf('\n', end) + text.length + 1) % (text.length + 1);
  const before = text.slice(from, to);
  const after = before.slice(0, start - from) + replacement + before.slice(end - from);
  return { before: before.trim(), after: after.trim() };
}

import path from 'node:path';
import ts from 'typescript';
import {read} from '../support/files';

type Import = {
  /** An address from the root of the repository (`src/components/Icon`), or a package as it is written. */
  target: string;
  line: number;
  typeOnly: boolean;
};

/** `@site/…` and relative paths become addresses from the root; packages stay as they are. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.join(path.posix.dirname(file), specifier);
}

function specifierOf(node: ts.Node): {specifier: ts.Expression; typeOnly: boolean} | undefined {
  if (ts.isImportDeclaration(node)) {
    return {
      specifier: node.moduleSpecifier,
      typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return {specifier: node.moduleSpecifier, typeOnly: node.isTypeOnly};
  }
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  if (!first || !ts.isCallExpression(node)) return undefined;
  const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
  return loads ? {specifier: first, typeOnly: false} : undefined;
}

function scriptImports(file: string, text: string): Import[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const given = specifierOf(node);
    if (given && ts.isStringLiteralLike(given.specifier)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({target: resolve(file, given.specifier.text), line, typeOnly: given.typeOnly});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const mdxImport = /^import\s+(?:[^'"]*\sfrom\s+)?['"]([^'"]+)['"]/;

const pageImports = (file: string, text: string): Import[] =>
  text.split('\n').flatMap((line, at) => {
    const specifier = mdxImport.exec(line)?.[1];
    return specifier ? [{target: resolve(file, specifier), line: at + 1, typeOnly: false}] : [];
  });

export function importsOf(file: string): Import[] {
  const text = read(file);
  return file.endsWith('.mdx') ? pageImports(file, text) : scriptImports(file, text);
}

import { dirname, join, relative } from "node:path/posix";
import { importCircles, sharedNames, unusedDependencies, unusedExports } from "./graph_findings.ts";
import type { ImportGraph } from "./import_graph.ts";
import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { ARROWS, FIELD_WORDS, MAY_NAME_LANGUAGES, PER_LANGUAGE, SCHEMAS, SHARED } from "./rooms.ts";

/** "(hi|te)". */
const LANGUAGES_IN_PATTERN = new RegExp(
  `\\b(${TRANSLATION_LANGUAGES.join("|")})\\|(${TRANSLATION_LANGUAGES.join("|")})\\b`,
);

interface House {
  /** The repository's folder. */
  root: string;
  graph: ImportGraph;
  /** Keys of the import map. */
  importMap: readonly string[];
}

/** Lint rules that need all files: allowed imports, import cycles, and unused or ambiguous exports. */
export function housePlugin({ root, graph, importMap }: House): Deno.lint.Plugin {
  const circles = importCircles(graph);
  const unused = unusedExports(graph);
  const shared = sharedNames(graph);
  const dependencies = unusedDependencies(graph, importMap);

  return {
    name: "house",
    rules: {
      arrow: {
        create: (context) =>
          onImports(context, root, (path, target, node) => {
            const because = wrongArrow(path, target);
            if (because) context.report({ node, message: `Cannot import ${target} here: ${because}` });
          }),
      },
      "import-circle": {
        create: (context) =>
          onImports(context, root, (path, target, node) => {
            const circle = circles.get(path);
            if (circle === undefined || circle !== circles.get(target)) return;
            context.report({ node, message: `${target} imports this file too, or by way of others` });
          }, { lazy: false }),
      },
      "unused-export": {
        create: (context) =>
          onExports(context, root, (path, name, node) => {
            if (!unused.has(`${path}#${name}`)) return;
            context.report({ node, message: `No other file imports ${name}: it needs no export` });
          }),
      },
      "shared-name": {
        create: (context) =>
          onExports(context, root, (path, name, node) => {
            const other = shared.get(`${path}#${name}`);
            if (other) {
              context.report({
                node,
                message: `${other} exports another ${name}: one of them needs its own name`,
              });
            }
          }),
      },
      "field-word": {
        create: (context) => ({
          VariableDeclarator({ id }) {
            if (id.type !== "Identifier") return;
            const word = Object.keys(FIELD_WORDS).find((word) =>
              id.name === word || id.name.startsWith(`${word}_`)
            );
            if (word) context.report({ node: id, message: `The field's word is ${FIELD_WORDS[word]}` });
          },
        }),
      },
      "language-name": {
        create: (context) => {
          const path = pathOf(context, root);
          if (MAY_NAME_LANGUAGES.test(path) || PER_LANGUAGE.test(path)) return {};
          const message =
            "A language is named in contract/language.ts and in files of its own alone: contract/shared/language_modules.ts finds these";
          const isCode = (word: unknown) => TRANSLATION_LANGUAGES.some((code) => code === word);
          return {
            Identifier(node) {
              if (isCode(node.name)) context.report({ node, message });
            },
            Literal(node) {
              const isNamed = typeof node.value === "string"
                ? isCode(node.value)
                : LANGUAGES_IN_PATTERN.test(context.sourceCode.getText(node));
              if (isNamed) context.report({ node, message });
            },
          };
        },
      },
      // Lint does not check the import map, so this is reported for the file that reads it.
      "unused-dependency": {
        create: (context) => ({
          Program(node) {
            if (pathOf(context, root) !== "build/lint/house_rules.ts") return;
            for (const name of dependencies) context.report({ node, message: `No file imports ${name}` });
          },
        }),
      },
    },
  };
}

/** Test files of a room. They may import helpers of `tests/`. */
const TEST = /_test\.tsx?$|\/testing\//;

/** Why a file may not import the target; undefined if it may. */
function wrongArrow(path: string, target: string): string | undefined {
  if (SCHEMAS.test(path) && SHARED.test(target)) {
    return "contract/shared/ builds on the schemas, never the reverse";
  }
  const arrow = ARROWS.find(({ room }) => room.test(path));
  if (!arrow || arrow.may.test(target)) return;
  const isTest = TEST.test(path);
  if (isTest && target.startsWith("tests/")) return;
  // Every room except the contract may import packages.
  const isOurs = /^(bench|build|contract|server|site|tests|widgets)\/|^(build|dev)\.ts$/.test(target);
  return isOurs || arrow.room.test("contract/") && !isTest ? arrow.because : undefined;
}

type Report = (path: string, target: string, node: Deno.lint.Node) => void;

function onImports(
  context: Deno.lint.RuleContext,
  root: string,
  report: Report,
  { lazy = true } = {},
): Deno.lint.LintVisitor {
  const path = pathOf(context, root);
  const check = (node: Deno.lint.Node, specifier: unknown) => {
    if (typeof specifier !== "string") return;
    report(path, specifier.startsWith(".") ? join(dirname(path), specifier) : specifier, node);
  };
  return {
    ImportDeclaration: (node) => check(node, node.source.value),
    ExportAllDeclaration: (node) => check(node, node.source.value),
    ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
    ImportExpression: (node) => lazy && node.source.type === "Literal" && check(node, node.source.value),
  };
}

function onExports(context: Deno.lint.RuleContext, root: string, report: Report): Deno.lint.LintVisitor {
  const path = pathOf(context, root);
  return {
    ExportNamedDeclaration(node) {
      if (node.source) return;
      const { declaration } = node;
      if (declaration?.type === "VariableDeclaration") {
        for (const { id } of declaration.declarations) {
          if (id.type === "Identifier") report(path, id.name, id);
        }
      } else if (declaration && "id" in declaration && declaration.id?.type === "Identifier") {
        report(path, declaration.id.name, declaration.id);
      }
      for (const { exported } of node.specifiers) {
        if (exported.type === "Identifier") report(path, exported.name, exported);
      }
    },
  };
}

function pathOf(context: Deno.lint.RuleContext, root: string): string {
  return relative(root, context.filename);
}

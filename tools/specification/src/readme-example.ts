import { isNode, spanOf, statementsOf, textAt } from "./syntax.ts"

/** The first TypeScript example of a README, if it has one. */
export const exampleIn = (markdown: string): string | undefined => /```ts\n([\s\S]*?)```/.exec(markdown)?.[1]

/** A program that fails unless every `expression // => value` of the example is true; `checks` counts them. */
export const runnableExample = (example: string): { readonly program: string; readonly checks: number } => {
  let checks = 0
  const lines = statementsOf("example.ts", example).map((node) => {
    const [start, end] = spanOf(node)
    const text = example.slice(start, end)
    const claim = /^;?[ \t]*\/\/ => (.*)/.exec(example.slice(end))?.[1]
    const expression = isNode(node["expression"]) && textAt(node, "type") === "ExpressionStatement"
    if (claim === undefined || !expression) return text
    checks += 1
    return `assert.deepEqual((${text.replace(/;$/, "")}), (${claim}))`
  })
  return { program: ['import assert from "node:assert/strict"', ...lines, ""].join("\n"), checks }
}

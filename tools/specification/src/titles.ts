import { isNode, listOf, spanOf, statementsOf, textAt, walk } from "./syntax.ts"

const calleeName = (callee: unknown): string =>
  textAt(callee, "name") || textAt(callee, "object", "name") || (isNode(callee) ? calleeName(callee["callee"]) : "")

/** Titles of a file's tests as written; a template's and `each`'s places stand as `*`. */
export const titlesOf = (path: string, source: string): ReadonlyArray<string> => {
  const titles: string[] = []
  walk(statementsOf(path, source), (node) => {
    if (textAt(node, "type") !== "CallExpression") return
    if (!/^(test|it|describe)$/.test(calleeName(node["callee"]))) return
    const [first] = listOf(node["arguments"]).filter(isNode)
    if (first === undefined) return
    if (textAt(first, "type") === "Literal") titles.push(textAt(first, "value").replaceAll(/%[sdijof#]|\$\w+/g, "*"))
    if (textAt(first, "type") !== "TemplateLiteral") return
    const [start, end] = spanOf(first)
    titles.push(source.slice(start + 1, end - 1).replaceAll(/\$\{[^}]*\}/g, "*"))
  })
  return titles
}

/** Whether a title named in the table is one of these; `*` stands for anything. */
export const hasTitle = (titles: ReadonlyArray<string>, wanted: string): boolean =>
  titles.some(
    (title) =>
      title === wanted ||
      (title.includes("*") &&
        new RegExp(
          `^${title
            .split("*")
            .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&"))
            .join(".*")}$`,
        ).test(wanted)),
  )

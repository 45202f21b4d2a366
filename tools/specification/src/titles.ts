import { isNode, listOf, type Node, spanOf, statementsOf, textAt, walk } from "./syntax.ts"

const calleeName = (callee: unknown): string =>
  textAt(callee, "name") || textAt(callee, "object", "name") || (isNode(callee) ? calleeName(callee["callee"]) : "")

/** A test or group by its title as written, and its node; a template's and `each`'s places stand as `*`. */
const titled = (path: string, source: string): ReadonlyArray<{ readonly title: string; readonly node: Node }> => {
  const titles: Array<{ readonly title: string; readonly node: Node }> = []
  walk(statementsOf(path, source), (node) => {
    if (textAt(node, "type") !== "CallExpression") return
    if (!/^(test|it|describe)$/.test(calleeName(node["callee"]))) return
    const [first] = listOf(node["arguments"]).filter(isNode)
    if (first === undefined) return
    if (textAt(first, "type") === "Literal")
      titles.push({ title: textAt(first, "value").replaceAll(/%[sdijof#]|\$\w+/g, "*"), node })
    if (textAt(first, "type") !== "TemplateLiteral") return
    const [start, end] = spanOf(first)
    titles.push({ title: source.slice(start + 1, end - 1).replaceAll(/\$\{[^}]*\}/g, "*"), node })
  })
  return titles
}

/** Titles of a file's tests as written. */
export const titlesOf = (path: string, source: string): ReadonlyArray<string> =>
  titled(path, source).map(({ title }) => title)

const mentions = (node: unknown, names: ReadonlySet<string>): boolean => {
  let isFound = false
  walk(node, (each) => {
    if (textAt(each, "type") === "Identifier" && names.has(textAt(each, "name"))) isFound = true
  })
  return isFound
}

/** Titles of a file's tests that generate what they try: with `law` or fast-check, or a function of the file that does. */
export const lawsOf = (path: string, source: string): ReadonlyArray<string> => {
  const generating = new Set(["law", "fc"])
  for (const statement of statementsOf(path, source))
    if (
      textAt(statement, "type") === "VariableDeclaration" &&
      mentions(
        listOf(statement["declarations"]).map((it) => (isNode(it) ? it["init"] : undefined)),
        new Set(["law"]),
      )
    )
      for (const each of listOf(statement["declarations"])) generating.add(textAt(each, "id", "name"))
  generating.delete("")
  const isTest = (node: Node): boolean => !/^describe$/.test(calleeName(node["callee"]))
  return titled(path, source)
    .filter(({ node }) => isTest(node) && mentions(listOf(node["arguments"]).slice(1), generating))
    .map(({ title }) => title)
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

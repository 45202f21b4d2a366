import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { exportsOf } from "./exports.ts"
import { type Reference, readTable, type RuleRow, unused } from "./table.ts"
import { hasTitle, titlesOf } from "./titles.ts"

const isRule = (file: string): boolean => !/(\.test\.ts|\/index\.ts)$/.test(file) && !file.includes("/testing/")

/** What the table says that is not so, one sentence each; `root` holds the packages (`domain` of the repository). */
export const tableProblems = (markdown: string, root: string): ReadonlyArray<string> => {
  const rows = readTable(markdown)
  const sources = new Map<string, string>()
  const sourceOf = (file: string): string | undefined => {
    if (!existsSync(join(root, file)) || !file.endsWith(".ts")) return undefined
    const known = sources.get(file) ?? readFileSync(join(root, file), "utf8")
    sources.set(file, known)
    return known
  }
  const wrongReference = (row: RuleRow, kind: "export" | "test", { file, name }: Reference): ReadonlyArray<string> => {
    const at = `${row.section}, "${row.rule}"`
    const source = sourceOf(file)
    if (source === undefined) return [`${at}: there is no file ${file}`]
    const exists =
      kind === "export"
        ? exportsOf(file, source).some((it) => it.name === name)
        : hasTitle(titlesOf(file, source), name)
    return exists ? [] : [`${at}: ${file} has no ${kind} "${name}"`]
  }
  const wrongRows = rows.flatMap((row) => [
    ...(row.decided.length === 0 ? [`${row.section}, "${row.rule}": nothing decides it`] : []),
    ...(row.guarded.length === 0 ? [`${row.section}, "${row.rule}": nothing guards it`] : []),
    ...row.decided.flatMap((it) => wrongReference(row, "export", it)),
    ...row.guarded.flatMap((it) => wrongReference(row, "test", it)),
  ])
  const named = new Set(rows.flatMap((row) => row.decided.map(({ file }) => file)))
  const modules = globSync("*/src/**/*.ts", { cwd: root }).filter(isRule).toSorted()
  const missing = modules.filter(
    (file) => !named.has(file) && exportsOf(file, sourceOf(file) ?? "").some((it) => it.isValue),
  )
  return [...wrongRows, ...missing.map((file) => `${file} decides something that the table does not name`)]
}

/** Rows that call a used rule unused, or an unused one used, one sentence each. */
export const useProblems = (
  markdown: string,
  usersOf: (decided: ReadonlyArray<Reference>) => ReadonlyArray<string>,
): ReadonlyArray<string> =>
  readTable(markdown).flatMap(({ section, rule, decided, usedBy }) => {
    const isUnused = usersOf(decided).length === 0
    if (isUnused === (usedBy === unused) && usedBy !== "") return []
    return [`${section}, "${rule}": ${isUnused ? "nothing uses it" : "something uses it"}; write-users.ts says what`]
  })

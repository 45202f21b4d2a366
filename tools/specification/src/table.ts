/** A file below `domain/` and what is named in it: an export, or a test's title. */
export interface Reference {
  readonly file: string
  readonly name: string
}

/** One rule: who decides it and what guards it. */
export interface RuleRow {
  readonly section: string
  readonly rule: string
  readonly decided: ReadonlyArray<Reference>
  readonly guarded: ReadonlyArray<Reference>
  /** Who uses it, as the table says. */
  readonly usedBy: string
}

const decidedIn = (cell: string): ReadonlyArray<Reference> => {
  const marked = [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text)
  const references: Reference[] = []
  let file = ""
  for (const text of marked) {
    if (text.endsWith(".ts")) file = text
    else references.push({ file, name: text })
  }
  return references
}

const guardedBy = (cell: string): ReadonlyArray<Reference> => {
  const references: Reference[] = []
  let file = ""
  for (const [, path, title] of cell.matchAll(/`([^`]+)`|"((?:[^"\\]|\\.)*)"/g)) {
    if (path !== undefined) file = path
    else if (title !== undefined) references.push({ file, name: title.replaceAll("\\|", "|").replaceAll('\\"', '"') })
  }
  return references
}

const cellsOf = (line: string): ReadonlyArray<string> => line.split(/(?<!\\)\|/).map((cell) => cell.trim())

/** The table's text for a rule that no contract, screen or adapter uses. */
export const unused = "nothing yet"

const mostUsers = 3

const usersText = (users: ReadonlyArray<string>): string => {
  if (users.length === 0) return unused
  const rest = users.length - mostUsers
  return users.slice(0, mostUsers).join(", ") + (rest > 0 ? ` and ${rest} more` : "")
}

/** The page with its last column replaced: contracts before pages, pages before packages. */
export const withUsers = (
  markdown: string,
  usersOf: (decided: ReadonlyArray<Reference>) => ReadonlyArray<string>,
): string => {
  let section = ""
  return markdown
    .split("\n")
    .map((line) => {
      if (line.startsWith("## ")) section = line
      const [, rule, decided, guarded] = cellsOf(line)
      if (section === "" || rule === undefined || decided === undefined || guarded === undefined) return line
      const columns = line
        .split(/(?<!\\)\|/)
        .slice(1, 4)
        .join("|")
      if (rule === "rule") return `|${columns}| used by |`
      return /^-+$/.test(rule) ? `|${columns}| --- |` : `|${columns}| ${usersText(usersOf(decidedIn(decided)))} |`
    })
    .join("\n")
}

/** The rows of `docs/specification.md`, with the heading they stand under; what stands above the first heading is figures. */
export const readTable = (markdown: string): ReadonlyArray<RuleRow> => {
  const rows: RuleRow[] = []
  let section = ""
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3).trim()
    const [, rule, decided, guarded, usedBy = "", ...rest] = cellsOf(line)
    if (rule === undefined || decided === undefined || guarded === undefined || rest.length > 1) continue
    if (section === "" || rule === "rule" || /^-+$/.test(rule)) continue
    rows.push({ section, rule, decided: decidedIn(decided), guarded: guardedBy(guarded), usedBy })
  }
  return rows
}

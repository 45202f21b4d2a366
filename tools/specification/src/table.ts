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
}

const decidedIn = (cell: string): ReadonlyArray<Reference> => {
  const marked = [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text)
  const found: Reference[] = []
  let file = ""
  for (const text of marked) {
    if (text.endsWith(".ts")) file = text
    else found.push({ file, name: text })
  }
  return found
}

const guardedBy = (cell: string): ReadonlyArray<Reference> => {
  const found: Reference[] = []
  let file = ""
  for (const [, path, title] of cell.matchAll(/`([^`]+)`|"((?:[^"\\]|\\.)*)"/g)) {
    if (path !== undefined) file = path
    else if (title !== undefined) found.push({ file, name: title.replaceAll("\\|", "|").replaceAll('\\"', '"') })
  }
  return found
}

/** The rows of `docs/specification.md`, with the heading they stand under; what stands above the first heading is figures. */
export const readTable = (markdown: string): ReadonlyArray<RuleRow> => {
  const rows: RuleRow[] = []
  let section = ""
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3).trim()
    const [, rule, decided, guarded, ...rest] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (rule === undefined || decided === undefined || guarded === undefined || rest.length !== 1) continue
    if (section === "" || rule === "rule" || /^-+$/.test(rule)) continue
    rows.push({ section, rule, decided: decidedIn(decided), guarded: guardedBy(guarded) })
  }
  return rows
}

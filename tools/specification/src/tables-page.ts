import type { AuditedTable, DeclaredTable, Erasing } from "@adapters/postgres/tables"

const top = `# Tables

Written by \`node tools/specification/src/write-tables.ts\` from the tables' declarations (\`adapters/postgres/src/tables\`),
from which the audit log's triggers, the export of a user's data and the erasure of an account follow as well. The reasons
for the times: [0021](decisions/0021-what-is-deleted-when.md).

Besides the tables: stored pictures (files) are kept until 30 days after something was last known to show them; in the queue
\`pgboss.*\` finished jobs stay one day, messages, codes and reset links one minute, and jobs that never finished and dead
letters 14 days.

| table | kept | a user's export holds | an erasure | the audit log shows | and hides |
| --- | --- | --- | --- | --- | --- |
`

const exportOf = ({ exported }: DeclaredTable): string => {
  if (typeof exported === "string") return `nothing: ${exported}`
  const { secret = [] } = exported
  return secret.length === 0 ? "their rows" : `their rows without ${secret.join(", ")}`
}

const erasureOf = (erased: Erasing | undefined): string => {
  if (erased === undefined) return "changes nothing"
  if ("nameless" in erased) return `keeps it: ${erased.nameless}`
  return "delete" in erased ? "deletes their rows" : "keeps what tax law asks for"
}

const auditOf = (audited: AuditedTable | string): readonly [string, string] =>
  typeof audited === "string"
    ? [`nothing: ${audited}`, ""]
    : [[...audited.key, ...audited.clear].join(", "), (audited.hidden ?? []).join(", ")]

/** The page of all tables: how long rows are kept, and what export, erasure and audit log make of them. */
export const tablesPage = (tables: Readonly<Record<string, DeclaredTable>>): string => {
  const rows = Object.entries(tables)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, table]) => {
      const cells = [`\`${name}\``, table.kept, exportOf(table), erasureOf(table.erased), ...auditOf(table.audited)]
      return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`
    })
  return `${top}${rows.join("\n")}\n`
}

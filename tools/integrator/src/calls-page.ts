import type { Endpoint } from "@adapters/http-api"

const top = `# Calls

Written by \`node tools/integrator/src/write-calls.ts\` from the contracts (\`application/*/src/contract\`), which declare all of
their call. Paths are below \`/api/v1.0\`. A query only reads, a command is one transaction, a workflow calls the outside
world between short transactions and is safe to run again. A right is a row of the permission matrix
(\`domain/identity/src/permissions.ts\`). Inputs, answers, failures and examples are in the API's own documentation at
\`/api/v1.0/docs\`.
`

const cell = (text: string): string => text.replaceAll("|", "\\|")

const rowOf = ({ method, path, contract: { name, kind, access, served } }: Endpoint): string => {
  const { summary = "", specification = ["ours"] } = served ?? {}
  const call = name.split("/")[1] ?? name
  const cells = [`\`${call}\``, cell(summary), `\`${method} ${path}\``, kind, access, specification.join(", ")]
  return `| ${cells.join(" | ")} |`
}

/** The page of all calls: a table a context, each call with its address, kind, right and row of the specification. */
export const callsPage = (endpoints: ReadonlyArray<Endpoint>): string => {
  const byContext = Map.groupBy(endpoints, ({ contract }) => contract.name.split("/")[0] ?? "")
  const tables = [...byContext].map(([context, rows]) =>
    [
      `\n## ${context}\n`,
      "| call | what it does | address | kind | right | specification |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rows.map(rowOf).toSorted(),
      "",
    ].join("\n"),
  )
  return top + tables.join("")
}

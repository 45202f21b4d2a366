import { migrations } from "@adapters/postgres"
import pg from "pg"

/**
 * The content of a database as JSON: the ids of its migrations and each table's rows as PostgreSQL writes them, so that
 * no number loses a digit. Queues are left out.
 */
export const dumpDatabase = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: names } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    )
    const tables: Record<string, ReadonlyArray<string>> = {}
    for (const { name } of names.filter((table) => table.name !== "schema_migrations")) {
      const { rows } = await client.query<{ row: string }>(`select row_to_json(t)::text as row from "${name}" t`)
      if (rows.length > 0) tables[name] = rows.map(({ row }) => row)
    }
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
    )
    return {
      migrations: migrations.map(({ id }) => id).toSorted((a, b) => a - b),
      sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
      tables,
    }
  } finally {
    await client.end()
  }
}

import pg from "pg"
import { storedColumns } from "./stored-columns.ts"

/** What `npm run dump` wrote of a database: its migrations, its sequences, and its rows as JSON texts by table. */
export interface DatabaseDump {
  readonly migrations: ReadonlyArray<number>
  readonly sequences: Readonly<Record<string, string>>
  readonly tables: Readonly<Record<string, ReadonlyArray<string>>>
}

/** Replaces what the migrations seeded by the rows of a dump; as superuser, since the rows come without their order. */
export const insertDump = async (superuserUrl: string, { tables, sequences }: DatabaseDump): Promise<void> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query("begin")
    await client.query("set local session_replication_role = replica")
    for (const table of Object.keys(tables)) await client.query(`delete from "${table}"`)
    for (const [table, rows] of Object.entries(tables)) {
      const columns = await storedColumns(client, table)
      for (const row of rows)
        await client.query(
          `insert into "${table}" (${columns}) overriding system value
           select ${columns} from json_populate_record(null::"${table}", $1::json)`,
          [row],
        )
    }
    for (const [name, last] of Object.entries(sequences))
      await client.query("select setval($1::regclass, $2::bigint)", [name, last])
    await client.query("commit")
  } finally {
    await client.end()
  }
}

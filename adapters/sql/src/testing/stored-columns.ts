import type pg from "pg"

/** The columns of a table that an insert may fill, quoted and with commas between; the database fills generated columns. */
export const storedColumns = async (client: pg.Client, table: string): Promise<string> => {
  const { rows } = await client.query<{ readonly name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public."${table}"`],
  )
  return rows.map(({ name }) => name).join(", ")
}

import { createHash, randomBytes } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import type {} from "./database-setup.ts"
import { localRoles } from "../embedded/roles.ts"

/** Any number that no other lock of ours uses. */
const preparationLock = 725_102

const onServer = async <A>(work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: inject("databaseServer") })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (name: string): string => {
  const url = new URL(inject("databaseServer"))
  url.pathname = `/${name}`
  return url.href
}

const create = async (client: pg.Client, name: string, template: string): Promise<string> => {
  await client.query(`create database ${name} owner ${localRoles.owner} template ${template}`)
  return urlOf(name)
}

const freshName = () => `test_${randomBytes(6).toString("hex")}`

/** Creates an empty database on the run's server; the URL is the superuser's. */
export const createDatabase = (): Promise<string> => onServer((client) => create(client, freshName(), "template0"))

/**
 * Creates a copy of the database that `prepare` fills, once for each test run and content; the URL is the superuser's.
 * The content is named by everything that it depends on.
 */
export const copyPreparedDatabase = (content: unknown, prepare: (url: string) => Promise<unknown>): Promise<string> => {
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 24)
  const template = `prepared_${inject("databaseRun")}_${hash}`
  return onServer(async (client) => {
    await client.query("select pg_advisory_lock($1, hashtext($2))", [preparationLock, template])
    const { rows } = await client.query<{ datistemplate: boolean }>(
      "select datistemplate from pg_database where datname = $1",
      [template],
    )
    if (rows[0]?.datistemplate !== true) {
      // A preparation that failed left its database unfinished.
      await client.query(`drop database if exists ${template} with (force)`)
      await prepare(await create(client, template, "template0"))
      await client.query(`alter database ${template} with is_template true`)
    }
    await client.query("select pg_advisory_unlock($1, hashtext($2))", [preparationLock, template])
    return create(client, freshName(), template)
  })
}

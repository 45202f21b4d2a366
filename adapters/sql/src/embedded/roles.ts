import { createHmac } from "node:crypto"
import pg from "pg"

/** The roles of a local cluster: one migrates and owns the tables, one runs the product. */
export const localRoles = { owner: "marquee_owner", running: "marquee_app" } as const

export interface RoleUrls {
  /** For migrations. */
  readonly owner: string
  /** For api and worker. */
  readonly running: string
}

/** What the superuser made in the product's schemas becomes the owner's; sequences of columns follow their tables. */
const handOver = `do $$
declare thing record;
begin
  for thing in select n.oid, n.nspname as name from pg_namespace n
    where n.nspname = 'pgboss' and n.nspowner = current_user::regrole
  loop execute format('alter schema %I owner to ${localRoles.owner}', thing.name); end loop;
  for thing in select c.oid::regclass as name from pg_class c
    where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      and c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
        and c.relkind = 'S' and d.deptype in ('a', 'i'))
  loop execute format('alter table %s owner to ${localRoles.owner}', thing.name); end loop;
  for thing in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      and p.proowner = current_user::regrole
  loop execute format('alter routine %s owner to ${localRoles.owner}', thing.name); end loop;
  for thing in select t.oid::regtype as name from pg_type t
    where t.typnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      and t.typowner = current_user::regrole and t.typtype in ('e', 'd')
  loop execute format('alter type %s owner to ${localRoles.owner}', thing.name); end loop;
end $$`

const passwordOf = (superuser: URL, role: string): string =>
  createHmac("sha256", superuser.password).update(role).digest("base64url")

/** Connection strings of the roles of a superuser's cluster, for the database that its own names. */
export const roleUrls = (url: string): RoleUrls => {
  const urlOf = (role: string): string => {
    const roleUrl = new URL(url)
    roleUrl.username = role
    roleUrl.password = passwordOf(new URL(url), role)
    return roleUrl.href
  }
  return { owner: urlOf(localRoles.owner), running: urlOf(localRoles.running) }
}

const asSuperuser = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const attributes = "login nosuperuser nocreatedb nocreaterole noreplication nobypassrls"

/** Makes the roles of a cluster, or gives them the passwords and attributes that they should have. */
export const makeRoles = (url: string): Promise<void> =>
  asSuperuser(url, async (client) => {
    for (const role of Object.values(localRoles)) {
      const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role])
      if (rowCount === 0) await client.query(`create role ${role}`)
      const password = client.escapeLiteral(passwordOf(new URL(url), role))
      await client.query(`alter role ${role} ${attributes} password ${password}`)
    }
  })

/** Gives a database to the owning role, with everything that earlier releases made in it as the superuser. */
export const handDatabaseOver = (url: string): Promise<void> =>
  asSuperuser(url, async (client) => {
    const database = client.escapeIdentifier(new URL(url).pathname.slice(1))
    await client.query(`alter database ${database} owner to ${localRoles.owner}`)
    await client.query(handOver)
  })

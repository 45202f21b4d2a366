import { chmod, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterEach, expect, test } from "vitest"
import { type EmbeddedServer, type EmbeddedServerOptions, startEmbeddedServer } from "./embedded-server.ts"

const started: EmbeddedServer[] = []
const folders: string[] = []

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), "marquee-embedded-"))
  folders.push(path)
  return path
}

const start = async (options: EmbeddedServerOptions) => {
  const server = await startEmbeddedServer(options)
  started.push(server)
  return server
}

const query = (server: EmbeddedServer, database: string, text: string) => queryAt(server.url(database), text)

const queryAt = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const server of started.splice(0)) {
    await server.stop().catch(() => undefined)
    await rm(server.directory, { recursive: true, force: true })
  }
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true })
})

test("what was committed is there after kill -9 and a new start", async () => {
  const directory = await folder()
  const first = await start({ directory })
  await first.createDatabase("kept")
  await query(first, "kept", "create table t as select 42 as n")
  process.kill(first.pid, "SIGKILL")
  const second = await start({ directory })
  expect(await query(second, "kept", "select n from t")).toEqual([{ n: 42 }])
})

test("a server left running by a killed run is used again", async () => {
  const directory = await folder()
  const first = await start({ directory })
  const second = await start({ directory })
  expect([second.pid, second.port]).toEqual([first.pid, first.port])
})

test("a taken port is not a reason to fail", async () => {
  const blocker = createServer()
  await new Promise<void>((done) => blocker.listen(0, "127.0.0.1", done))
  const address = blocker.address()
  const taken = typeof address === "object" && address !== null ? address.port : 0
  const server = await start({ directory: await folder(), port: taken })
  blocker.close()
  expect(server.port).not.toBe(taken)
  expect(await query(server, "postgres", "select 1 as n")).toEqual([{ n: 1 }])
})

test("a checkout that the unprivileged user cannot enter still gets its database", async () => {
  const directory = await folder()
  await chmod(directory, 0o700)
  const server = await start({ directory: join(directory, "inside") })
  expect(await query(server, "postgres", "select version() like 'PostgreSQL 1%' as real")).toEqual([{ real: true }])
})

test("tables of an earlier superuser become the owning role's without loss", async () => {
  const server = await start({ directory: await folder() })
  await server.createDatabase("marquee")
  const earlier = `create type mood as enum ('calm'); create sequence numbers; create schema pgboss;
    create table notes (id bigint generated always as identity, mood mood default 'calm');
    create table pgboss.job (id bigserial, name text) partition by list (name);
    create table pgboss.all_jobs partition of pgboss.job default;
    create function one() returns int language sql as 'select 1'; insert into notes default values`
  await query(server, "marquee", earlier)
  await server.prepareRoles("marquee")
  const { owner, running } = await server.prepareRoles("marquee")
  const change = `alter table notes add column more int; alter type mood add value 'glad'; drop function one();
    drop table pgboss.job; drop schema pgboss; alter sequence numbers restart; create table other (id int)`
  await queryAt(owner, change)
  expect(await queryAt(owner, "select id::int, mood from notes")).toEqual([{ id: 1, mood: "calm" }])
  const roles = "select rolname, rolsuper from pg_roles where rolname = current_user"
  expect(await queryAt(owner, roles)).toEqual([{ rolname: "marquee_owner", rolsuper: false }])
  expect(await queryAt(running, roles)).toEqual([{ rolname: "marquee_app", rolsuper: false }])
  await expect(queryAt(running, "select * from notes")).rejects.toThrow("permission denied")
})

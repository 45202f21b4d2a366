import { randomUUID } from "node:crypto"
import { type Endpoint, endpoints } from "@adapters/http-api"
import { Predicate } from "effect"
import { expect, test } from "vitest"
import { nameOf, requestOf } from "./testing/example-request.ts"
import { idsFor, type Position, positionsOf, withIdAt } from "./testing/id-positions.ts"
import { idsOf, isOwned, rowsOf, sharedTables, tablesOf } from "./testing/tenant-rows.ts"
import { type Tenant, type Tenants, withTenants } from "./testing/tenants.ts"

interface Reply {
  readonly status: number
  readonly text: string
  readonly isJson: boolean
}

type Id = string | number

/** An id like the given one, of nothing that exists. */
const absentLike = (id: Id): Id => {
  if (typeof id === "number") return 987_654
  if (/^\d+$/.test(id)) return id.replaceAll(/\d/g, "7")
  if (/^[0-9a-f]{8}-/.test(id)) return randomUUID()
  if (id.includes("@")) return "nobody@example.com"
  return /^\+\d/.test(id) ? "+919812300000" : `absent${"x".repeat(Math.max(0, Math.min(id.length, 64) - 6))}`
}

/** What an answer tells whatever its values: status, codes and the form of the body. */
const formOf = ({ status, text, isJson }: Reply): string => {
  const form = (value: unknown, name = ""): unknown => {
    if (Array.isArray(value)) return value.map((item) => form(item))
    if (Predicate.isObject(value))
      return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, form(inner, field)]))
    return name === "errorCode" || name === "_tag" ? value : typeof value
  }
  return `${status} ${isJson ? JSON.stringify(form(JSON.parse(text))) : "a file"}`
}

interface Probe {
  readonly row: Endpoint
  readonly position: Position
  readonly asked: ReadonlyArray<Id>
}

/** Texts that only the victim's rows hold, in an answer without the id that the caller sent. */
const shownIn = ({ text }: Reply, asked: Id, ids: ReadonlyArray<Id>): ReadonlyArray<Id> => {
  const unasked = text.replaceAll(String(asked), "")
  return ids.filter((id) => typeof id === "string" && id.length > 8 && unasked.includes(id))
}

/** What is told or shown of the victim's ids and not of absent ones. */
const differencesIn = async (
  tenants: Tenants,
  caller: Tenant,
  { row, position, asked }: Probe,
  ids: ReadonlyArray<Id>,
) => {
  const ask = async (id: Id): Promise<Reply> => {
    // A number that was sent a code has to wait for the next, however long the walk takes.
    if (/^\+\d/.test(String(id))) await tenants.client.query("delete from otp_challenges")
    const answer = await tenants.handle(requestOf(row, withIdAt(row, caller.owns, position, id), caller))
    const isJson = answer.headers.get("content-type") === "application/json"
    return { status: answer.status, text: await answer.text(), isJson }
  }
  const differences: Array<string> = []
  for (const id of asked) {
    const absent = formOf(await ask(absentLike(id)))
    const told = await ask(id)
    const shown = shownIn(told, id, ids)
    const where = `${nameOf(row)} ${position.join(".")} = ${id}`
    if (shown.length > 0) differences.push(`${where} shows ${shown.join(", ")}`)
    // A call that changes something may answer a second time otherwise, whatever it names.
    if (formOf(told) !== absent && formOf(told) !== formOf(await ask(absentLike(id))))
      differences.push(`${where}: ${formOf(told).slice(0, 200)}, not ${absent.slice(0, 200)}`)
  }
  return differences
}

const dumpOf = async ({ client, victim }: Tenants) => {
  const rows: Array<string> = []
  for (const [table, columns] of await tablesOf(client))
    if (!sharedTables.includes(table))
      for (const row of await rowsOf(client, table, columns, victim.owns)) rows.push(`${table} ${row}`)
  // Who fails to sign in to an account leaves a trace there.
  return rows.filter((row) => !/^security_events .*"kind":"signInFailed"/.test(row))
}

test("no id of a tenant tells, shows or changes anything for another", async () => {
  await withTenants({ isEveryKindSeeded: true }, async (tenants) => {
    const { client, victim, neighbour, foreigner, refresh } = tenants
    const tables = await tablesOf(client)
    const unnamed = [...tables].filter(([table, columns]) => !isOwned(table, columns) && !sharedTables.includes(table))
    expect(unnamed.map(([table]) => table)).toEqual([])
    const empty: Array<string> = []
    for (const [table, columns] of tables)
      if (!sharedTables.includes(table) && (await rowsOf(client, table, columns, victim.owns)).length === 0)
        empty.push(table)
    expect(empty).toEqual([])

    const before = await dumpOf(tenants)
    const others = new Set([...(await idsOf(client, neighbour.owns)), ...(await idsOf(client, foreigner.owns))])
    const ids = (await idsOf(client, victim.owns)).filter((id) => !others.has(id))
    const differences: Array<string> = []
    for (const caller of [neighbour, foreigner])
      for (const row of endpoints) {
        await refresh()
        for (const position of positionsOf(row)) {
          const asked = idsFor(row, position, ids, victim.owns)
          differences.push(...(await differencesIn(tenants, caller, { row, position, asked }, ids)))
        }
      }
    expect(differences).toEqual([])
    expect(await dumpOf(tenants)).toEqual(before)
  })
}, 600_000)

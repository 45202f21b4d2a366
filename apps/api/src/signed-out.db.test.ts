import { type Endpoint, endpoints } from "@adapters/http-api"
import { needsSignIn } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { inApi, type Send, signIn } from "./testing/in-api.ts"

const guarded = endpoints.filter(({ contract }) => needsSignIn(contract.access))

const anyInput = Schema.Struct({ businessProfileId: Schema.optionalKey(BusinessProfileId) })

/** Any input reaches the question who may ask. */
const open = endpoints.map((row) =>
  guarded.includes(row) ? { ...row, contract: { ...row.contract, input: anyInput } } : row,
)

const addressOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, "2")

const statuses = async (send: Send, token: string) => {
  const statuses = new Map<string, number>()
  for (const row of guarded) {
    const authorization = `Bearer ${token}`
    const body = row.method === "GET" ? undefined : { businessProfileId: 2 }
    const { status } = await send(row.method, addressOf(row), { authorization }, body)
    statuses.set(`${row.method} ${row.path}`, status)
  }
  return statuses
}

test("after signing out every guarded call answers 401; other devices stay signed in", async () => {
  const [before, after, other] = await inApi(open, async (send) => {
    const [phone, desk] = [await signIn(send), await signIn(send)]
    const whileIn = await statuses(send, phone.token)
    expect((await send("POST", "/authentication/logout", { cookie: phone.cookie })).status).toBe(200)
    return [whileIn, await statuses(send, phone.token), await statuses(send, desk.token)] as const
  })
  expect(guarded.length).toBeGreaterThan(10)
  const named = (found: ReadonlyMap<string, number>, holds: (status: number) => boolean) =>
    [...found].filter(([, status]) => holds(status)).map(([name]) => name)
  expect(named(before, (status) => status === 401)).toEqual([])
  expect(named(other, (status) => status === 401)).toEqual([])
  expect(named(after, (status) => status !== 401)).toEqual([])
})

test("a token alone signs its own sign-in out", async () => {
  const after = await inApi(open, async (send) => {
    const { token } = await signIn(send)
    await send("POST", "/authentication/logout", { authorization: `Bearer ${token}` })
    return await send("GET", "/users/me", { authorization: `Bearer ${token}` })
  })
  expect(after.status).toBe(401)
})

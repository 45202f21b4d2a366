import { apiBase, type Endpoint, endpoints } from "@adapters/http-api"
import { migrateDatabase } from "@adapters/runtime"
import { createTestDatabase } from "@adapters/sql/testing"
import { openAccount } from "@application/identity/use-cases"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { withApi } from "./testing/with-api.ts"

const owner = {
  portalId: PortalId.make(1),
  emailAddress: EmailAddress.make("asha@example.com"),
  password: "Right-1word",
  firstName: "Asha",
  lastName: "Rao",
  phone: PhoneNumber.make("+919876543210"),
  languageId: "en",
  roleId: "ClientAccess",
  businessName: undefined,
} as const

/** The api on a fresh database, without any provider, in which one person has an account. */
const inApi = async <A>(rows: ReadonlyArray<Endpoint>, story: (send: Send) => Promise<A>): Promise<A> => {
  const urls = await createTestDatabase()
  await Effect.runPromise(migrateDatabase(urls))
  return withApi({ databaseUrl: urls.running, rows, before: openAccount(owner) }, (handle) =>
    story((method, path, headers = {}, body) =>
      handle(
        new Request(`http://localhost:4000${apiBase}${path}`, {
          method,
          headers: { "content-type": "application/json", ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    ),
  )
}

type Send = (method: string, path: string, headers?: Record<string, string>, body?: object) => Promise<Response>

const guarded = endpoints.filter(({ contract }) => contract.access === "member" || contract.access === "signedIn")

const anyInput = Schema.Struct({ businessProfileId: Schema.optionalKey(BusinessProfileId) })

/** Any input reaches the question who may ask; the rows that answer with text need their own. */
const open = endpoints.map((row) =>
  guarded.includes(row) && row.asText !== true ? { ...row, contract: { ...row.contract, input: anyInput } } : row,
)

const addressOf = ({ path, asText }: Endpoint) =>
  `${path.replaceAll(/:\w+/g, "2")}${asText === true ? "?tab=all&limit=10" : ""}`

const statuses = async (send: Send, token: string) => {
  const found = new Map<string, number>()
  for (const row of guarded) {
    const authorization = `Bearer ${token}`
    const { status } = await send(row.method, addressOf(row), { authorization })
    found.set(`${row.method} ${row.path}`, status)
  }
  return found
}

const signIn = async (send: Send) => {
  const { emailAddress, password } = owner
  const answer = await send("POST", "/authentication/login", {}, { emailAddress, password })
  const { data } = (await answer.json()) as { readonly data: { readonly accessToken: string } }
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? ""
  return { token: data.accessToken, cookie }
}

test("after signing out every call that needs a sign-in answers 401, and another device goes on", async () => {
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

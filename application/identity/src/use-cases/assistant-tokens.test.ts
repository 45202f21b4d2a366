import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { AssistantClients, AssistantConnections, AssistantSecrets } from "../stores/assistants.ts"
import { allowed, askedBy, asAsha, exchange, ready, refresh, verifier } from "../testing/assistant-world.ts"
import { asha, bakery, cafe, calledFrom, inWorld, type SignInWorld } from "../testing/sign-in-world.ts"
import { listAssistantConnections, revokeAssistantConnection } from "./assistant-connections.ts"
import { assistantHolder } from "./assistant-holder.ts"
import { registerAssistantClient, revokeAssistantToken } from "./assistant-tokens.ts"
import { deleteExpiredSecrets } from "./delete-expired.ts"

const portalId = asha.portalId
const here = { origin: "http://localhost:4000" }
const minute = 60_000
const day = 24 * 60 * minute

const told = <A, E>(story: Effect.Effect<A, E, SignInWorld>) => inWorld(Effect.andThen(ready, story))
const holds = (token: string, portal = portalId, at = here) =>
  Effect.map(assistantHolder(portal, token, at), ({ kind }) => kind === "user")
const connected = Effect.fnUntraced(function* (changes: Parameters<typeof allowed>[0] = {}) {
  const { code } = yield* allowed(changes)
  return yield* exchange(code)
})
const refusalOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), (failure) => ("error" in failure ? failure.error : failure._tag))

test("an assistant is its person with the grant, on the businesses of the grant alone", async () => {
  const [chosen, all] = await told(
    Effect.gen(function* () {
      const one = yield* connected({ businessProfileIds: [cafe.id] })
      const every = yield* connected()
      return [
        yield* assistantHolder(portalId, one.access_token, here),
        yield* assistantHolder(portalId, every.access_token, here),
      ]
    }),
  )
  expect(chosen).toMatchObject({
    userId: asha.user.id,
    memberships: [{ businessProfileId: cafe.id }],
    assistant: {
      name: "Example Assistant",
      scopes: ["business:read", "campaigns:read"],
      businessProfileIds: [cafe.id],
    },
  })
  expect(all).toMatchObject({ memberships: [{ businessProfileId: bakery.id }, { businessProfileId: cafe.id }] })
})

test("a token opens nothing at another portal or address, nor does another kind", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { code = "" } = yield* allowed()
      const { access_token: token, refresh_token: other } = yield* exchange(code)
      return [
        yield* holds(token),
        yield* holds(token, PortalId.make(2)),
        yield* holds(token, portalId, { origin: "http://other.localhost:4000" }),
        yield* holds(other),
        yield* holds(code),
        yield* holds(`${token}x`),
      ]
    }),
  )
  expect(seen).toEqual([true, false, false, false, false, false])
})

test("an access token works for fifteen minutes, and never after its connection", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { access_token: token, expires_in: seconds } = yield* connected()
      yield* TestClock.adjust(15 * minute - 1)
      const before = yield* holds(token)
      yield* TestClock.adjust(1)
      return { seconds, before, after: yield* holds(token) }
    }),
  )
  expect(seen).toEqual({ seconds: 900, before: true, after: false })
})

test("a second use of a code ends the connection, and with it every token", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { code } = yield* allowed()
      const tokens = yield* exchange(code)
      const again = yield* refusalOf(exchange(code))
      return [again, yield* holds(tokens.access_token), yield* refusalOf(refresh(tokens.refresh_token))]
    }),
  )
  expect(seen).toEqual(["invalid_grant", false, "invalid_grant"])
})

test("a refresh token is good once, and its second use ends the connection", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const first = yield* connected()
      const second = yield* refresh(first.refresh_token)
      const works = yield* holds(second.access_token)
      const again = yield* refusalOf(refresh(first.refresh_token))
      return [works, again, yield* holds(second.access_token), yield* refusalOf(refresh(second.refresh_token))]
    }),
  )
  expect(seen).toEqual([true, "invalid_grant", false, "invalid_grant"])
})

const wrong = [
  ["another verifier", { code_verifier: `${verifier}x` }, "invalid_grant"],
  ["no verifier", { code_verifier: "" }, "invalid_grant"],
  ["another address", { redirect_uri: "https://assistant.example/other" }, "invalid_grant"],
  ["another client", { client_id: "https://other.example/client.json" }, "invalid_grant"],
  ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
  ["another grant", { grant_type: "password" }, "unsupported_grant_type"],
] as const

test.each(wrong)("a code is worth nothing with %s", async (_, changes, error) => {
  expect(await told(Effect.flatMap(allowed(), ({ code }) => refusalOf(exchange(code, changes))))).toBe(error)
})

test("a code without its verifier is spent", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { code } = yield* allowed()
      yield* refusalOf(exchange(code, { code_verifier: `${verifier}x` }))
      return yield* refusalOf(exchange(code))
    }),
  )
  expect(seen).toBe("invalid_grant")
})

test("a code is over after two minutes, and a connection after its chosen days", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { code } = yield* allowed({ days: 7 })
      const tokens = yield* exchange(code)
      const late = yield* allowed()
      yield* TestClock.adjust(2 * minute)
      const over = yield* refusalOf(exchange(late["code"]))
      yield* TestClock.adjust(7 * day)
      return [over, yield* refusalOf(refresh(tokens.refresh_token))]
    }),
  )
  expect(seen).toEqual(["invalid_grant", "invalid_grant"])
})

test("a refresh gets no scope that was not granted", async () => {
  const seen = await told(
    Effect.flatMap(connected(), ({ refresh_token: token }) => refusalOf(refresh(token, { scope: "money:read" }))),
  )
  expect(seen).toBe("invalid_scope")
})

test("nobody is an assistant's holder once the person is barred or leaves the business", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { access_token: token } = yield* connected()
      yield* (yield* Memberships).leave(asha.user.id, bakery.id)
      const left = yield* assistantHolder(portalId, token, here)
      yield* (yield* UserRepository).save({ ...asha, barred: true })
      return { left, barred: yield* holds(token) }
    }),
  )
  expect(seen).toMatchObject({ left: { memberships: [{ businessProfileId: cafe.id }] }, barred: false })
})

test("a revoked connection is over at once, and a stranger's is not found", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { access_token: token, refresh_token: other } = yield* connected()
      const { userId } = askedBy()
      const [one] = yield* asAsha(listAssistantConnections.handle({ userId }))
      const end = (connectionId: string) => asAsha(revokeAssistantConnection.handle({ userId, connectionId }))
      const stranger = yield* refusalOf(end("another"))
      yield* end(one?.id ?? "")
      const rest = yield* asAsha(listAssistantConnections.handle({ userId }))
      return [stranger, yield* holds(token), yield* refusalOf(refresh(other)), rest]
    }),
  )
  expect(seen).toEqual(["AssistantConnectionNotFound", false, "invalid_grant", []])
})

test("a program ends an access token alone, and its connection by the refresh token", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const first = yield* connected()
      yield* revokeAssistantToken.handle({ token: first.access_token })
      const alone = yield* holds(first.access_token)
      const second = yield* refresh(first.refresh_token)
      yield* revokeAssistantToken.handle({ token: second.refresh_token, client_id: "another" })
      const kept = yield* holds(second.access_token)
      yield* revokeAssistantToken.handle({ token: second.refresh_token })
      yield* revokeAssistantToken.handle({ token: "nonsense" })
      return [alone, kept, yield* holds(second.access_token)]
    }),
  )
  expect(seen).toEqual([false, true, false])
})

test("a person is told of an assistant once, when it fetches its first token", async () => {
  const messages = await told(
    Effect.gen(function* () {
      const { table } = yield* MemoryDatabase
      const count = Effect.sync(() => [...table<number, { readonly template: string }>("told_messages").values()])
      const { code } = yield* allowed()
      const before = yield* count
      const { refresh_token: token } = yield* exchange(code)
      yield* refresh(token)
      return { before, after: yield* count }
    }),
  )
  expect(messages.before).toEqual([])
  expect(messages.after).toMatchObject([
    { template: "assistantConnected", assistantName: expect.stringContaining("Example") },
  ])
  expect(messages.after).toHaveLength(1)
})

test("a person has at most twenty assistants, and ended ones do not count", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const { userId } = askedBy()
      for (let count = 0; count < 20; count += 1) yield* connected()
      const full = yield* refusalOf(allowed())
      const [one] = yield* asAsha(listAssistantConnections.handle({ userId }))
      yield* asAsha(revokeAssistantConnection.handle({ userId, connectionId: one?.id ?? "" }))
      return [full, "code" in (yield* allowed())]
    }),
  )
  expect(seen).toEqual(["AssistantConnectionsFull", true])
})

test("nobody grants businesses that are not theirs, or more than was asked for", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const none = yield* refusalOf(allowed({ businessProfileIds: [] }))
      const strangers = yield* refusalOf(allowed({ businessProfileIds: [bakery.id, BusinessProfileId.make(99)] }))
      const { code } = yield* allowed({ scope: "leads:read", scopes: ["leads:read", "money:read"] })
      return [none, strangers, (yield* exchange(code)).scope]
    }),
  )
  expect(seen).toEqual(["InvalidFields", "InvalidFields", "business:read leads:read"])
})

test("a registered program asks by its id, and one that was not is unknown", async () => {
  const seen = await told(
    Effect.gen(function* () {
      const metadata = { client_name: "Helper", redirect_uris: ["http://127.0.0.1/callback"] }
      const { programId } = yield* registerAssistantClient.handle({ metadata })
      const asked = { client_id: programId, redirect_uri: "http://127.0.0.1:5123/callback" }
      const { code } = yield* allowed(asked)
      const stranger = yield* refusalOf(allowed({ ...asked, client_id: "mqc_other" }))
      return [(yield* exchange(code, asked)).token_type, stranger]
    }),
  )
  expect(seen).toEqual(["Bearer", "AssistantClientRefused"])
})

test("registrations of an address are limited", async () => {
  const metadata = { client_name: "Helper", redirect_uris: ["http://127.0.0.1/callback"] }
  const seen = await told(
    Effect.gen(function* () {
      const register = registerAssistantClient.handle({ metadata }).pipe(calledFrom({ ipAddress: "203.0.113.9" }))
      for (let count = 0; count < 20; count += 1) yield* register
      return yield* refusalOf(register)
    }),
  )
  expect(seen).toBe("TooManyRequests")
})

test("codes, tokens, connections and unused programs are deleted once they are over", async () => {
  const seen = await told(
    Effect.gen(function* () {
      yield* connected({ days: 7 })
      yield* registerAssistantClient.handle({ metadata: { client_name: "A", redirect_uris: ["https://a.example/b"] } })
      const rows = Effect.gen(function* () {
        const lists = [
          (yield* (yield* AssistantSecrets).list("oldest", {})).rows,
          (yield* (yield* AssistantConnections).list("oldest", {})).rows,
          (yield* (yield* AssistantClients).list("oldest", {})).rows,
        ]
        return lists.map(({ length }) => length)
      })
      const counts = [yield* rows]
      for (const days of [8, 90, 60]) {
        yield* TestClock.adjust(days * day)
        yield* deleteExpiredSecrets.handle({})
        counts.push(yield* rows)
      }
      return counts
    }),
  )
  expect(seen).toEqual([
    [3, 1, 1],
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ])
})

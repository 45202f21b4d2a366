import { runJobs } from "@adapters/jobs"
import { migrateDatabase, useCases } from "@adapters/runtime"
import { unreachablePorts } from "@adapters/runtime/testing"
import { createProductDatabase } from "@adapters/sql/testing"
import { bind, childContainer, makeContainer, resolve } from "@application/container"
import { ForgotPassword, SendResetLink } from "@application/identity/contract"
import { IdentityMessages } from "@application/identity/ports"
import { openAccount } from "@application/identity/use-cases"
import { CurrentRequest, handler, type UseCase } from "@application/kernel"
import { SendCode, SendMessage } from "@application/messaging/contract"
import { ExtractBusinessDetails, StartBusinessDetails } from "@application/signup/contract"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { messageText } from "@ui/i18n/message-texts"
import { Context, Deferred, Effect, type Layer, Option, Result, Schedule, type Scope } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"

const portsAt = (databaseUrl: string) => {
  return unreachablePorts(databaseUrl, "marquee-queues", {
    translate: (key, language, values) => messageText(key, language, values),
    supervise: true,
  })
}
type Ports = Layer.Success<ReturnType<typeof portsAt>>

/** Runs a story on an empty database of its own. The given handlers stand for handlers that ask third parties. */
const inWorker = async <A>(
  // oxlint-disable-next-line typescript/no-explicit-any -- handlers of any contract
  handlers: ReadonlyArray<UseCase<any, never>>,
  story: (world: {
    readonly work: Effect.Effect<void, never, Ports | Scope.Scope>
    readonly container: ReturnType<typeof makeContainer>
  }) => Effect.Effect<A, unknown, Ports | Scope.Scope>,
): Promise<A> => {
  const program = Effect.gen(function* () {
    const services = yield* Effect.context<Ports>()
    const container = makeContainer(bind(services, useCases))
    const work = Effect.provideContext(
      runJobs({ container: childContainer(container, bind(Context.empty(), handlers)) }),
      services,
    )
    return yield* story({ work: work as Effect.Effect<void, never, Ports | Scope.Scope>, container })
  })
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  return Effect.runPromise(Effect.scoped(Effect.provide(program, portsAt(urls.running))))
}

const portalId = PortalId.make(1)
const phone = { phone: PhoneNumber.make("+919876543210"), channel: "Sms", language: "en" } as const
const person = { emailAddress: EmailAddress.make("asha@example.com"), firstName: "Asha", language: "en" } as const

/** Every row of every table, as text. */
const wholeDatabase = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ readonly name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
  const rows = yield* Effect.forEach(tables, ({ name }) =>
    sql.unsafe<{ text: string }>(`select t::text as text from ${name} t`),
  )
  return rows
    .flat()
    .map(({ text }) => text)
    .join("\n")
})

const startedFrom = (container: ReturnType<typeof makeContainer>, ipAddress: string, number: number) =>
  resolve(
    container,
    StartBusinessDetails,
  )({ region: "IN", websiteUrl: `https://site-${number}.example` }).pipe(
    Effect.provideService(CurrentRequest, {
      portalDomain: "localhost",
      clientId: "",
      requestId: "",
      ipAddress,
      userAgent: "",
      origin: "http://localhost:4000",
      idempotencyKey: Option.none(),
    }),
  )

test("sixty slow websites of one address leave another's to be read at once", async () => {
  const other = Deferred.makeUnsafe<void>()
  const extract = handler(ExtractBusinessDetails, ({ address }) =>
    Effect.as(address.includes("site-99") ? Deferred.succeed(other, undefined) : Deferred.await(other), {}),
  )
  const refused = await inWorker([extract], ({ work, container }) =>
    Effect.gen(function* () {
      for (let number = 1; number <= 60; number += 1) yield* startedFrom(container, "203.0.113.7", number)
      const refusal = yield* Effect.result(startedFrom(container, "203.0.113.7", 61))
      yield* work
      yield* startedFrom(container, "198.51.100.4", 99)
      yield* Deferred.await(other)
      return refusal
    }),
  )
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({ _tag: "TooManyRequests" })
})

test("twenty slow mails leave a code to be sent at once", async () => {
  const sent = Deferred.makeUnsafe<void>()
  const mails = handler(SendMessage, () => Effect.as(Deferred.await(sent), {}))
  const codes = handler(SendCode, () => Effect.as(Deferred.succeed(sent, undefined), {}))
  const isSent = await inWorker([mails, codes], ({ work }) =>
    Effect.gen(function* () {
      const messages = yield* IdentityMessages
      for (let number = 0; number < 20; number += 1) {
        const emailAddress = EmailAddress.make(`owner${number}@example.com`)
        yield* messages.resetLink(portalId, { ...person, emailAddress }, "https://example.com/reset")
      }
      yield* work
      yield* messages.otp(portalId, phone, { code: "471193", minutes: 10 })
      yield* Deferred.await(sent)
      return true
    }),
  )
  expect(isSent).toBe(true)
})

test("no code, reset link or recipient is in the database, queued, failed or sent", async () => {
  const seen: Array<unknown> = []
  const done = Deferred.makeUnsafe<void>()
  let isRefused = false
  const send = ({ content }: { readonly content: unknown }) =>
    Effect.suspend(() => {
      if (!isRefused) {
        isRefused = true
        return Effect.die(new Error(`refused ${JSON.stringify(content)}`))
      }
      seen.push(content)
      return Effect.as(seen.length === 2 ? Deferred.succeed(done, undefined) : Effect.void, {})
    })
  const texts = await inWorker([handler(SendMessage, send), handler(SendCode, send)], ({ work }) =>
    Effect.gen(function* () {
      const messages = yield* IdentityMessages
      yield* messages.otp(portalId, phone, { code: "471193", minutes: 10 })
      yield* messages.resetLink(portalId, person, "https://example.com/reset?key=Zm9vYmFy")
      const queued = yield* wholeDatabase
      yield* work
      yield* Deferred.await(done)
      return [queued, yield* wholeDatabase].join("\n")
    }),
  )
  expect(seen).toContainEqual({ template: "otp", otp: "471193", minutes: 10 })
  expect(seen).toContainEqual(expect.objectContaining({ link: "https://example.com/reset?key=Zm9vYmFy" }))
  expect(texts).toContain("sealed")
  expect(texts).not.toMatch(/471193|Zm9vYmFy/)
  for (const recipient of [phone.phone, person.emailAddress]) expect(texts).not.toContain(recipient)
})

/** Jobs for reset links, and whether each one's row is encrypted. */
const resetJobs = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ readonly state: string; readonly sealed: boolean; readonly caller: string | null }>`
    select state::text as state, data ? 'sealed' and not data ? 'input' as sealed, group_id as caller
    from pgboss.job where name = ${SendResetLink.name.replace("/", ".")}`
})

test("reset links are requested by encrypted jobs; only known addresses are mailed", async () => {
  const mailed: Array<string> = []
  const mails = handler(SendMessage, ({ to, content }) =>
    Effect.sync(() => {
      // The new account's own mail proves its address.
      if (content.template !== "verifyEmail") mailed.push(`${content.template} ${to}`)
      return {}
    }),
  )
  const [queued, ended] = await inWorker([mails], ({ work, container }) =>
    Effect.gen(function* () {
      yield* openAccount({
        ...person,
        portalId,
        password: "Right-1word",
        lastName: "Rao",
        phone: phone.phone,
        languageId: "en",
        roleId: "ClientAccess",
        businessName: undefined,
      })
      for (const address of ["nobody@example.com", person.emailAddress])
        yield* resolve(container, ForgotPassword)({ emailAddress: EmailAddress.make(address) })
      const queued = yield* resetJobs
      yield* work
      const isDone = Effect.map(
        resetJobs,
        (jobs) => mailed.length > 0 && jobs.every(({ state }) => state === "completed"),
      )
      yield* Effect.repeat(isDone, { until: (done) => done, schedule: Schedule.spaced("50 millis") })
      const [keys] = yield* (yield* SqlClient.SqlClient)<{ n: number }>`select count(*)::int as n from password_resets`
      expect(keys).toEqual({ n: 1 })
      return [queued, yield* resetJobs] as const
    }),
  )
  const job = (state: string) => ({ state, sealed: true, caller: null })
  expect([queued, ended]).toEqual([
    [job("created"), job("created")],
    [job("completed"), job("completed")],
  ])
  expect(mailed).toEqual([`resetPassword ${person.emailAddress}`])
})

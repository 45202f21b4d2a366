import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { CurrentActor } from "@application/kernel"
import { memoryUserNames, everyProfile, userActor } from "@application/kernel/testing"
import { ClientOrigins, Ledger, PaymentRepository } from "@application/wallet/ports"
import { PublishedCommissionTerms } from "@application/wallet/stores"
import {
  approveCommissionPayout,
  commissionedLedger,
  getCommissions,
  listDueCommissions,
  markCommissionPaid,
} from "@application/wallet/use-cases"
import { BusinessProfileId, CampaignId, PortalId, UserId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { launchLock, PaymentId, topUp, undoLaunch } from "@domain/wallet"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresClientOrigins } from "./postgres-client-origins.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"

const world = commissionedLedger.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      postgresClientOrigins,
      postgresLedger,
      postgresPaymentRepository,
      postgresTables,
      sqlUnitOfWork,
      memoryUserNames,
      everyProfile("GB"),
    ),
  ),
  Layer.provideMerge(runningDatabase(migrations)),
)
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(story.pipe(Effect.provideService(CurrentActor, userActor(3)), Effect.provide(world)))

const portalId = PortalId.make(1)
const [agency, client, own] = [10, 20, 30].map((id) => BusinessProfileId.make(id)) as [
  BusinessProfileId,
  BusinessProfileId,
  BusinessProfileId,
]
const campaignId = CampaignId.make(7)
const joined = Date.UTC(2026, 0, 5, 12)

/** Dana owns a code and the business 30; Eve owns the client 20, which came with Dana's code. */
const people = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into portals (id, host, document) values (1, 'one.example', '{}')`
  yield* sql`insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
    values (1, 5, 'dana@one.example', 'Dana', 'Rao', 'en', '{}', ''), (1, 6, 'eve@one.example', '', '', 'en', '{}', '')`
  for (const id of [agency, client, own])
    yield* sql`insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
      values (${id}, 1, 'Shop', 'GB', 1, 1, 'Europe/London', ${joined})`
  yield* sql`insert into memberships (business_profile_id, user_id, role_id) values (${own}, 5, 4), (${client}, 6, 4)`
  const [code] = yield* sql<{ readonly id: number }>`insert into referral_codes (portal_id, user_id, code, created_at)
    values (1, 5, 'DANA', 1) returning id`
  yield* sql`insert into referral_sign_ups (portal_id, business_profile_id, referral_code_id, joined_at)
    values (1, ${client}, ${code?.id ?? 0}, ${joined})`
})
const origin = Effect.flatMap(ClientOrigins, (origins) => origins.of(client, campaignId))

test("a business that came with a code is brought by the code's owner", async () => {
  const [found, alone, count] = await run(
    Effect.gen(function* () {
      yield* people
      const origins = yield* ClientOrigins
      return [yield* origin, yield* origins.of(own, campaignId), yield* origins.count(portalId)] as const
    }),
  )
  expect(found).toEqual({
    portalId: 1,
    region: "GB",
    kind: "referralCode",
    payee: "user:5",
    code: "DANA",
    since: "2026-01-05",
    isFirst: true,
    signs: [],
  })
  expect(alone).toBeUndefined()
  expect(count).toEqual({ agency: 0, agent: 0, referralCode: 1 })
})

test("own code, same card and same device are signs", async () => {
  const found = await run(
    Effect.gen(function* () {
      yield* people
      const sql = yield* SqlClient.SqlClient
      yield* sql`insert into memberships (business_profile_id, user_id, role_id) values (${client}, 5, 4)`
      yield* sql`insert into known_devices (portal_id, user_id, device_hash, expires_at)
        values (1, 5, 'laptop', 9), (1, 6, 'laptop', 9)`
      const payment = {
        gateway: "stripe",
        amount: 5_00,
        currency: "GBP",
        status: "Pending",
        total: 5_00,
        created_at: 1,
        ask_at: 1,
      }
      for (const [id, profile] of [
        [101, own],
        [102, client],
      ] as const) {
        const named = {
          id,
          business_profile_id: profile,
          user_id: 1,
          gateway_reference: `pi_${id}`,
          idempotency_key: `key-${id}`,
        }
        yield* sql`insert into payments ${sql.insert({ ...payment, ...named })}`
        yield* (yield* PaymentRepository).markCard(PaymentId.make(id), "stripe:one-card")
      }
      return yield* origin
    }),
  )
  expect(found?.signs.toSorted()).toEqual(["ownClient", "sameCard", "sameDevice"])
})

test("an agency comes before a code, and knows its clients: nothing of it is a sign", async () => {
  const found = await run(
    Effect.gen(function* () {
      yield* people
      const sql = yield* SqlClient.SqlClient
      yield* sql`insert into agency_clients (business_profile_id, portal_id, client_id) values (${agency}, 1, ${client})`
      return yield* origin
    }),
  )
  expect(found).toMatchObject({ kind: "agency", payee: "agency:10", signs: [] })
  expect(found).not.toHaveProperty("code")
})

const price = examplePrice({
  dailyBudget: 10_000,
  days: 10,
  waivedDays: 0,
  priceList: { ...seedPriceLists.GB, serviceFeePercent: 20 },
})
const at = Date.UTC(2026, 1, 10, 12)
const posted = (reference: string, decide: Parameters<Ledger["Service"]["post"]>[1]) =>
  Effect.flatMap(Ledger, (ledger) =>
    ledger.post({ businessProfileId: client, campaignId, reference, currency: "GBP" }, decide),
  )
const facts = (reference: string) => ({ businessProfileId: client, campaignId, reference, at })

test("what is earned, paid out and reversed stands in the ledger to the minor unit", async () => {
  const [before, statement, sums, owed] = await run(
    Effect.gen(function* () {
      yield* people
      yield* (yield* PublishedCommissionTerms).add({
        portalId,
        region: "GB",
        from: "2026-01-01",
        rules: { referralCode: { base: "fee", percent: 33.33 } },
        waitingDays: 0,
        payoutFrom: 1,
        currency: "GBP",
        publishedBy: UserId.make(3),
        publishedAt: 1,
      })
      yield* posted("payment:1", (held) => topUp(facts("payment:1"), held, price.total))
      yield* posted("launch:7:1", (held) => launchLock(facts("launch:7:1"), held, price))
      const [due] = yield* listDueCommissions.handle({ portalId })
      yield* approveCommissionPayout.handle({ portalId, payee: "user:5", currency: "GBP", amount: due?.sums.due ?? 0 })
      yield* markCommissionPaid.handle({ portalId, payoutId: 1, reference: "UTR 7" })
      yield* posted("release:7:1", (held) => undoLaunch(facts("release:7:1"), held, price))
      const sql = yield* SqlClient.SqlClient
      const accounts = yield* sql<{ readonly account: string; readonly sum: number }>`
        select account, sum(amount)::int as sum from ledger_entries where account like 'commission%' group by 1 order by 1`
      const mine = yield* getCommissions.handle({}).pipe(Effect.provideService(CurrentActor, userActor(5)))
      return [due, mine, accounts, yield* listDueCommissions.handle({ portalId })] as const
    }),
  )
  expect(before?.sums.due).toBe(66_66)
  expect(statement.sums[0]?.sums).toMatchObject({ earned: 66_66, reversed: 66_66, paid: 66_66, due: -66_66 })
  expect(sums).toEqual([
    { account: "commissionPayable", sum: -66_66 },
    { account: "commissionPayouts", sum: 66_66 },
    { account: "commissions", sum: 0 },
  ])
  expect(owed).toMatchObject([{ sums: { due: -66_66 } }])
})

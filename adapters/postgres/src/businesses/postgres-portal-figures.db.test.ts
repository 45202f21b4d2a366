import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { PortalFigures } from "@application/businesses/ports"
import { PortalId, startOfDay } from "@domain/kernel"
import { overviewOf } from "@domain/businesses"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresPortalFigures } from "./postgres-portal-figures.ts"

const at = (moment: string): number => Date.parse(moment)
const zones = [
  ["IN", "INR", "Asia/Kolkata"],
  ["GB", "GBP", "Europe/London"],
] as const
const periods = {
  days: { from: "2026-11-10", to: "2026-11-19" },
  before: { from: "2026-10-31", to: "2026-11-09" },
  spans: zones.map(([region, currency, zone]) => ({
    region,
    currency,
    beforeFrom: startOfDay("2026-10-31", zone),
    from: startOfDay("2026-11-10", zone),
    until: startOfDay("2026-11-20", zone),
  })),
  now: at("2026-11-20T12:00:00Z"),
}

const filled = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const [id, region, portal, joined] of [
    [7, "IN", 2, "2026-11-12T00:00:00Z"],
    [8, "GB", 2, "2026-11-01T00:00:00Z"],
    // The tenth of November in India, and still the ninth in Britain.
    [9, "IN", 2, "2026-11-09T19:00:00Z"],
    [10, "GB", 3, "2026-11-12T00:00:00Z"],
  ] as const)
    yield* sql`insert into business_profiles
      (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
      values (${id}, ${portal}, 'Any', ${region}, 1, 1, 'UTC', ${at(joined)})`
  for (const [id, day, spend] of [
    [7, "2026-11-10", 100],
    [7, "2026-11-19", 50],
    [7, "2026-11-09", 30],
    [7, "2026-11-20", 999],
    [8, "2026-11-15", 7],
    [10, "2026-11-15", 888],
  ] as const)
    yield* sql`insert into daily_metrics
      (business_profile_id, campaign_id, channel, date, impressions, clicks, results, spend, external_campaign_id, reported)
      values (${id}, 1, 1, ${day}, 5, 0, 0, ${spend}, '', ${spend})`
  for (const [id, reference, account, amount, moment] of [
    [7, "a", "fees", 400, "2026-11-12T00:00:00Z"],
    [7, "b", "promo", -150, "2026-11-13T00:00:00Z"],
    [7, "c", "fees", 90, "2026-11-03T00:00:00Z"],
    [8, "d", "gatewayFees", -20, "2026-11-13T00:00:00Z"],
    [10, "e", "fees", 5_000, "2026-11-13T00:00:00Z"],
  ] as const) {
    const currency = id === 7 ? "INR" : "GBP"
    yield* sql`with posted as (
        insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, at)
        values (${id}, ${reference}, 'launchFee', ${currency}, 0, 0, ${at(moment)}) returning business_profile_id, id
      )
      insert into ledger_entries (business_profile_id, transaction_id, account, amount)
      select posted.business_profile_id, posted.id, entry.account, entry.amount
      from posted, (values (${account}, ${amount}::bigint), ('gateway', ${-amount}::bigint)) entry (account, amount)`
  }
  for (const [id, status, review, due] of [
    [1, "InReview", { portalId: 2, askedAt: at("2026-11-18T00:00:00Z") }, "2026-11-19T00:00:00Z"],
    [2, "InReview", { portalId: 2, askedAt: at("2026-11-20T00:00:00Z") }, "2026-11-23T00:00:00Z"],
    [
      3,
      "Active",
      {
        portalId: 2,
        askedAt: at("2026-11-12T00:00:00Z"),
        decidedAt: at("2026-11-12T06:00:00Z"),
        decision: { decision: "approved" },
      },
      "2026-11-14T00:00:00Z",
    ],
    [
      4,
      "Rejected",
      {
        portalId: 2,
        askedAt: at("2026-11-12T00:00:00Z"),
        decidedAt: at("2026-11-14T02:00:00Z"),
        decision: { decision: "approved" },
      },
      "2026-11-14T00:00:00Z",
    ],
  ] as const)
    yield* sql`insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
      values (7, ${id}, gen_random_uuid(), 'Any', ${status}, 0,
        ${JSON.stringify({ portalReview: review, reviewDueAt: at(due) })}::jsonb)`
  yield* sql`insert into business_freezes (business_profile_id, portal_id, frozen_at, reason) values (8, 2, 1, 'Why')`
  yield* sql`insert into payment_issues
    (portal_id, kind, gateway, gateway_reference, amount, currency, business_profile_id, noticed_at)
    values (2, 'disputeOpened', 'razorpay', 'd1', 700, 'INR', 7, 1), (2, 'unknownPayment', 'razorpay', 'd2', 1, 'INR', null, 1),
      (3, 'disputeOpened', 'razorpay', 'd3', 9, 'INR', 10, 1)`
})

test("a portal's figures are of its businesses, days and currencies alone", () =>
  Effect.gen(function* () {
    yield* filled
    const figures = yield* (yield* PortalFigures).of(PortalId.make(2), periods)
    expect(overviewOf(figures)).toEqual({
      spend: [
        { currency: "GBP", now: 7, before: 0 },
        { currency: "INR", now: 150, before: 30 },
      ],
      fees: [
        { currency: "GBP", now: 0, before: 0 },
        { currency: "INR", now: 400, before: 90 },
      ],
      cost: [
        { currency: "GBP", now: 20, before: 0 },
        { currency: "INR", now: 150, before: 0 },
      ],
      margin: [
        { currency: "GBP", now: -20, before: 0 },
        { currency: "INR", now: 250, before: 90 },
      ],
      businesses: { all: 3, frozen: 1, advertised: { now: 2, before: 1 }, joined: { now: 2, before: 1 } },
      reviews: {
        waiting: 2,
        late: 1,
        decided: { now: 2, before: 0 },
        inTime: { now: 1, before: 0 },
        hoursNow: 28,
      },
      risk: {
        owing: 0,
        owed: [],
        disputes: 1,
        disputed: [{ currency: "INR", amount: 700 }],
        paymentIssues: 1,
      },
    })
  }).pipe(Effect.provide(Layer.provideMerge(postgresPortalFigures, runningDatabase(migrations))), Effect.runPromise))

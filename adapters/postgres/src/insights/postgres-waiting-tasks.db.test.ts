import { CampaignRepository } from "@application/campaigns/ports"
import { WaitingTasks } from "@application/insights/ports"
import { SessionRepository, SummaryApprovers, SummaryDecisions } from "@application/signup/ports"
import { freshSession } from "@application/signup/testing"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { migrations } from "../migrations/index.ts"
import { postgresSessionRepository } from "../signup/postgres-session-repository.ts"
import { postgresSummaryApprovers } from "../signup/postgres-summary-approvers.ts"
import { postgresSummaryDecisions } from "../signup/postgres-summary-decisions.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresWaitingTasks } from "./postgres-waiting-tasks.ts"

const world = Layer.mergeAll(
  postgresWaitingTasks,
  postgresCampaignRepository,
  postgresSessionRepository,
  postgresSummaryApprovers,
  postgresSummaryDecisions,
).pipe(Layer.provideMerge(runningDatabase(migrations)))

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const mine = BusinessProfileId.make(7)
const tasksOf = (profile = mine) => Effect.flatMap(WaitingTasks, (tasks) => tasks.of(profile))

/** A draft whose summary was sent to two people. */
const sentDraft = Effect.fnUntraced(function* (number: number, rule?: "All" | "One") {
  const fresh = freshSession(number)
  const { portalId, details } = fresh
  const sent = { ...details, summaryUntil: 9_000, ...(rule !== undefined && { approvalRule: rule }) }
  yield* (yield* SessionRepository).create({ ...fresh, details: sent })
  yield* (yield* CampaignRepository).save({
    id: CampaignId.make(70 + number),
    businessProfileId: mine,
    sessionId: details.sessionId,
    name: "Sunrise",
    region: "IN",
    status: "Draft",
    channels: [],
    spent: 0,
    createdAt: number,
  })
  const approvers = yield* SummaryApprovers
  const send = (name: string, sentAt: number) =>
    approvers.send(portalId, details.sessionId, {
      name,
      channel: "Email",
      to: `${name}@example.com`,
      link: `${name}-${number}`,
      language: "en",
      sentAt,
    })
  const [first, second] = [yield* send("asha", 100), yield* send("ravi", 200)]
  const decide = (approverId: typeof first.approverId, kind: "Approved" | "Declined" | "ChangeRequested") =>
    Effect.flatMap(SummaryDecisions, (decisions) =>
      decisions.add(
        portalId,
        details.sessionId,
        { kind, approverName: "x", approverId, comments: [], decidedAt: 300, shownHash: "hash" },
        "{}",
      ),
    )
  return { sessionId: details.sessionId, portalId, first, second, decide }
})

test("a draft waits for whoever was asked and has not answered", () =>
  run(
    Effect.gen(function* () {
      const { sessionId, first, second, decide } = yield* sentDraft(1)
      const waits = (askedAt: number) => [{ sessionId, askedAt, linkUntil: 9_000 }]
      expect((yield* tasksOf()).approvals).toEqual(waits(100))
      expect((yield* tasksOf(BusinessProfileId.make(8))).approvals).toEqual([])
      yield* decide(first.approverId, "Approved")
      expect((yield* tasksOf()).approvals).toEqual(waits(200))
      yield* decide(second.approverId, "Approved")
      expect((yield* tasksOf()).approvals).toEqual([])
    }),
  ))

test("an objection, a closed link and one approval that is enough end the waiting", () =>
  run(
    Effect.gen(function* () {
      const objected = yield* sentDraft(2)
      yield* objected.decide(objected.first.approverId, "ChangeRequested")
      const enough = yield* sentDraft(3, "One")
      yield* enough.decide(enough.first.approverId, "Approved")
      const closed = yield* sentDraft(4)
      const approvers = yield* SummaryApprovers
      for (const { approverId } of [closed.first, closed.second])
        yield* approvers.remove(closed.portalId, closed.sessionId, approverId, 400)
      expect((yield* tasksOf()).approvals).toEqual([])
    }),
  ))

test("a launched campaign waits for nobody", () =>
  run(
    Effect.gen(function* () {
      yield* sentDraft(5)
      const campaigns = yield* CampaignRepository
      const draft = yield* campaigns.byId(mine, CampaignId.make(75))
      yield* campaigns.save({ ...draft, status: "InReview" })
      expect((yield* tasksOf()).approvals).toEqual([])
    }),
  ))

test("feeds count whose reading failed or found products with errors", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`insert into product_catalogs (business_profile_id, name, created_at) values (${mine}, 'All', 1)`
      const documents = [
        { status: 3 },
        { status: 2, summary: { issues: { error: 2 } } },
        { status: 2, summary: { issues: { warning: 4 } } },
        { status: 1 },
      ]
      for (const document of documents)
        yield* sql`
          with feed as (
            insert into product_feeds (business_profile_id, product_catalog_id, name, url, created_at)
            select business_profile_id, id, 'Feed', 'https://shop.example', 1 from product_catalogs returning *
          )
          insert into feed_runs (business_profile_id, feed_id, document)
          select business_profile_id, id, ${JSON.stringify(document)}::jsonb from feed`
      expect((yield* tasksOf()).faulty).toEqual({ feeds: 2 })
      expect((yield* tasksOf(BusinessProfileId.make(8))).faulty).toEqual({ feeds: 0 })
    }),
  ))

test("open proposals of autopilots are counted, with the campaign of the oldest", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const add = (profile: number, campaign: number, state: string, at: number) =>
        sql`insert into autopilot_moves (business_profile_id, campaign_id, state, document_version, document)
          values (${profile}, ${campaign}, ${state}, 0, ${JSON.stringify({ proposedAt: at })}::jsonb)`
      expect((yield* tasksOf()).proposals).toBeUndefined()
      yield* add(7, 71, "Made", 1_000)
      yield* add(8, 72, "Proposed", 2_000)
      yield* add(7, 73, "Proposed", 3_000)
      yield* add(7, 74, "Proposed", 4_000)
      expect((yield* tasksOf()).proposals).toEqual({ campaignId: 73, count: 2, oldestAt: 3_000 })
    }),
  ))

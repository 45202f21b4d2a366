import { blankLine, type PlanLine } from "@domain/briefs"
import { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { approvers, as, briefsWorld, businessProfileId, idle } from "../testing/index.ts"
import { decideBriefPlan, sendBriefPlan } from "./approvals.ts"
import { createBrief, moveBrief } from "./briefs.ts"
import { getPlanActuals, makePlanCampaigns } from "./plan-campaigns.ts"
import { saveBriefPlan } from "./plans.ts"

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof briefsWorld>>) =>
  Effect.runPromise(Effect.provide(as(1)(work), briefsWorld))

const dates = { from: "1970-01-10", to: "1970-01-31" }
const social: PlanLine = { ...blankLine("social", dates), publisher: "Meta", theme: "Snow", budget: 1_000 }
const lines = [
  social,
  { ...social, id: "other" },
  { ...social, id: "print", channelType: "Print", publisher: "The Daily" },
]
const wanted = lines.map(({ id }) => ({ lineId: id, toBusinessProfileId: id === "other" ? idle : businessProfileId }))

const sent = Effect.gen(function* () {
  const written = { businessProfileId, name: "Winter", details: "More bookings", dates, budget: 3_000 }
  const { id: briefId } = yield* createBrief.handle(written)
  const key = { businessProfileId, briefId }
  yield* moveBrief.handle({ ...key, status: "New" })
  yield* saveBriefPlan.handle({ ...key, revision: 0, lines })
  const approverIds = approvers.slice(0, 1)
  const { version, hash } = yield* sendBriefPlan.handle({ ...key, revision: 1, approverIds, deadline: "1970-01-05" })
  const decide = as(
    approvers[0],
    "BrandManager",
  )(decideBriefPlan.handle({ ...key, version, hash, decision: "approved" }))
  return { key: { ...key, version }, decide }
})

test("an approved plan's lines become drafts once, and refused lines say why", () =>
  run(
    Effect.gen(function* () {
      const { key, decide } = yield* sent
      yield* decide
      const first = yield* makePlanCampaigns.handle({ ...key, lines: wanted })
      expect(first).toMatchObject({
        made: [{ lineId: "social", businessProfileId }],
        refused: [
          { lineId: "other", why: "notOffered" },
          { lineId: "print", why: "channel" },
        ],
      })
      expect((yield* makePlanCampaigns.handle({ ...key, lines: wanted.slice(0, 1) })).made).toEqual([])
      const { lines: actuals } = yield* getPlanActuals.handle(key)
      expect(actuals).toMatchObject([{ lineId: "social", spend: 900, kpi: 40, campaigns: [{ name: "Winter – Snow" }] }])
    }),
  ))

test("a plan that waits becomes no campaigns, and no business of others gets any", () =>
  run(
    Effect.gen(function* () {
      const { key, decide } = yield* sent
      expect(yield* Effect.flip(makePlanCampaigns.handle({ ...key, lines: wanted }))).toMatchObject({
        _tag: "PlanNotApproved",
      })
      expect(yield* getPlanActuals.handle(key)).toEqual({ lines: [] })
      yield* decide
      const stranger = [{ lineId: "social", toBusinessProfileId: BusinessProfileId.make(55) }]
      expect(yield* Effect.flip(makePlanCampaigns.handle({ ...key, lines: stranger }))).toMatchObject({
        errorCode: 113,
      })
    }),
  ))

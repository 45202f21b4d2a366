import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type ReviewRecord, timeTaken, wasLate } from "@domain/campaigns"
import { ReviewRecords } from "../ports/review-records.ts"
import { ReviewDecisions } from "../stores/review-decisions.ts"

const count = (records: ReadonlyArray<ReviewRecord>, is: (record: ReviewRecord) => boolean) => records.filter(is).length

/** Decisions in the in-memory database. */
export const memoryReviewRecords = Layer.effect(
  ReviewRecords,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const { shape, declaration } = ReviewDecisions
    const rows = database.table<string, Parameters<typeof declaration.row.read>[0]>(shape.table)
    const ofPortal = (portalId: number) =>
      Effect.map(Effect.forEach([...rows.values()], declaration.row.read), (records) =>
        records.filter((record) => record.portalId === portalId),
      )
    return {
      page: Effect.fnUntraced(function* (portalId, { decision, sample, decidedBy, search, skip, limit }) {
        const words = search.toLowerCase()
        const found = (yield* ofPortal(portalId))
          .filter((record) => decision === undefined || record.decision.decision === decision)
          .filter((record) => sample === undefined || record.sample === sample)
          .filter((record) => decidedBy === undefined || record.decidedBy === decidedBy)
          .filter((record) => record.campaignName.toLowerCase().includes(words))
          .toSorted((one, other) => other.id - one.id)
        return found.slice(skip, skip + limit)
      }),
      figures: Effect.fnUntraced(function* (portalId, since) {
        const records = (yield* ofPortal(portalId)).filter(({ decidedAt }) => decidedAt >= since)
        const users = [...new Set(records.map(({ decidedBy }) => decidedBy))]
        return users
          .map((userId) => {
            const own = records.filter(({ decidedBy }) => decidedBy === userId)
            return {
              userId,
              decided: own.length,
              approved: count(own, ({ decision }) => decision.decision === "approved"),
              late: count(own, wasLate),
              meanMillis: Math.round(own.reduce((sum, record) => sum + timeTaken(record), 0) / own.length),
              agreed: count(own, ({ sample }) => sample === "agreed"),
              disagreed: count(own, ({ sample }) => sample === "disagreed"),
            }
          })
          .toSorted((one, other) => other.decided - one.decided || one.userId - other.userId)
      }),
    }
  }),
)

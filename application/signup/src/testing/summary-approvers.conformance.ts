import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { PortalId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { SummaryApprovers, type SummaryRecipient } from "../ports/summary-approvers.ts"
import { freshSession } from "./fresh-session.ts"

const recipient = (name: string, link: string, facts: Partial<SummaryRecipient> = {}): SummaryRecipient => ({
  name,
  channel: "Email",
  to: `${name.toLowerCase()}@example.com`,
  link,
  language: "he",
  sentAt: 1_000,
  reminderDueAt: 9_000,
  ...facts,
})

const { portalId, details } = freshSession(1)
const { sessionId } = details
const elsewhere = PortalId.make(2)

/** What every store of recipients of summaries has in common. */
export const summaryApproversConformance = (layer: Layer.Layer<SummaryApprovers | SessionRepository>) => {
  const story = <A, E>(effect: Effect.Effect<A, E, SummaryApprovers>) =>
    Effect.runPromise(
      Effect.andThen(
        Effect.flatMap(SessionRepository, ({ create }) => create(freshSession(1))),
        effect,
      ).pipe(Effect.provide(layer)),
    )

  test("a recipient keeps their link when they are sent the summary again", () =>
    story(
      Effect.gen(function* () {
        const { send, of, byLink } = yield* SummaryApprovers
        const mira = yield* send(portalId, sessionId, recipient("Mira", "key-1"))
        const ravi = yield* send(portalId, sessionId, recipient("Ravi", "key-2", { channel: "Sms", to: "+44" }))
        const again = yield* send(portalId, sessionId, recipient("Mira", "key-3", { name: "Mira Rao", sentAt: 2_000 }))
        expect(again).toEqual({ ...mira, name: "Mira Rao", sentAt: 2_000 })
        expect(yield* of(portalId, sessionId)).toEqual([again, ravi])
        expect(yield* of(elsewhere, sessionId)).toEqual([])
        expect(yield* byLink("key-1")).toEqual(Option.some({ portalId, sessionId, approver: again }))
        expect(yield* byLink("key-3")).toEqual(Option.none())
      }),
    ))

  test("a recipient is removed at their portal alone, and back when sent it again", () =>
    story(
      Effect.gen(function* () {
        const { send, of, remove } = yield* SummaryApprovers
        const { approverId } = yield* send(portalId, sessionId, recipient("Mira", "key-1"))
        yield* remove(elsewhere, sessionId, approverId, 5_000)
        expect(yield* of(portalId, sessionId)).not.toMatchObject([{ removedAt: 5_000 }])
        yield* remove(portalId, sessionId, approverId, 5_000)
        expect(yield* of(portalId, sessionId)).toMatchObject([{ link: "key-1", removedAt: 5_000 }])
        const back = yield* send(portalId, sessionId, recipient("Mira", "key-4", { sentAt: 6_000 }))
        expect(back).not.toHaveProperty("removedAt")
        expect(back).toMatchObject({ askedAgainAt: 6_000 })
        expect(yield* send(portalId, sessionId, recipient("Mira", "key-5", { sentAt: 7_000 }))).toMatchObject({
          askedAgainAt: 6_000,
        })
      }),
    ))

  test("openings are kept by recipient, and those of the copied link apart", () =>
    story(
      Effect.gen(function* () {
        const { send, of, saveViews, copiedViews } = yield* SummaryApprovers
        const { approverId } = yield* send(portalId, sessionId, recipient("Mira", "key-1"))
        expect(yield* copiedViews(portalId, sessionId)).toEqual({ views: 0 })
        const views = { views: 2, firstViewedAt: 3_000, lastViewedAt: 4_000 }
        yield* saveViews(portalId, sessionId, approverId, views)
        expect(yield* of(portalId, sessionId)).toMatchObject([views])
        expect(yield* copiedViews(portalId, sessionId)).toEqual({ views: 0 })
        yield* saveViews(portalId, sessionId, undefined, { ...views, views: 1 })
        yield* saveViews(portalId, sessionId, undefined, { ...views, views: 7 })
        expect(yield* copiedViews(portalId, sessionId)).toEqual({ ...views, views: 7 })
      }),
    ))

  test("a reminder is due from its instant on, until it is sent or closed", () =>
    story(
      Effect.gen(function* () {
        const approvers = yield* SummaryApprovers
        const mira = yield* approvers.send(portalId, sessionId, recipient("Mira", "key-1"))
        const ravi = yield* approvers.send(portalId, sessionId, recipient("Ravi", "key-2"))
        const due = (now: number, limit = 9) =>
          Effect.map(approvers.dueReminders(now, limit), (rows) => rows.map(({ approver }) => approver.name))
        expect([yield* due(8_999), yield* due(9_000), yield* due(9_000, 1)]).toEqual([[], ["Mira", "Ravi"], ["Mira"]])
        yield* approvers.noteReminder(portalId, sessionId, mira.approverId, 9_500)
        expect(yield* due(9_999)).toEqual(["Ravi"])
        yield* approvers.closeReminder(portalId, sessionId, ravi.approverId)
        expect(yield* due(9_999)).toEqual([])
        expect(yield* approvers.of(portalId, sessionId)).toMatchObject([{ remindedAt: 9_500 }, { name: "Ravi" }])
      }),
    ))
}

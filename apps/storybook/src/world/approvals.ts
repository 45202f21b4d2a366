import { RateLimits } from "@application/kernel"
import { SessionRepository, SummaryApprovers } from "@application/signup/ports"
import { approveSummary, askForSummaryChange, getSummary } from "@application/signup/use-cases"
import type { SignupSession } from "@domain/signup"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import type { Seed } from "./seeds.ts"

const { portalId } = owner
const hour = 3_600_000

const keyOf = (name: string) => `link-of-${name.toLowerCase()}`

/** A draft whose summary was sent to people by name, by links of their own, some hours ago; the first one has opened it. */
export const sentTo = (
  details: SignupSession,
  names: ReadonlyArray<string>,
  { hoursAgo = 30, daysLeft = 20 }: { readonly hoursAgo?: number; readonly daysLeft?: number } = {},
): Seed =>
  Effect.gen(function* () {
    const sessions = yield* SessionRepository
    const approvers = yield* SummaryApprovers
    const now = yield* Clock.currentTimeMillis
    const sentAt = now - hoursAgo * hour
    yield* sessions.create({ portalId, details: { ...details, summaryUntil: now + daysLeft * 24 * hour } })
    for (const [at, name] of names.entries()) {
      const { approverId } = yield* approvers.send(portalId, details.sessionId, {
        name,
        channel: "Email",
        to: `${name.toLowerCase()}@bloom-bakery.example`,
        link: keyOf(name),
        language: "en",
        sentAt,
      })
      const views = { views: 3, firstViewedAt: sentAt + hour, lastViewedAt: sentAt + 5 * hour }
      if (at === 0) yield* approvers.saveViews(portalId, details.sessionId, approverId, views)
    }
  })

/** Somebody who was sent the summary approves it, or asks for changes of two sections. */
export const decidedBy = (name: string, kind: "Approved" | "ChangeRequested"): Seed =>
  Effect.gen(function* () {
    const encodedId = keyOf(name)
    const { shownHash } = yield* getSummary.handle({ encodedId })
    if (kind === "Approved") return yield* approveSummary.handle({ encodedId, shownHash })
    const comments = [
      { section: "creative", comment: "Could the picture show our new wedding cake?" },
      { section: "budget", comment: "Let's start with half of it." },
    ] as const
    return yield* askForSummaryChange.handle({ encodedId, shownHash, comments })
  }).pipe(Effect.asVoid)

/** The draft's business takes another name. */
export const renamed = ({ sessionId }: SignupSession): Seed =>
  Effect.gen(function* () {
    const sessions = yield* SessionRepository
    const session = yield* sessions.byId(sessionId)
    const { details } = session
    const business = { ...details.business, name: "Bloom & Daughters" }
    yield* sessions.save({ ...session, details: { ...details, business, revision: details.revision + 1 } })
  })

/** The link has been closed by whoever prepared the campaign. */
export const closed = ({ sessionId }: SignupSession): Seed =>
  Effect.gen(function* () {
    const sessions = yield* SessionRepository
    const session = yield* sessions.byId(sessionId)
    const { details } = session
    yield* sessions.save({ ...session, details: { ...details, summaryUntil: 0, revision: details.revision + 1 } })
  })

/** A draft on which as many decisions have been made as it takes in a day. */
export const limited = ({ sessionId }: SignupSession): Seed =>
  Effect.flatMap(RateLimits, ({ take }) =>
    Effect.forEach(Array.from({ length: 30 }), () => take(`summary-decision-session:${sessionId}`, 30, 24 * hour), {
      discard: true,
    }),
  )

import { Profiles } from "@application/kernel"
import { UserMessages } from "@application/messaging/services"
import { type Brief, nextApprover, type PlanVersion, versionState } from "@domain/briefs"
import { quotedName } from "@domain/messaging"
import { localDateAt, type UserId } from "@domain/kernel"
import { Effect } from "effect"
import type { BriefKey } from "./stored-brief.ts"

type News = "asked" | "reminded" | "approved" | "rejected"

const tell = Effect.fnUntraced(function* (
  { businessProfileId, briefId }: BriefKey,
  brief: Brief,
  { deadlineAt, decisions }: PlanVersion,
  userId: UserId,
  news: News,
) {
  const profile = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  yield* (yield* UserMessages).tell({ portalId: profile.portalId, userId, businessProfileId }, ({ origin }) => ({
    template: "briefPlan",
    link: `${origin}/app/${businessProfileId}/briefs/${briefId}?part=approval`,
    briefName: quotedName(brief.name),
    businessName: quotedName(profile.name),
    day: localDateAt(deadlineAt, profile.timeZone),
    comment: decisions.at(-1)?.comment ?? "",
    news,
  }))
})

/** Tells the approver whose turn it is, if a version still waits for one. */
export const tellNextApprover = Effect.fnUntraced(function* (
  key: BriefKey,
  brief: Brief,
  version: PlanVersion,
  news: "asked" | "reminded",
) {
  const next = nextApprover(version)
  if (next !== undefined) yield* tell(key, brief, version, next, news)
})

/** Tells whoever sent a version how it was decided. */
export const tellSender = Effect.fnUntraced(function* (key: BriefKey, brief: Brief, version: PlanVersion) {
  const state = versionState(version)
  if (state === "approved" || state === "rejected") yield* tell(key, brief, version, version.sentBy, state)
})

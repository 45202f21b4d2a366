import { Profiles, UserNames } from "@application/kernel"
import {
  type Brief,
  BriefNotFound,
  nextApprover,
  type PlanLine,
  planTotals,
  type PlanVersion,
  versionState,
} from "@domain/briefs"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import type { ShownBrief } from "../contract/briefs.ts"
import { BriefPlans } from "../stores/brief-plans.ts"
import { Briefs } from "../stores/briefs.ts"
import { PlanVersions } from "../stores/plan-versions.ts"

export interface BriefKey {
  readonly businessProfileId: BusinessProfileId
  readonly briefId: number
}

/** A brief of a business. */
export const briefOf = Effect.fnUntraced(function* ({ businessProfileId, briefId: id }: BriefKey) {
  return (yield* (yield* Briefs).find({ businessProfileId, id })) ?? (yield* new BriefNotFound({}))
})

/** A brief of a business, which nobody else changes before this transaction ends. */
export const lockedBrief = Effect.fnUntraced(function* ({ businessProfileId, briefId: id }: BriefKey) {
  return (yield* (yield* Briefs).forChange({ businessProfileId, id })) ?? (yield* new BriefNotFound({}))
})

/** Stores a changed brief, dated now. */
export const keptBrief = Effect.fnUntraced(function* ({ businessProfileId }: BriefKey, brief: Brief) {
  const updatedAt = yield* Clock.currentTimeMillis
  return yield* (yield* Briefs).save({ ...brief, businessProfileId, updatedAt })
})

/** The names of people of a business's portal, by their ids; an account that is gone has none. */
export const namesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, ids: ReadonlyArray<UserId>) {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map<UserId, string>()
  const { portalId } = yield* (yield* Profiles).of(businessProfileId)
  return yield* (yield* UserNames).of(portalId, unique)
})

/** Briefs as they are shown. */
export const shownBriefs = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  briefs: ReadonlyArray<Brief & { readonly businessProfileId?: BusinessProfileId }>,
) {
  const names = yield* namesOf(
    businessProfileId,
    briefs.flatMap(({ approval }) => approval?.waitsFor ?? []),
  )
  return briefs.map(({ businessProfileId: _owner, plan, ...brief }): ShownBrief => {
    const { waitsFor } = brief.approval ?? {}
    const name = waitsFor === undefined ? undefined : names.get(waitsFor)
    const former = brief.planned === undefined && plan !== undefined
    return {
      ...brief,
      ...(former && { planned: { lines: plan.rows.length, ...planTotals(plan.rows) } }),
      ...(name !== undefined && { waitsForName: name }),
    }
  })
})

/** A brief as it is shown. */
export const shownBrief = Effect.fnUntraced(function* ({ businessProfileId }: BriefKey, brief: Brief) {
  const [shown] = yield* shownBriefs(businessProfileId, [brief])
  return shown ?? (yield* Effect.die(new Error("A brief has no form to be shown in")))
})

/** Lines of the former form of a plan, which had no ids. */
const formerLines = ({ plan }: Brief): ReadonlyArray<PlanLine> =>
  (plan?.rows ?? []).map((row, place) => ({ ...row, id: `former-${place + 1}` }))

/** The plan of a brief as it is written. */
export const writtenPlan = Effect.fnUntraced(function* (key: BriefKey, brief: Brief) {
  const { businessProfileId, briefId } = key
  const plan = yield* (yield* BriefPlans).find({ businessProfileId, briefId })
  return plan ?? { lines: formerLines(brief), revision: 0 }
})

/** The versions of a brief's plan, newest first. */
export const versionsOf = Effect.fnUntraced(function* ({ businessProfileId, briefId }: BriefKey) {
  const { rows } = yield* (yield* PlanVersions).list("ofBrief", { businessProfileId, briefId })
  return rows
})

/** What a version's state says in its brief. */
export const approvalOf = (version: PlanVersion) => {
  const next = nextApprover(version)
  return {
    version: version.version,
    state: versionState(version),
    deadlineAt: version.deadlineAt,
    ...(next !== undefined && { waitsFor: next }),
  }
}

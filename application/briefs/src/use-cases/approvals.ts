import { currentUser, handler, JobQueue, LinkHasher, Profiles, RightHolders } from "@application/kernel"
import {
  approvedBrief,
  BriefMoveNotAllowed,
  decidedVersion,
  isPlannable,
  nextApprover,
  PlanChanged,
  planChecks,
  PlanNotSendable,
  planText,
  type PlanVersion,
  PlanVersionNotFound,
  versionState,
} from "@domain/briefs"
import { InvalidFields } from "@domain/identity"
import { addDays, localDateAt, startOfDay } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { DecideBriefPlan, ListPlanApprovers, RemindPlanApprover, SendBriefPlan } from "../contract/plans.ts"
import { PlanVersions } from "../stores/plan-versions.ts"
import { Briefs } from "../stores/briefs.ts"
import { tellNextApprover, tellSender } from "./plan-news.ts"
import {
  approvalOf,
  type BriefKey,
  keptBrief,
  lockedBrief,
  namesOf,
  shownBrief,
  versionsOf,
  writtenPlan,
} from "./stored-brief.ts"

const day = 24 * 3_600_000

/** Ways of a deadline into the future, in days. */
const longestDeadline = 365

/** The people who may approve plans of a business, by their names. */
const approversOf = Effect.fnUntraced(function* (businessProfileId: BriefKey["businessProfileId"]) {
  const profile = yield* (yield* Profiles).of(businessProfileId)
  return yield* (yield* RightHolders).of("approveBriefPlans", profile)
})

export const listPlanApprovers = handler(
  ListPlanApprovers,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const ids = yield* approversOf(businessProfileId)
    const names = yield* namesOf(businessProfileId, ids)
    return ids.map((id) => ({ id, name: names.get(id) ?? "" }))
  }),
)

/** Replaces a version that still waits by another one. */
const replaceWaiting = Effect.fnUntraced(function* (key: BriefKey, versions: ReadonlyArray<PlanVersion>) {
  const store = yield* PlanVersions
  for (const version of versions)
    if (versionState(version) === "waiting") yield* store.save({ ...key, ...version, isReplaced: true })
})

/** Half of the time that is left, at most a day before the deadline. */
const reminderAfterSeconds = (sentAt: number, deadlineAt: number): number =>
  Math.floor(Math.max((deadlineAt - sentAt) / 2, deadlineAt - sentAt - day) / 1_000)

export const sendBriefPlan = handler(
  SendBriefPlan,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, revision, approverIds, deadline }) {
    const key = { businessProfileId, briefId }
    const brief = yield* lockedBrief(key)
    if (!isPlannable(brief)) return yield* new BriefMoveNotAllowed({ from: brief.status, to: "Ongoing" })
    const plan = yield* writtenPlan(key, brief)
    if (plan.revision !== revision) return yield* new PlanChanged({})
    const errors = planChecks(plan.lines, brief).filter(({ weight }) => weight === "error")
    if (errors.length > 0)
      return yield* new PlanNotSendable({ checks: [...new Set(errors.map(({ key: name }) => name))] })
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const sentAt = yield* Clock.currentTimeMillis
    const today = localDateAt(sentAt, timeZone)
    if (deadline < today || deadline > addDays(today, longestDeadline))
      return yield* new InvalidFields({ fields: { deadline: ["briefs.deadlinePast"] } })
    const holders = yield* approversOf(businessProfileId)
    if (new Set(approverIds).size !== approverIds.length || approverIds.some((id) => !holders.includes(id)))
      return yield* new InvalidFields({ fields: { approverIds: ["briefs.noApprover"] } })
    const versions = yield* versionsOf(key)
    yield* replaceWaiting(key, versions)
    const version: PlanVersion = {
      version: (versions[0]?.version ?? 0) + 1,
      lines: plan.lines,
      currency: brief.currency,
      hash: yield* (yield* LinkHasher).hash(`brief-plan:${briefId}:${planText(plan.lines, brief.currency)}`),
      approverIds,
      decisions: [],
      sentBy: (yield* currentUser).userId,
      sentAt,
      deadlineAt: startOfDay(addDays(deadline, 1), timeZone) - 1,
    }
    yield* (yield* PlanVersions).add({ ...key, ...version })
    const kept = yield* keptBrief(key, { ...brief, approval: approvalOf(version) })
    yield* tellNextApprover(key, kept, version, "asked")
    yield* (yield* JobQueue).later(
      RemindPlanApprover,
      { ...key, version: version.version },
      {
        startAfterSeconds: reminderAfterSeconds(sentAt, version.deadlineAt),
        singletonKey: `brief-plan-${businessProfileId}-${briefId}-${version.version}`,
      },
    )
    return { version: version.version, hash: version.hash }
  }),
)

export const decideBriefPlan = handler(
  DecideBriefPlan,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, version: number, ...decision }) {
    const key = { businessProfileId, briefId }
    const brief = yield* lockedBrief(key)
    if (!isPlannable(brief)) return yield* new BriefMoveNotAllowed({ from: brief.status, to: "Ongoing" })
    const versions = yield* PlanVersions
    const before = yield* versions.forChange({ ...key, version: number })
    if (before === undefined) return yield* new PlanVersionNotFound({})
    const { userId } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    const version = yield* Effect.fromResult(decidedVersion(before, { ...decision, userId, at }))
    yield* versions.save({ ...key, ...version })
    const kept = yield* keptBrief(key, approvedBrief(brief, approvalOf(version)))
    if (nextApprover(version) === undefined) yield* tellSender(key, kept, version)
    else yield* tellNextApprover(key, kept, version, "asked")
    return yield* shownBrief(key, kept)
  }),
)

/** A version that was decided or replaced, or a brief that is gone, reminds nobody. */
export const remindPlanApprover = handler(
  RemindPlanApprover,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, version: number }) {
    const key = { businessProfileId, briefId }
    const version = yield* (yield* PlanVersions).find({ ...key, version: number })
    const brief = yield* (yield* Briefs).find({ businessProfileId, id: briefId })
    if (version !== undefined && brief !== undefined) yield* tellNextApprover(key, brief, version, "reminded")
    return {}
  }),
)

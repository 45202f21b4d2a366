import { law } from "@domain/kernel/testing"
import { UserId } from "@domain/kernel"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  approvedVersion,
  decidedVersion,
  nextApprover,
  type PlanDecision,
  type PlanVersion,
  versionState,
} from "./plan-version.ts"
import { anyPlanVersion } from "./testing/index.ts"

/** Anybody's decision, about this version or another. */
const anyAttempt = fc.record({
  user: fc.integer({ min: 1, max: 6 }),
  decision: fc.constantFrom("approved" as const, "approved" as const, "rejected" as const),
  isAnother: fc.boolean(),
  comment: fc.constantFrom("", "Too dear"),
})
type Attempt = typeof anyAttempt extends fc.Arbitrary<infer A> ? A : never

const decisionOf = ({ user, decision, isAnother, comment }: Attempt, hash: string): PlanDecision => ({
  userId: UserId.make(user),
  decision,
  comment,
  hash: isAnother ? `${hash}0` : hash,
  at: 1,
})

const decidedBy = (version: PlanVersion, attempts: ReadonlyArray<Attempt>): PlanVersion =>
  attempts.reduce(
    (now, attempt) => Result.getOrElse(decidedVersion(now, decisionOf(attempt, version.hash)), () => now),
    version,
  )

test("a plan is approved once all approvers in order approved this very version", () =>
  law(
    fc.property(anyPlanVersion, fc.array(anyAttempt, { maxLength: 30 }), (version, attempts) => {
      const after = decidedBy(version, attempts)
      const approvals = after.decisions.filter(({ decision, hash }) => decision === "approved" && hash === version.hash)
      const areAll = approvals.map(({ userId }) => userId).join() === version.approverIds.join()
      expect(versionState(after) === "approved").toBe(areAll && after.decisions.length === approvals.length)
    }),
  ))

test("approvals in order of the version itself always end in approval", () =>
  law(
    fc.property(anyPlanVersion, (version) => {
      const attempts = version.approverIds.map((user) => ({
        user,
        decision: "approved" as const,
        isAnother: false,
        comment: "" as const,
      }))
      const after = decidedBy(version, attempts)
      expect([versionState(after), nextApprover(after)]).toEqual(["approved", undefined])
    }),
  ))

test("nobody decides twice, and a decided version stays as it was decided", () =>
  law(
    fc.property(anyPlanVersion, fc.array(anyAttempt, { maxLength: 30 }), (version, attempts) => {
      const after = decidedBy(version, attempts)
      expect(new Set(after.decisions.map(({ userId }) => userId)).size).toBe(after.decisions.length)
      const state = versionState(after)
      if (state !== "waiting") expect(decidedBy(after, attempts)).toEqual(after)
      expect(nextApprover(after) === undefined).toBe(state !== "waiting")
    }),
  ))

const version: PlanVersion = {
  version: 1,
  lines: [],
  currency: "GBP",
  hash: "ab",
  approverIds: [UserId.make(1), UserId.make(2)],
  decisions: [],
  sentBy: UserId.make(9),
  sentAt: 0,
  deadlineAt: 1,
}
const refusalOf = (attempt: Partial<Attempt>, of: PlanVersion = version) => {
  const decided = decidedVersion(
    of,
    decisionOf({ user: 1, decision: "approved", isAnother: false, comment: "", ...attempt }, "ab"),
  )
  return Result.isFailure(decided) ? decided.failure._tag : "decided"
}

test("a decision is refused out of turn, about another hash, or without a comment", () => {
  expect([
    refusalOf({}),
    refusalOf({ user: 2 }),
    refusalOf({ isAnother: true }),
    refusalOf({ decision: "rejected" }),
    refusalOf({ decision: "rejected", comment: "Too dear" }),
    refusalOf({}, { ...version, isReplaced: true }),
  ]).toEqual([
    "decided",
    "NotTheNextApprover",
    "PlanVersionDiffers",
    "CommentRequired",
    "decided",
    "PlanVersionDecided",
  ])
})

test("approvals of another hash, whoever kept them, approve nothing", () => {
  const decision = { decision: "approved", isAnother: true, comment: "" } as const
  const decisions = [1, 2].map((user) => decisionOf({ ...decision, user }, "ab"))
  expect(versionState({ ...version, decisions })).toBe("waiting")
})

test("a brief runs by the newest approved version, not by a newer one that waits", () => {
  const approval = (user: number): PlanDecision =>
    decisionOf({ user, decision: "approved", isAnother: false, comment: "" }, "ab")
  const approved = { ...version, decisions: [approval(1), approval(2)] }
  const versions = [approved, { ...approved, version: 2 }, { ...version, version: 3 }]
  expect(approvedVersion(versions)?.version).toBe(2)
  expect(approvedVersion([version])).toBeUndefined()
})

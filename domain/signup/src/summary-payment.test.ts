import * as fc from "fast-check"
import { expect, test } from "vitest"
import { approvalState, standingDecisions, SummaryDecisionKind } from "./summary-approval.ts"
import { ApproverId } from "./summary-approvers.ts"
import { summaryPaymentRefusal } from "./summary-payment.ts"

const mira = ApproverId.make(1)
const ravi = ApproverId.make(2)
const both = { approvers: [{ approverId: mira }, { approverId: ravi }], rule: "All" } as const
const nobody = { approvers: [], rule: "All" } as const

const by = (approverId: ApproverId | undefined, kind: SummaryDecisionKind, isCurrent = true) => ({
  kind,
  approverName: approverId === undefined ? "Visitor" : `approver ${approverId}`,
  ...(approverId !== undefined && { approverId }),
  isCurrent,
  decidedAt: 1_000,
})

test("an approver pays once they have approved, before the others have", () => {
  expect(summaryPaymentRefusal([], both, mira)).toBe("NotApproved")
  expect(summaryPaymentRefusal([by(ravi, "Approved")], both, mira)).toBe("NotApproved")
  expect(summaryPaymentRefusal([by(mira, "Approved")], both, mira)).toBeUndefined()
})

test("an approval of an earlier version pays nothing", () => {
  expect(summaryPaymentRefusal([by(mira, "Approved", false)], both, mira)).toBe("Changed")
})

test("nobody pays while somebody wants a change or declines", () => {
  for (const kind of ["ChangeRequested", "Declined"] as const)
    expect(summaryPaymentRefusal([by(ravi, kind), by(mira, "Approved")], both, mira)).toBe("Objected")
})

test("a copied link pays nothing, whatever was decided by it", () => {
  expect(summaryPaymentRefusal([by(undefined, "Approved")], both, undefined)).toBe("NotAsked")
  expect(summaryPaymentRefusal([by(undefined, "Approved")], nobody, undefined)).toBe("NotAsked")
})

test("whoever is asked no more pays nothing", () => {
  const removed = { approvers: [{ approverId: mira, removedAt: 2_000 }], rule: "All" } as const
  expect(summaryPaymentRefusal([by(mira, "Approved")], removed, mira)).toBe("NotApproved")
})

test("whoever may pay has approved what is shown, and nobody objects", () => {
  const decision = fc
    .record({
      approverId: fc.constantFrom(mira, ravi, undefined),
      kind: fc.constantFrom(...SummaryDecisionKind.literals),
      isCurrent: fc.boolean(),
    })
    .map(({ approverId, kind, isCurrent }) => by(approverId, kind, isCurrent))
  const payer = fc.constantFrom(mira, ravi, undefined)
  fc.assert(
    fc.property(fc.array(decision), fc.constantFrom(both, nobody), payer, (decisions, named, approverId) => {
      if (summaryPaymentRefusal(decisions, named, approverId) !== undefined) return
      const standing = standingDecisions(decisions, named)
      expect(standing.some((one) => one.approverId === approverId && one.kind === "Approved")).toBe(true)
      expect(["Declined", "ChangeRequested"]).not.toContain(approvalState(decisions, named))
    }),
  )
})

import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { approvalState, checkedDecision, SummaryDecisionKind } from "./summary-approval.ts"

const decision = (kind: SummaryDecisionKind, approverName: string, isCurrent = true) => ({
  kind,
  approverName,
  isCurrent,
})

test("a summary is approved once somebody approves and nobody objects", () => {
  expect(approvalState([])).toBe("Open")
  expect(approvalState([decision("Approved", "Mira")])).toBe("Approved")
  expect(approvalState([decision("ChangeRequested", "Ravi"), decision("Approved", "Mira")])).toBe("ChangeRequested")
  expect(approvalState([decision("Approved", "Mira"), decision("Declined", "Ravi")])).toBe("Declined")
})

test("an approver's last decision counts, whatever the case of the name", () => {
  expect(approvalState([decision("Approved", "mira"), decision("Declined", "Mira")])).toBe("Approved")
  expect(approvalState([decision("Declined", "Mira"), decision("Approved", "MIRA")])).toBe("Declined")
})

test("decisions on an earlier version count for nothing", () => {
  const kinds = fc.constantFrom(...SummaryDecisionKind.literals)
  fc.assert(
    fc.property(fc.array(kinds), (earlier) => {
      expect(approvalState(earlier.map((kind, at) => decision(kind, `approver ${at}`, false)))).toBe("Open")
    }),
  )
})

test("a decision has a name, and a wanted change says what", () => {
  const failures = (kind: SummaryDecisionKind, approverName: string, comment?: string) => {
    const checked = checkedDecision(kind, { approverName, ...(comment !== undefined && { comment }) })
    return Result.isFailure(checked) ? Object.keys(checked.failure) : []
  }
  expect(failures("Approved", " ")).toEqual(["approverName"])
  expect(failures("ChangeRequested", "Mira", "  ")).toEqual(["comment"])
  expect(failures("Declined", "Mira")).toEqual([])
  expect(Result.getOrThrow(checkedDecision("Approved", { approverName: " Mira ", comment: " " }))).toEqual({
    kind: "Approved",
    approverName: "Mira",
  })
})

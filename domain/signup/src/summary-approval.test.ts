import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import {
  approvalStanding,
  needsApproval,
  changedParts,
  decidedContent,
  DecidedPart,
  isRepeated,
  approvalState,
  checkedDecision,
  SummaryDecisionKind,
} from "./summary-approval.ts"
import { planOf } from "./plan-of.ts"
import { type SessionParts, withParts } from "./session-change.ts"
import { ApproverId } from "./summary-approvers.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const decision = (kind: SummaryDecisionKind, approverName: string, isCurrent = true) => ({
  kind,
  approverName,
  isCurrent,
  decidedAt: 1_000,
})

test("a copied link approves nothing, and an objection by it stays against its name", () => {
  expect(approvalState([])).toBe("Open")
  expect(approvalState([decision("Approved", "Mira")])).toBe("Open")
  expect(approvalState([decision("Approved", "Mira"), decision("Declined", "Mira")])).toBe("Declined")
  expect(approvalState([decision("ChangeRequested", "Mira"), decision("Declined", "Mira")])).toBe("Declined")
  expect(approvalState([decision("Approved", "Mira"), decision("ChangeRequested", "Ravi")])).toBe("ChangeRequested")
})

test("decisions on an earlier version count for nothing", () => {
  const kinds = fc.constantFrom(...SummaryDecisionKind.literals)
  fc.assert(
    fc.property(fc.array(kinds), (earlier) => {
      expect(approvalState(earlier.map((kind, at) => decision(kind, `approver ${at}`, false)))).toBe("Open")
    }),
  )
})

test("a decision has a name, and a wanted change says what of each section it names", () => {
  const failures = (kind: SummaryDecisionKind, approverName: string, ...comments: ReadonlyArray<string>) => {
    const written = comments.map((comment) => ({ section: "budget", comment }) as const)
    const checked = checkedDecision(kind, { approverName, comments: written })
    return Result.isFailure(checked) ? Object.keys(checked.failure) : []
  }
  expect(failures("Approved", " ")).toEqual(["approverName"])
  expect(failures("ChangeRequested", "Mira")).toEqual(["comments"])
  expect(failures("ChangeRequested", "Mira", "Less", "  ")).toEqual(["comments"])
  expect(failures("ChangeRequested", "Mira", "Less", "More")).toEqual([])
  expect(failures("Declined", "Mira", " ")).toEqual([])
  const comments = [{ comment: " " }, { section: "creative", comment: " Another picture " }] as const
  expect(Result.getOrThrow(checkedDecision("Declined", { approverName: " Mira ", comments }))).toEqual({
    kind: "Declined",
    approverName: "Mira",
    comments: [{ section: "creative", comment: "Another picture" }],
  })
})

test("exactly the parts that differ are changed, whatever the order of their fields", () => {
  const parts = fc.uniqueArray(fc.constantFrom(...DecidedPart.literals))
  const before = { business: { name: "Bloom", city: "Pune" }, creative: {}, targeting: {}, budget: { amount: 1 } }
  fc.assert(
    fc.property(parts, (changed) => {
      const reordered = { ...before, business: { city: "Pune", name: "Bloom" } }
      const now = { ...reordered, ...Object.fromEntries(changed.map((part) => [part, { other: part }])) }
      expect(changedParts(before, now)).toEqual(DecidedPart.literals.filter((part) => changed.includes(part)))
    }),
  )
})

test("other hours or another app change what was approved", () => {
  const shown = begunSession({ creative: { objective: "Calls", callHours: [{ weekday: 1, from: 540, to: 1_080 }] } })
  const approved = decidedContent(planOf(shown), undefined)
  const now = (parts: SessionParts) =>
    changedParts(approved, decidedContent(planOf(withParts(shown, parts)), undefined))
  expect(now({})).toEqual([])
  expect(now({ creative: { callHours: [{ weekday: 1, from: 540, to: 1_020 }] } })).toEqual(["creative"])
  expect(now({ creative: { messagingApp: "WhatsApp" } })).toEqual(["creative"])
  expect(now({ targeting: { dayParts: [{ weekday: 1, from: 540, to: 1_080 }] } })).toEqual(["targeting"])
})

test("a decision repeats an approver's last one on the same version alone", () => {
  const wishOf = (approverName: string, comment: string, section: "budget" | "creative" = "budget") => ({
    ...decision("ChangeRequested", approverName),
    comments: [{ section, comment }],
  })
  const wish = wishOf("Mira", "Half of it")
  const approval = { ...decision("Approved", "Mira"), comments: [] }
  expect(isRepeated([wish], wishOf("MIRA", "Half of it"))).toBe(true)
  expect(isRepeated([wish], wishOf("Mira", "A third"))).toBe(false)
  expect(isRepeated([wish], wishOf("Mira", "Half of it", "creative"))).toBe(false)
  expect(isRepeated([wish], wishOf("Ravi", "Half of it"))).toBe(false)
  expect(isRepeated([wish], { ...wish, approverId: mira })).toBe(false)
  expect(isRepeated([{ ...wish, isCurrent: false }], wish)).toBe(false)
  expect(isRepeated([approval, wish], wish)).toBe(false)
})

const [mira, ravi] = [ApproverId.make(1), ApproverId.make(2)]
const both = { approvers: [{ approverId: mira }, { approverId: ravi }], rule: "All" } as const
const by = (approverId: ApproverId, kind: SummaryDecisionKind, isCurrent = true) => ({
  ...decision(kind, "Typed", isCurrent),
  approverId,
})

test("all named approvers must approve, or one where that is enough", () => {
  expect(approvalState([by(mira, "Approved")], both)).toBe("Open")
  expect(approvalState([by(mira, "Approved")], { ...both, rule: "One" })).toBe("Approved")
  expect(approvalState([by(ravi, "Approved"), by(mira, "Approved")], both)).toBe("Approved")
  expect(approvalState([by(mira, "Approved"), by(mira, "Approved")], both)).toBe("Open")
  expect(approvalState([by(mira, "Approved"), by(mira, "Declined"), by(ravi, "Approved")], both)).toBe("Approved")
  expect(approvalState([by(mira, "Approved"), by(ravi, "Declined")], { ...both, rule: "One" })).toBe("Declined")
})

test("nobody decides in a named approver's place, whatever name a copied link is given", () => {
  const kinds = fc.constantFrom(...SummaryDecisionKind.literals)
  const foreign = fc.record({ kind: kinds, approverId: fc.option(fc.constant(ApproverId.make(3))) })
  fc.assert(
    fc.property(fc.array(foreign), (others) => {
      const strangers = others.map(({ kind, approverId }) => ({
        ...decision(kind, "Mira"),
        ...(approverId !== null && { approverId }),
      }))
      expect(approvalState([...strangers, by(mira, "Approved"), by(ravi, "Approved")], both)).toBe("Approved")
      expect(approvalState(strangers, both)).toBe("Open")
    }),
  )
})

test("an approval stands as asked, seen, given in part, given, or voided by a change", () => {
  const standing = (decisions: ReadonlyArray<ReturnType<typeof by>>, isSent = true, isViewed = false) =>
    approvalStanding(decisions, both, { isSent, isViewed })
  expect([standing([], false), standing([]), standing([], true, true)]).toEqual(["NotAsked", "Sent", "Viewed"])
  expect(standing([by(mira, "Approved")])).toBe("PartlyApproved")
  expect(standing([by(mira, "Approved"), by(ravi, "Approved")])).toBe("Approved")
  expect(standing([by(mira, "Approved", false), by(ravi, "Approved", false)], true, true)).toBe("Void")
  expect(standing([by(mira, "ChangeRequested", false)])).toBe("Sent")
  expect(standing([by(mira, "ChangeRequested")])).toBe("ChangeRequested")
})

test("a removed approver's approval counts no more, and their objection stands", () => {
  const without = { approvers: [{ approverId: mira }, { approverId: ravi, removedAt: 2_000 }], rule: "One" } as const
  const nobodyLeft = { approvers: [{ approverId: ravi, removedAt: 2_000 }], rule: "One" } as const
  const standing = (...decisions: ReadonlyArray<ReturnType<typeof by>>) =>
    approvalStanding(decisions, nobodyLeft, { isSent: false, isViewed: false })
  expect(standing(by(ravi, "Approved"))).toBe("Void")
  expect(standing(by(ravi, "Declined"))).toBe("Declined")
  expect(approvalState([by(ravi, "Approved")], without)).toBe("Open")
  expect(approvalState([by(mira, "Approved"), by(ravi, "Declined")], without)).toBe("Declined")
  expect(approvalState([by(mira, "Approved"), by(ravi, "Declined", false)], without)).toBe("Approved")
})

test("whoever is asked again after a removal approves again", () => {
  const again = { approvers: [{ approverId: mira, askedAgainAt: 1_000 }], rule: "All" } as const
  const approval = { ...by(mira, "Approved"), comments: [] }
  expect(approvalState([approval], again)).toBe("Open")
  expect(isRepeated([approval], approval)).toBe(true)
  expect(isRepeated([approval], approval, 1_000)).toBe(false)
  expect(approvalState([{ ...approval, decidedAt: 1_001 }, approval], again)).toBe("Approved")
})

test("every campaign of a business that an agent began needs its client's approval", () => {
  expect(needsApproval({ flavour: "agent" }, false)).toBe(true)
  expect(needsApproval({ flavour: "subsequent" }, false)).toBe(false)
  expect(needsApproval({ flavour: "subsequent" }, true)).toBe(true)
})

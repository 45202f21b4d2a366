import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { approvedLaunch } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { approvalStanding, type SummaryDecision, SummaryDecisionKind } from "./summary-approval.ts"
import { ApproverId, isAsked, type NamedApprover } from "./summary-approvers.ts"
import { ApprovalRule } from "./approval-rule.ts"
import { summaryPaymentRefusal } from "./summary-payment.ts"

const people = [1, 2, 3].map((id) => ApproverId.make(id))
const anyone = fc.constantFrom(...people)
const kinds = fc.constantFrom(...SummaryDecisionKind.literals)

const commands = fc.oneof(
  fc.record({ does: fc.constant("send" as const), who: anyone }),
  fc.record({ does: fc.constant("remove" as const), who: anyone }),
  { arbitrary: fc.record({ does: fc.constant("decide" as const), who: anyone, kind: kinds }), weight: 3 },
  fc.record({ does: fc.constant("decideByCopy" as const), name: fc.constantFrom("Mira", "Ravi"), kind: kinds }),
  fc.record({ does: fc.constant("change" as const) }),
  fc.record({ does: fc.constant("rule" as const), rule: fc.constantFrom(...ApprovalRule.literals) }),
)
type Command = typeof commands extends fc.Arbitrary<infer Value> ? Value : never

type Decided = Omit<SummaryDecision, "comments">

/** What is stored of a summary, as the handlers store it. */
const emptyStore = () => ({
  approvers: new Map<ApproverId, NamedApprover>(),
  decisions: [] as Array<Decided>,
  rule: "All" as ApprovalRule,
})
type Store = ReturnType<typeof emptyStore>

const store = (stored: Store, command: Command, now: number) => {
  const decided = (decision: Pick<Decided, "kind" | "approverName" | "approverId">) =>
    void stored.decisions.unshift({ ...decision, decidedAt: now, isCurrent: true })
  if (command.does === "send") {
    const before = stored.approvers.get(command.who)
    const isBack = before !== undefined && !isAsked(before)
    const askedAgainAt = isBack ? now : before?.askedAgainAt
    stored.approvers.set(command.who, {
      approverId: command.who,
      ...(askedAgainAt !== undefined && { askedAgainAt }),
    })
  }
  const approver = "who" in command ? stored.approvers.get(command.who) : undefined
  if (command.does === "remove" && approver !== undefined)
    stored.approvers.set(command.who, { ...approver, removedAt: now })
  if (command.does === "decide" && approver !== undefined && isAsked(approver))
    decided({ kind: command.kind, approverName: "Typed", approverId: command.who })
  if (command.does === "decideByCopy") decided({ kind: command.kind, approverName: command.name })
  if (command.does === "change") stored.decisions = stored.decisions.map((one) => ({ ...one, isCurrent: false }))
  if (command.does === "rule") stored.rule = command.rule
}

/** What each person has said of the version that is shown, told as a story. */
const emptyStory = () => ({
  asked: new Set<ApproverId>(),
  approving: new Set<ApproverId>(),
  objecting: new Set<ApproverId>(),
  rule: "All" as ApprovalRule,
})
type Story = ReturnType<typeof emptyStory>

const tell = (story: Story, command: Command) => {
  if (command.does === "send") story.asked.add(command.who)
  if (command.does === "remove") {
    story.asked.delete(command.who)
    story.approving.delete(command.who)
  }
  if (command.does === "decide" && story.asked.has(command.who)) {
    const isApproving = command.kind === "Approved"
    story.objecting[isApproving ? "delete" : "add"](command.who)
    story.approving[isApproving ? "add" : "delete"](command.who)
  }
  if (command.does === "change") {
    story.approving.clear()
    story.objecting.clear()
  }
  if (command.does === "rule") story.rule = command.rule
}

const isApproved = ({ asked, approving, objecting, rule }: Story) =>
  objecting.size === 0 && asked.size > 0 && (rule === "All" ? approving.size === asked.size : approving.size > 0)

test("a launch passes only while those who were sent it by name approve as it is", () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 40 }), (sequence) => {
      const stored = emptyStore()
      const story = emptyStory()
      for (const [at, command] of sequence.entries()) {
        store(stored, command, at)
        tell(story, command)
        const named = { approvers: [...stored.approvers.values()], rule: stored.rule }
        const standing = approvalStanding(stored.decisions, named, { isSent: true, isViewed: false })
        const launch = approvedLaunch(CampaignId.make(7), { isNeeded: true, standing, changedParts: [] })
        expect(Result.isSuccess(launch)).toBe(isApproved(story))
        for (const who of people)
          expect(summaryPaymentRefusal(stored.decisions, named, who) === undefined).toBe(
            story.approving.has(who) && story.objecting.size === 0,
          )
        expect(summaryPaymentRefusal(stored.decisions, named, undefined)).toBe("NotAsked")
      }
    }),
    { numRuns: 200 },
  )
})

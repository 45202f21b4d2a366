import { campaignOf, runningCampaign } from "@application/campaigns/testing"
import { changeCampaign, pauseCampaign, quoteChange } from "@application/campaigns/use-cases"
import { MemoryDatabase } from "@application/kernel/testing"
import { type BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { proposalLimits, type ProposedChange } from "@domain/proposals"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { as, assistant, businessProfileId, inProposalsWorld, leaves, member, owner, told } from "../testing/index.ts"
import { approveProposal } from "./approve-proposal.ts"
import { proposeChange } from "./propose-change.ts"
import { setProposalRules } from "./proposal-rules.ts"
import {
  expireProposal,
  getProposal,
  listProposals,
  refuseProposal,
  undoProposal,
  withdrawProposal,
} from "./proposals.ts"

type Key = Effect.Success<typeof runningCampaign>

const putIn = (amount: number) =>
  Effect.map(
    MemoryDatabase,
    (database) => void database.table<BusinessProfileId, number>("wallets").set(businessProfileId, amount),
  )

let calls = 0
const propose = (change: ProposedChange, actor = assistant()) =>
  proposeChange
    .handle({
      businessProfileId,
      change,
      reason: "Few people call at night.",
      tool: "change_campaign",
      promptHash: "5f3c",
      idempotencyKey: IdempotencyKey.make(`proposal-test-${(calls += 1)}`),
    })
    .pipe(as(actor))

const pauseOf = ({ campaignId }: Key): ProposedChange => ({ kind: "PauseCampaign", campaignId })
const budgetOf = ({ campaignId }: Key, dailyBudget: number): ProposedChange => ({
  kind: "ChangeBudget",
  campaignId,
  dailyBudget,
})
const keyOf = ({ id }: { readonly id: number }) => ({ businessProfileId, proposalId: id })

test("a proposal changes nothing, tells who may decide, and keeps who proposed it", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const before = yield* campaignOf(key)
      const proposal = yield* propose(pauseOf(key))
      expect(proposal).toMatchObject({
        status: "Open",
        proposer: {
          userId: 1,
          assistant: { id: "helper", name: "Helper" },
          tool: "change_campaign",
          promptHash: "5f3c",
        },
        lines: [{ field: "status", before: before.status, after: "Paused" }],
        mayDecide: false,
      })
      expect(yield* campaignOf(key)).toEqual(before)
      const news = (yield* told).filter(({ template }) => template === "proposal")
      expect(news).toMatchObject([{ news: "asked" }, { news: "asked" }])
      expect((yield* listProposals.handle({ businessProfileId })).proposals[0]).toMatchObject({ mayDecide: true })
    }),
  ))

test("an approved pause is made in the person's name, and its undo restores", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const proposal = yield* propose(pauseOf(key))
      const done = yield* approveProposal.handle(keyOf(proposal))
      expect(done).toMatchObject({ status: "Applied", decision: { by: 1 }, mayUndo: true })
      expect((yield* campaignOf(key)).status).toBe("Paused")
      expect(yield* Effect.flip(approveProposal.handle(keyOf(proposal)))).toMatchObject({ _tag: "ProposalClosed" })
      yield* putIn(100_000_000)
      const undo = yield* undoProposal.handle(keyOf(proposal))
      expect(undo).toMatchObject({ status: "Open", undoes: proposal.id, change: { kind: "ResumeCampaign" } })
      expect((yield* undoProposal.handle(keyOf(proposal))).id).toBe(undo.id)
      expect((yield* campaignOf(key)).status).toBe("Paused")
      const restored = yield* approveProposal.handle({
        ...keyOf(undo),
        ...(undo.price !== undefined && { total: undo.price.total }),
      })
      expect(restored.status).toBe("Applied")
      expect((yield* campaignOf(key)).status).toBe("Active")
      expect(yield* getProposal.handle(keyOf(proposal))).toMatchObject({ undoneBy: undo.id, mayUndo: false })
    }),
  ))

test("an assistant approves nothing, whatever it calls", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const proposal = yield* propose(pauseOf(key))
      const refused = yield* Effect.flip(approveProposal.handle(keyOf(proposal)).pipe(as(assistant())))
      expect(refused).toMatchObject({ _tag: "RoleForbidden", isForPeople: true })
      expect((yield* getProposal.handle(keyOf(proposal))).status).toBe("Open")
      expect((yield* campaignOf(key)).status).toBe("Active")
    }),
  ))

test("whoever lacks the right to the change approves nothing, and it stays open", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const proposal = yield* propose(pauseOf(key), member(3, "BrandManager"))
      expect(proposal).toMatchObject({ mayDecide: false, mayWithdraw: true })
      const refused = yield* Effect.flip(approveProposal.handle(keyOf(proposal)).pipe(as(member(3, "BrandManager"))))
      expect(refused).toMatchObject({ _tag: "RoleForbidden" })
      expect((yield* getProposal.handle(keyOf(proposal))).status).toBe("Open")
    }),
  ))

test("a proposal from other values is stale and says what changed", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(100_000_000)
      const before = (yield* campaignOf(key)).budget?.dailyBudget ?? 0
      const proposal = yield* propose(budgetOf(key, before * 2))
      const wanted = { ...key, dailyBudget: before + 100 }
      const { added } = yield* quoteChange.handle(wanted)
      yield* changeCampaign.handle({
        ...wanted,
        total: added.total,
        idempotencyKey: IdempotencyKey.make("another-change-1"),
      })
      const stale = yield* approveProposal.handle({ ...keyOf(proposal), total: proposal.price?.total ?? 0 })
      expect(stale).toMatchObject({
        status: "Stale",
        changed: [{ field: "dailyBudget", before, after: before + 100 }],
      })
      expect((yield* campaignOf(key)).budget?.dailyBudget).toBe(before + 100)
      const paused = yield* propose(pauseOf(key))
      yield* pauseCampaign.handle(key)
      expect((yield* approveProposal.handle(keyOf(paused))).status).toBe("Stale")
    }),
  ))

test("money moves at the price that was seen alone, and only if it is there", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const before = (yield* campaignOf(key)).budget?.dailyBudget ?? 0
      yield* putIn(0)
      const proposal = yield* propose(budgetOf(key, before * 2))
      const total = proposal.price?.total ?? 0
      expect(total).toBeGreaterThan(0)
      expect(proposal.price?.missing).toBe(total)
      expect(yield* Effect.flip(approveProposal.handle(keyOf(proposal)))).toMatchObject({ _tag: "PriceChanged", total })
      expect(yield* Effect.flip(approveProposal.handle({ ...keyOf(proposal), total }))).toMatchObject({
        _tag: "InsufficientFunds",
      })
      yield* putIn(total)
      expect((yield* approveProposal.handle({ ...keyOf(proposal), total })).status).toBe("Applied")
      expect((yield* campaignOf(key)).budget?.dailyBudget).toBe(before * 2)
    }),
  ))

test("new texts are reviewed again, and reach the plan once they are approved", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const { campaignId } = yield* runningCampaign
      const proposal = yield* propose({ kind: "ChangeAdTexts", campaignId, texts: { headline: "Open on Sundays" } })
      expect(proposal.lines).toMatchObject([{ field: "headline", after: "Open on Sundays" }])
      expect(proposal.reviews.map(({ effect }) => effect)).toContain("newAd")
      const done = yield* approveProposal.handle(keyOf(proposal))
      expect([done.status, done.failure]).toEqual(["Applied", undefined])
      const undo = yield* undoProposal.handle(keyOf(proposal))
      expect(undo.lines).toMatchObject([{ before: "Open on Sundays", after: proposal.lines[0]?.before }])
    }),
  ))

test("a failed call leaves the proposal with its failure and nothing else", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const { campaignId, ...key } = yield* runningCampaign
      const before = yield* campaignOf({ ...key, campaignId })
      const proposal = yield* propose({ kind: "ChangeBudget", campaignId, endDate: "2026-11-24" })
      yield* TestClock.setTime(Date.parse("2026-11-26T12:00:00+05:30"))
      const done = yield* approveProposal.handle({ ...keyOf(proposal), total: proposal.price?.total ?? 0 })
      expect(done).toMatchObject({ status: "Failed", failure: { tag: "EndDateNotAllowed" }, decision: { by: 1 } })
      expect((yield* campaignOf({ ...key, campaignId })).endDate).toBe(before.endDate)
    }),
  ))

test("a repeated call proposes once, and another change by its key is refused", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const input = {
        businessProfileId,
        change: pauseOf(key),
        reason: "",
        idempotencyKey: IdempotencyKey.make("one-key-for-two"),
      }
      const first = yield* proposeChange.handle(input)
      expect((yield* proposeChange.handle(input)).id).toBe(first.id)
      const other = proposeChange.handle({ ...input, change: budgetOf(key, 12_345) })
      expect(yield* Effect.flip(other)).toMatchObject({ _tag: "IdempotencyConflict" })
    }),
  ))

test("a proposer has so many waiting at once, also of calls at the same time", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const all = yield* Effect.all(
        Array.from({ length: proposalLimits.waiting + 5 }, () => Effect.result(propose(pauseOf(key)))),
        { concurrency: "unbounded" },
      )
      expect(all.filter(({ _tag }) => _tag === "Success")).toHaveLength(proposalLimits.waiting)
      expect((yield* propose(pauseOf(key), assistant("other"))).status).toBe("Open")
    }),
  ))

test("a proposal expires after seven days, and a withdrawn or refused one is over", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const [late, taken, no] = [
        yield* propose(pauseOf(key)),
        yield* propose(pauseOf(key)),
        yield* propose(pauseOf(key)),
      ]
      expect(yield* Effect.flip(withdrawProposal.handle(keyOf(taken)).pipe(as(assistant("other"))))).toMatchObject({
        _tag: "ProposalOfAnother",
      })
      expect((yield* withdrawProposal.handle(keyOf(taken)).pipe(as(assistant()))).status).toBe("Withdrawn")
      expect(yield* refuseProposal.handle({ ...keyOf(no), words: "Not now" })).toMatchObject({
        status: "Refused",
        decision: { words: "Not now" },
      })
      yield* TestClock.setTime(late.expiresAt)
      expect(yield* Effect.flip(approveProposal.handle(keyOf(late)))).toMatchObject({ status: "Expired" })
      yield* expireProposal.handle(keyOf(late))
      expect(
        (yield* listProposals.handle({ businessProfileId, part: "done" })).proposals.map(({ status }) => status),
      ).toEqual(["Refused", "Withdrawn", "Expired"])
    }),
  ))

test("a rule approves an assistant's pause in its setter's name, within its amount", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const daily = (yield* campaignOf(key)).budget?.dailyBudget ?? 0
      yield* setProposalRules.handle({ businessProfileId, kinds: ["pause"], dailyAmount: daily })
      expect((yield* propose(pauseOf(key), member(3, "BrandManager"))).status).toBe("Open")
      const proposal = yield* propose(pauseOf(key))
      expect(proposal).toMatchObject({ status: "Applied", decision: { by: owner.userId, byRule: true } })
      expect((yield* campaignOf(key)).status).toBe("Paused")
    }),
  ))

test("a rule approves nothing above its amount or after its setter has left", () =>
  inProposalsWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const daily = (yield* campaignOf(key)).budget?.dailyBudget ?? 0
      yield* setProposalRules.handle({ businessProfileId, kinds: ["pause"], dailyAmount: daily - 1 })
      expect((yield* propose(pauseOf(key))).status).toBe("Open")
      yield* setProposalRules.handle({ businessProfileId, kinds: ["pause"], dailyAmount: daily })
      yield* leaves(owner.userId)
      expect((yield* propose(pauseOf(key))).status).toBe("Open")
      expect((yield* campaignOf(key)).status).toBe("Active")
    }),
  ))

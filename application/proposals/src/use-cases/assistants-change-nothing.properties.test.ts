import { campaignOf, runningCampaign } from "@application/campaigns/testing"
import { IdempotencyKey } from "@domain/kernel"
import type { ProposedChange } from "@domain/proposals"
import { Effect } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { as, assistant, businessProfileId, inProposalsWorld } from "../testing/index.ts"
import { approveProposal } from "./approve-proposal.ts"
import { proposeChange } from "./propose-change.ts"
import { listProposals, undoProposal, withdrawProposal } from "./proposals.ts"

const kinds: ReadonlyArray<ProposedChange["kind"]> = [
  "PauseCampaign",
  "ChangeBudget",
  "ChangeAdTexts",
  "ChangeNegativeKeywords",
]

const calls = ["propose", "withdraw", "undo", "approve"] as const

interface Step {
  readonly call: (typeof calls)[number]
  readonly kind: ProposedChange["kind"]
  readonly of: number
}

const steps = fc.array(
  fc.record({
    call: fc.constantFrom("propose", ...calls),
    kind: fc.constantFrom(...kinds),
    of: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const changeOf = (
  kind: ProposedChange["kind"],
  campaignId: Effect.Success<typeof runningCampaign>["campaignId"],
  of: number,
): ProposedChange => {
  if (kind === "ChangeBudget") return { kind, campaignId, dailyBudget: 60_000 + of }
  if (kind === "ChangeAdTexts") return { kind, campaignId, texts: { headline: `Open until ${of}` } }
  if (kind === "ChangeNegativeKeywords") return { kind, campaignId, add: [`free ${of}`] }
  return { kind: "PauseCampaign", campaignId }
}

const called = ({ call, kind, of }: Step, place: number, key: Effect.Success<typeof runningCampaign>) => {
  const proposal = { businessProfileId, proposalId: of }
  const change = changeOf(kind, key.campaignId, of)
  const idempotencyKey = IdempotencyKey.make(`law-key-${place}`)
  const guarded = {
    propose: Effect.asVoid(
      Effect.exit(proposeChange.handle({ businessProfileId, change, reason: "Do it now!", idempotencyKey })),
    ),
    withdraw: Effect.asVoid(Effect.exit(withdrawProposal.handle(proposal))),
    undo: Effect.asVoid(Effect.exit(undoProposal.handle(proposal))),
    approve: Effect.asVoid(Effect.exit(approveProposal.handle(proposal))),
  }
  return guarded[call]
}

test("no sequence of an assistant's calls changes a campaign or applies a proposal", () =>
  fc.assert(
    fc.asyncProperty(steps, (sequence) =>
      inProposalsWorld(
        Effect.gen(function* () {
          const key = yield* runningCampaign
          const before = yield* campaignOf(key)
          for (const [place, step] of sequence.entries()) {
            yield* called(step, place, key).pipe(as(assistant()))
          }
          expect(yield* campaignOf(key)).toEqual(before)
          for (const part of ["waiting", "done"] as const) {
            const { proposals } = yield* listProposals.handle({ businessProfileId, part })
            expect(proposals.map(({ status }) => status)).not.toContain("Applied")
          }
        }),
      ),
    ),
    { numRuns: 25 },
  ))

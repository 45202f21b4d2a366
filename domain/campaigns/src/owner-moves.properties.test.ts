import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { isOutOfFunds } from "./campaign-funds.ts"
import { mayMove } from "./campaign-moves.ts"
import { CampaignMove } from "./failures.ts"
import { offeredMove, ownerMoves, ownerMovesOf } from "./owner-moves.ts"
import { anyCampaign } from "./testing/index.ts"

const rights = fc.record({ isCampaignLaunchDisabled: fc.boolean(), isScheduleEditEnabled: fc.boolean() })

test("an owner is offered what the campaign and the portal both allow", () => {
  law(
    fc.property(anyCampaign, rights, (campaign, portal) => {
      const offered = ownerMovesOf(campaign, portal)
      for (const move of ownerMoves) {
        const kept =
          (portal.isScheduleEditEnabled || move !== "changeEndDate") &&
          (!portal.isCampaignLaunchDisabled || !["launch", "resubmit"].includes(move)) &&
          (move !== "resume" || !isOutOfFunds(campaign))
        expect(offered.includes(move)).toBe(kept && mayMove(campaign, move))
      }
    }),
  )
})

test("nobody is offered to resume a campaign whose money is used up", () => {
  const portal = { isCampaignLaunchDisabled: false, isScheduleEditEnabled: true }
  const paused = { status: "Paused", pauseReason: "insufficientFunds", price: { media: 490_000 } } as const
  const offered = [489_999, 490_000].map((spent) => ownerMovesOf({ ...paused, spent }, portal).includes("resume"))
  expect(offered).toEqual([true, false])
})

test("a move is refused by name exactly where the portal does not offer it", () => {
  law(
    fc.property(fc.constantFrom(...ownerMoves), rights, (move, portal) => {
      const kept =
        (portal.isScheduleEditEnabled || move !== "changeEndDate") &&
        (!portal.isCampaignLaunchDisabled || !["launch", "resubmit"].includes(move))
      const offered = offeredMove(move, portal)
      expect(Result.isSuccess(offered)).toBe(kept)
      if (Result.isFailure(offered)) expect(offered.failure).toMatchObject({ move, errorCode: 56 })
    }),
  )
})

test("staff's and networks' moves are not among an owner's", () => {
  const others: ReadonlyArray<CampaignMove> = ["approve", "reject", "complete", "disable", "enable"]
  expect(CampaignMove.literals.filter((move) => !others.includes(move)).toSorted()).toEqual(ownerMoves.toSorted())
})

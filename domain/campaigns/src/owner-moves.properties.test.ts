import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { mayMove } from "./campaign-moves.ts"
import { CampaignMove } from "./failures.ts"
import { offeredMove, ownerMoves, ownerMovesOf } from "./owner-moves.ts"
import { anyCampaign } from "./testing/index.ts"

const everything = { isCampaignLaunchDisabled: false, isScheduleEditEnabled: true }

test("an owner is offered what the campaign and the portal both allow", () => {
  law(
    fc.property(anyCampaign, fc.nat(1_000_000), (campaign, media) => {
      const funded = { ...campaign, price: { media: media + campaign.spent + 1 } }
      const open = ownerMovesOf(funded, everything)
      expect(open.every((move) => mayMove(funded, move))).toBe(true)
      const without = (...gone: ReadonlyArray<string>) => open.filter((move) => !gone.includes(move))
      expect(ownerMovesOf(funded, { ...everything, isCampaignLaunchDisabled: true })).toEqual(
        without("launch", "resubmit", "changeAd"),
      )
      expect(ownerMovesOf(funded, { ...everything, isScheduleEditEnabled: false })).toEqual(without("changeEndDate"))
      const spentUp = { ...funded, spent: funded.price.media }
      expect(ownerMovesOf(spentUp, everything)).toEqual(without("resume"))
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
  const refusedBy = (portal: Parameters<typeof offeredMove>[1]) =>
    ownerMoves.flatMap((move) => {
      const offered = offeredMove(move, portal)
      if (Result.isSuccess(offered)) return []
      expect(offered.failure).toMatchObject({ move, errorCode: 56 })
      return [move]
    })
  expect(refusedBy(everything)).toEqual([])
  expect(refusedBy({ ...everything, isCampaignLaunchDisabled: true })).toEqual(["launch", "resubmit", "changeAd"])
  expect(refusedBy({ ...everything, isScheduleEditEnabled: false })).toEqual(["changeEndDate"])
})

test("staff's and networks' moves are not among an owner's", () => {
  const others: ReadonlyArray<CampaignMove> = ["approve", "reject", "complete", "disable", "enable"]
  expect(CampaignMove.literals.filter((move) => !others.includes(move)).toSorted()).toEqual(ownerMoves.toSorted())
})

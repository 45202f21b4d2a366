import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { expect, test } from "vitest"
import { moveAll } from "./move-campaigns.ts"

const campaigns = [1, 2, 3].map((id) => ({ businessProfileId: BusinessProfileId.make(7), id: CampaignId.make(id) }))
const succeeded = { status: "succeeded" } as const

test("all campaigns of a client are moved one after another", async () => {
  const calls: Array<number> = []
  const call = ({ id }: { readonly id: number }) => {
    calls.push(id)
    return Promise.resolve(succeeded)
  }
  expect(await moveAll(campaigns, call, call)).toEqual({ end: succeeded, moved: campaigns })
  expect(calls).toEqual([1, 2, 3])
})

test("a campaign that refuses has those before it moved back, the last first", async () => {
  const back: Array<number> = []
  const { end, moved } = await moveAll(
    campaigns,
    ({ id }) => Promise.resolve(id === 3 ? { status: "failed", failure: "out of money" } : succeeded),
    ({ id }) => {
      back.push(id)
      return Promise.resolve(succeeded)
    },
  )
  expect([end, moved, back]).toEqual([{ status: "failed", failure: "out of money" }, [], [2, 1]])
})

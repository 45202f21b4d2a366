import { CampaignChannel } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { adMarkOf, adMarkText } from "./ad-mark.ts"

const channels: ReadonlyArray<CampaignChannel> = ["Social", "Search", "Banner"]

describe("mark of an ad", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.constantFrom(...channels), (id, channel) => {
        const mark = { campaignId: CampaignId.make(id), channel }
        expect(adMarkOf(adMarkText(mark))).toEqual(mark)
      }),
    )
  })

  it("is nothing in a text that names no campaign and channel", () => {
    for (const text of ["", "70", "0-1", "70-9", "70-", "-1", "70-1x", "1e3-1"]) expect(adMarkOf(text)).toBeUndefined()
  })
})

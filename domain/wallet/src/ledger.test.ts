import { Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { CampaignHoldings, noCampaignHoldings, Posting } from "./ledger.ts"

const posting: Posting = {
  businessProfileId: BusinessProfileId.make(5),
  kind: "disputeHold",
  reference: "disputeHold:7:dp_1",
  currency: "GBP",
  amount: -60,
  campaignId: CampaignId.make(70),
  campaignName: "Diwali",
  at: 9,
  entries: [
    { account: "available", amount: -60 },
    { account: "receivable", amount: -40 },
    { account: "disputed", amount: 100 },
  ],
}
const read = Schema.decodeUnknownSync(Posting)

test("a posting is read as it was stored", () => {
  expect(read(posting)).toEqual(posting)
})

test("every account of the ledger can be read", () => {
  const accounts = ["available", "promised", "locked", "gateway", "fees", "tax", "spend", "promo"] as const
  const ofHouse = ["house", "disputed", "receivable"] as const
  const entries = [...accounts, ...ofHouse].map((account) => ({ account, amount: 1 }))
  expect(read({ ...posting, entries }).entries).toEqual(entries)
})

test("a posting to no account, or of part of a minor unit, cannot be read", () => {
  for (const entry of [{ amount: 1 }, { account: "pocket", amount: 1 }, { account: "fees", amount: 0.5 }])
    expect(() => read({ ...posting, entries: [entry] })).toThrow()
})

test("a campaign's holdings cross the wire whole", () => {
  const holdings = { ...noCampaignHoldings, locked: 300, launches: 1, isHeld: true }
  expect(Schema.decodeUnknownSync(CampaignHoldings)(holdings)).toEqual(holdings)
  expect(() => Schema.decodeUnknownSync(CampaignHoldings)({ ...holdings, house: undefined })).toThrow()
})

import { expect, test } from "vitest"
import { begunAnew, inRegion, isOtherAddress, typedFields } from "./other-address.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const read = begunSession({
  extraction: { status: "done", stage: "done", address: "https://bloom.example" },
  launchState: "Offer",
  ownerPhone: "+919876543210",
  sources: { websiteUrl: "owner", language: "owner", name: "jsonld", tagline: "owner" },
  business: { websiteUrl: "https://bloom.example", name: "Bloom", tagline: "Fresh", language: "he" },
  creative: { objective: "Calls" },
  foundContacts: { phones: ["+912261714400"], emailAddresses: [], locations: [] },
})

test("typed values are distinguished from extracted ones and from addresses", () => {
  expect(typedFields(read)).toEqual(["tagline"])
  const addresses = ["websiteUrl", "facebookPageUrl", "facebookPageId", "googlePlaceUrl", "language"]
  expect(typedFields({ sources: Object.fromEntries(addresses.map((name) => [name, "owner"])) })).toEqual([])
})

test("an address is another one only where a first was read", () => {
  expect(isOtherAddress(read, "https://rye.example")).toBe(true)
  expect(isOtherAddress(read, "https://bloom.example")).toBe(false)
  expect(isOtherAddress(begunSession(), "https://rye.example")).toBe(false)
  const failed = { ...read.extraction, status: "failed" } as const
  expect(isOtherAddress({ extraction: failed }, "https://rye.example")).toBe(false)
})

test("a draft begun again keeps keys, language and owner, and no business details", () => {
  expect(begunAnew(read)).toEqual(begunSession({ ownerPhone: "+919876543210", business: { language: "he" } }))
})

test("a draft that moves to another country asks for its money again", () => {
  const gstBilling = { gstin: "29AABCR1718E1ZL", businessName: "Rao", billingAddress: "14 MG Road", state: "29" }
  const planned = begunSession({ budget: { gstBilling }, business: { name: "Rye" } })
  expect(inRegion(planned, "GB")).toMatchObject({ region: "GB", budget: {}, business: { name: "Rye" } })
  expect(inRegion(planned, "IN")).toBe(planned)
})

test("a draft whose language is not known begins again without one", () => {
  const named = begunSession({ business: { name: "Bloom" }, launchState: "Offer" })
  expect(begunAnew(named)).toEqual(begunSession())
})

test("in another country a budget's amount and tax details are asked for again", () => {
  const budget = {
    budgetType: "Daily",
    schedulingMode: "RunContinuously",
    currency: "INR",
    dailyBudget: 350_00,
    days: 7,
  } as const
  expect(inRegion(begunSession({ budget: { budget } }), "GB").budget).toEqual({})
})

import { adCopyOf, creativeContentOf } from "@domain/campaigns"
import { acceptCopy, isPublishable } from "@domain/creatives"
import { describe, expect, test } from "vitest"
import { offerFrom, offerWordsOf, withCopyEdit, withCreative, withDestination } from "./draft-creative.ts"
import { sampleDraft as draft } from "@ui/shared/testing"

describe("texts of the ad", () => {
  test("an untouched ad edits the very suggestion that the creative draws", () => {
    expect(adCopyOf(draft()).headline).toBe(creativeContentOf(draft()).headline)
  })

  test("edited words are a person's and not yet accepted", () => {
    const accepted = withCreative(draft(), { adDetail: acceptCopy(adCopyOf(draft())) })
    const edited = withCopyEdit(draft(accepted), { headline: "Bread by seven" }).creative.creativeDetail.adDetail
    expect(edited).toMatchObject({ headline: "Bread by seven", origin: "edited", accepted: false })
  })

  test("a call ad leads to the business's phone and can be published once accepted", () => {
    const copy = withDestination(
      adCopyOf(draft({ creative: { objective: "Calls" } })),
      draft({ creative: { objective: "Calls" } }),
    )
    expect(copy.phoneNumber).toBe("+919876543210")
    expect(isPublishable(acceptCopy(copy))).toBe(true)
  })

  test("a visit ad leads to the address a person typed rather than the business's own", () => {
    const details = draft({ creative: { objective: "WebsiteVisits" } })
    const typed = { ...adCopyOf(details), websiteUrl: "https://sunrise.example/menu" }
    expect(withDestination(typed, details).websiteUrl).toBe("https://sunrise.example/menu")
  })
})

describe("the offer's words", () => {
  test("a percentage is shown as the creative shows it", () => {
    const details = draft({ creative: { offerDetail: { type: "Percentage", value: 20 } } })
    expect(offerWordsOf(details)).toBe(creativeContentOf(details).offerText)
  })

  test("typed words become the offer and keep its end", () => {
    const offer = offerFrom("20% off cakes", { type: "Percentage", value: 20, validUntil: "2026-12-31" })
    expect(offer).toEqual({ type: "Custom", text: "20% off cakes", validUntil: "2026-12-31" })
    expect(offerWordsOf(draft({ creative: { offerDetail: offer } }))).toBe("20% off cakes")
  })

  test("a blank at the end survives while typing", () => {
    expect(offerWordsOf(draft({ creative: { offerDetail: offerFrom("Free ", undefined) } }))).toBe("Free ")
  })

  test("words taken away mean no offer", () => {
    const details = draft({ creative: { offerDetail: offerFrom("", { type: "Custom", text: "x" }) } })
    expect(details.creative.offerDetail).toEqual({ type: "Skip" })
    expect(offerWordsOf(details)).toBe("")
    expect(creativeContentOf(details).offerText).toBeUndefined()
  })
})

test("a removed part leaves the creative", () => {
  const details = draft({ creative: { creativeDetail: { selectedTemplateId: "card", palette: ["#112233"] } } })
  expect(withCreative(details, { palette: undefined }).creative.creativeDetail).toEqual({ selectedTemplateId: "card" })
})

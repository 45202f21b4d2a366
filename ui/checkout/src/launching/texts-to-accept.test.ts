import { adCopyOf, bannerCopyOf } from "@domain/campaigns"
import { acceptCopy, editCopy, isPublishable } from "@domain/creatives"
import { expect, test } from "vitest"
import { searchAdOf } from "@ui/journey/draft-creative"
import { sampleDraft as draft } from "@ui/shared/testing"
import { bannerToAccept, searchAdToAccept, socialAdToAccept } from "./texts-to-accept.ts"

const website = "https://sunrise.example/"

test("edited words are what a yes is asked for, with the place they lead to", () => {
  const details = draft({ creative: { objective: "Calls" }, business: { websiteUrl: website } })
  const adDetail = editCopy(adCopyOf(details), { headline: "Bread by seven" })
  const searchAd = editCopy(searchAdOf(details), { descriptions: ["Bread by seven, daily.", "  ", "Walk in, Pune."] })
  const edited = draft({
    creative: { objective: "Calls", creativeDetail: { adDetail, searchAd } },
    business: { websiteUrl: website },
  })
  expect(socialAdToAccept(edited)).toMatchObject({ headline: "Bread by seven", phoneNumber: "+919876543210" })
  expect(searchAdToAccept(edited)).toMatchObject({
    descriptions: ["Bread by seven, daily.", "Walk in, Pune."],
    finalUrl: website,
  })
})

test("invalid half-edited words are replaced by the suggestion", () => {
  const details = draft({ creative: { objective: "Calls" }, business: { websiteUrl: website } })
  const adDetail = editCopy(adCopyOf(details), { headline: "" })
  const searchAd = editCopy(searchAdOf(details), { headlines: ["Only one"] })
  const broken = draft({
    creative: { objective: "Calls", creativeDetail: { adDetail, searchAd } },
    business: { websiteUrl: website },
  })
  expect(socialAdToAccept(broken).headline).toBe(adCopyOf(details).headline)
  expect(searchAdToAccept(broken).headlines).toEqual(searchAdOf(details).headlines)
  const wrongAddress = draft({
    business: { websiteUrl: website },
    creative: { creativeDetail: { searchAd: editCopy(searchAdOf(details), { finalUrl: "nowhere" }) } },
  })
  expect(searchAdToAccept(wrongAddress).finalUrl).toBe(website)
})

test("a business without a website agrees to its own words too", () => {
  const complete = draft()
  const { websiteUrl: _none, ...business } = complete.business
  const without = { ...complete, business }
  const searchAd = editCopy(searchAdOf(without), { path1: "bread", showsPhone: false })
  expect(searchAdToAccept({ ...without, creative: { ...without.creative, creativeDetail: { searchAd } } })).toEqual(
    searchAd,
  )
})

test("what is proposed beside the search ad is agreed to with it, and nothing wrong is", () => {
  const details = draft()
  expect(searchAdToAccept(details).showsPhone).toBe(true)
  const sitelinks = [{ text: "Elsewhere", url: "https://other.example", origin: "edited" as const }]
  const wrong = { ...details.creative, creativeDetail: { searchAd: editCopy(searchAdOf(details), { sitelinks }) } }
  expect(searchAdToAccept({ ...details, creative: wrong })).not.toHaveProperty("sitelinks")
})

test("a forbidden button is replaced, and the ad can be published once accepted", () => {
  const details = draft({ creative: { objective: "Calls" } })
  const creativeDetail = { adDetail: editCopy(adCopyOf(details), { callToAction: "VisitWebsite" }) }
  const social = socialAdToAccept(draft({ creative: { objective: "Calls", creativeDetail } }))
  expect(social.callToAction).toBe("CallNow")
  expect(isPublishable(acceptCopy(social))).toBe(true)
})

test("a replaced button suits the trade, and is Get Offer with an offer", () => {
  const business = { category: { slug: "plumber", name: "Plumber" } }
  const objective = "LeadGeneration"
  const creativeDetail = { adDetail: editCopy(adCopyOf(draft()), { callToAction: "CallNow" }) }
  const buttonOf = (type: "Skip" | "FreeDelivery") =>
    socialAdToAccept(draft({ business, creative: { objective, creativeDetail, offerDetail: { type } } })).callToAction
  expect([buttonOf("Skip"), buttonOf("FreeDelivery")]).toEqual(["GetQuote", "GetOffer"])
})

test("a yes is asked for a banner's own words, or the suggestion where they are wrong", () => {
  const details = draft({ business: { websiteUrl: website } })
  const edited = editCopy(bannerCopyOf(details), { headlines: ["Bread at six", " ", "Bread at six"] })
  const withAd = (bannerAd: typeof edited) =>
    draft({ business: { websiteUrl: website }, creative: { creativeDetail: { bannerAd } } })
  expect(bannerToAccept(withAd(edited))).toMatchObject({ headlines: ["Bread at six"], finalUrl: website })
  const broken = editCopy(edited, { longHeadline: "x".repeat(91) })
  expect(bannerToAccept(withAd(broken)).longHeadline).toBe(bannerCopyOf(details).longHeadline)
  expect(isPublishable(acceptCopy(bannerToAccept(withAd(edited))))).toBe(true)
})

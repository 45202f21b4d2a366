import { acceptCopy, type AdCopy, isAdPublishable } from "@domain/creatives"
import { expect, test } from "vitest"
import { newAction, withObjective } from "./objective-change.ts"
import { begunSession } from "./testing/index.ts"

const ad: AdCopy = acceptCopy({
  headline: "Fresh bread",
  description: "By seven",
  primaryText: "Every morning",
  callToAction: "LearnMore",
  origin: "suggested",
  accepted: false,
})

test("a button that the new objective allows stays, and so does the ad", () => {
  const session = begunSession({ creative: { creativeDetail: { adDetail: ad } } })
  expect(newAction(session, "WebsiteVisits")).toBeUndefined()
  expect(withObjective(session, "WebsiteVisits")).toEqual({ creative: { objective: "WebsiteVisits" } })
})

test("a button that is not allowed is replaced, and the accepted ad stays publishable", () => {
  const { creativeDetail, objective } =
    withObjective(begunSession({ creative: { creativeDetail: { adDetail: ad } } }), "Calls").creative ?? {}
  const changed = creativeDetail?.adDetail
  expect([objective, changed?.callToAction]).toEqual(["Calls", "CallNow"])
  expect(changed !== undefined && isAdPublishable(changed, "Calls")).toBe(true)
})

test("words that nobody accepted are not accepted by the change", () => {
  const session = begunSession({ creative: { creativeDetail: { adDetail: { ...ad, accepted: false } } } })
  expect(withObjective(session, "Calls").creative?.creativeDetail?.adDetail?.accepted).toBe(false)
})

test("with an offer the button becomes Get Offer where that is allowed", () => {
  const calls = { ...ad, callToAction: "CallNow" } as const
  const offerDetail = { type: "Percentage", value: 20 } as const
  const offered = begunSession({ creative: { creativeDetail: { adDetail: calls }, offerDetail } })
  expect(newAction(offered, "LeadGeneration")).toBe("GetOffer")
  expect(newAction(begunSession({ creative: { creativeDetail: { adDetail: calls } } }), "LeadGeneration")).toBe(
    "LearnMore",
  )
})

test("for leads the button suits the trade of the draft's category", () => {
  const creative = { creativeDetail: { adDetail: { ...ad, callToAction: "CallNow" } as const } }
  const buttonOf = (slug: string) =>
    withObjective(begunSession({ business: { category: { slug, name: slug } }, creative }), "LeadGeneration").creative
      ?.creativeDetail?.adDetail?.callToAction
  expect(["plumber", "hotel", "hair-salon", "bakery"].map(buttonOf)).toEqual([
    "GetQuote",
    "BookNow",
    "BookNow",
    "LearnMore",
  ])
})

test("an offer that was skipped is none", () => {
  const calls = { ...ad, callToAction: "CallNow" } as const
  const draft = begunSession({
    creative: { creativeDetail: { adDetail: calls }, offerDetail: { type: "Skip", value: 0 } },
  })
  expect(newAction(draft, "LeadGeneration")).toBe("LearnMore")
})

test("a draft without an ad changes its objective alone", () => {
  for (const creative of [{}, { creativeDetail: {} }]) {
    expect(newAction(begunSession({ creative }), "Calls")).toBeUndefined()
    expect(withObjective(begunSession({ creative }), "Calls")).toEqual({ creative: { objective: "Calls" } })
  }
})

import { acceptCopy, type AdCopy, type SearchAd } from "@domain/creatives"
import { expect, test } from "vitest"
import { withOffer } from "./offer-change.ts"
import { begunSession } from "./testing/index.ts"

const ad: AdCopy = acceptCopy({
  headline: "20% off",
  description: "By seven",
  primaryText: "Every morning",
  callToAction: "GetOffer",
  origin: "suggested",
  accepted: false,
})
const search: SearchAd = acceptCopy({
  headlines: ["20% off", "Fresh bread", "By seven"],
  descriptions: ["Every morning", "Order by phone"],
  origin: "edited",
  accepted: false,
})
const offerDetail = { type: "Percentage", value: 20 } as const
const session = begunSession({
  creative: { offerDetail, creativeDetail: { selectedTemplateId: "band", adDetail: ad, searchAd: search } },
})

test("another offer drops suggested texts and has a person's own approved again", () => {
  expect(withOffer(session, { ...offerDetail, value: 30 })).toEqual({
    creative: {
      offerDetail: { ...offerDetail, value: 30 },
      creativeDetail: { selectedTemplateId: "band", searchAd: { ...search, accepted: false } },
    },
  })
})

test("the same offer again, or one before there is an ad, changes no text", () => {
  expect(withOffer(session, { ...offerDetail })).toEqual({ creative: { offerDetail } })
  expect(withOffer(begunSession(), offerDetail)).toEqual({ creative: { offerDetail } })
})

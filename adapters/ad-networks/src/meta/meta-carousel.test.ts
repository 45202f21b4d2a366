import { sampleCards, samplePlan } from "@application/campaigns/conformance"
import type { AdPlan } from "@domain/campaigns"
import { carouselLimits } from "@domain/creatives"
import facts from "@tools/provider-facts/meta-carousel.json" with { type: "json" }
import { expect, test } from "vitest"
import { creativeParameters } from "./meta-objects.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

const words = vocabularyOf("v25.0")
const plan = samplePlan(1, "Social")

const linkData = (parts: Partial<AdPlan>, endCard = false, leadForm?: string) => {
  const social = plan.social && { ...plan.social, cards: sampleCards(2), endCard }
  const made = { picture: "a b", ...(leadForm !== undefined && { leadForm }) }
  const sent = creativeParameters({ ...plan, ...parts, ...(social && { social }) }, words, made, "9", undefined)
  return (sent["object_story_spec"] as { readonly link_data: object }).link_data
}

test("each card has its picture, its words, its own page and a button to it", () => {
  const sent = linkData({ objective: "WebsiteVisits" })
  expect(sent).toMatchObject({
    message: plan.social?.primaryText,
    multi_share_optimized: false,
    multi_share_end_card: false,
    child_attachments: [
      { link: plan.link, name: "Treatment 1", image_hash: "a", call_to_action: { value: { link: plan.link } } },
      {
        link: "https://sunrisedental.example/implants",
        name: "Treatment 2",
        description: "From ₹500",
        image_hash: "b",
        call_to_action: { value: { link: "https://sunrisedental.example/implants" } },
      },
    ],
  })
  expect(sent).not.toHaveProperty("image_hash")
})

test("cards of an ad for leads all open its form", () => {
  const button = { type: "GET_QUOTE", value: { lead_gen_form_id: "6" } }
  expect(linkData({}, false, "6")).toMatchObject({
    child_attachments: [{ call_to_action: button }, { call_to_action: button }],
  })
})

test("the order and an end card are Meta's by agreement alone", () => {
  const automation = { expandsAudience: false, adjustsLook: true }
  expect(linkData({ automation })).toMatchObject({ multi_share_optimized: false, multi_share_end_card: false })
  expect(linkData({ automation: { ...automation, ordersCards: true } }, true)).toMatchObject({
    multi_share_optimized: true,
    multi_share_end_card: true,
  })
})

test("the limits of cards are Meta's own", () => {
  const { ratio: _ratio, ...picture } = facts.picture
  const { cards, headline, description } = facts
  expect(carouselLimits).toEqual({ cards, headline, description, picture })
})

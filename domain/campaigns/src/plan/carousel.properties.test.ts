import { anyWebUrl } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import {
  acceptedCards,
  areCardsAccepted,
  cardLinkProblem,
  cardsOf,
  isCarouselSound,
  mendedCards,
  unacceptedCards,
} from "./carousel.ts"
import type { CarouselCard, CarouselCards } from "./carousel-card.ts"
import type { CreativeDetail } from "./creative.ts"

const card: fc.Arbitrary<CarouselCard> = fc.record(
  {
    picture: anyWebUrl.map((url) => ({ url, source: "upload" as const })),
    headline: fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ""),
    description: fc.string({ maxLength: 40 }),
    link: fc.constantFrom("https://rye.example/a", "rye.example/b", ""),
  },
  { requiredKeys: ["picture", "headline"] },
)
const cards = (least: number, most: number): fc.Arbitrary<CarouselCards> =>
  fc.array(card, { minLength: least, maxLength: most })

const planWith = (creativeDetail: CreativeDetail) =>
  emptyPlan({
    business: { websiteUrl: "https://rye.example" },
    creative: { objective: "WebsiteVisits", creativeDetail },
  })

test("a carousel of sound cards is sound with 2 to 10 of them alone", () => {
  fc.assert(
    fc.property(cards(0, 12), (some) => {
      expect(isCarouselSound(planWith({ cards: some }))).toBe(some.length >= 2 && some.length <= 10)
    }),
  )
})

test("accepted cards stay accepted as they are, and by nothing else", () => {
  fc.assert(
    fc.property(cards(2, 6), card, fc.boolean(), (some, other, endCard) => {
      const accepted = acceptedCards({ cards: some, carousel: { endCard } })
      expect(areCardsAccepted(planWith({ cards: some, carousel: { endCard } }))).toBe(false)
      expect(areCardsAccepted(planWith(accepted))).toBe(true)
      expect(acceptedCards(accepted)).toEqual(accepted)
      expect(areCardsAccepted(planWith(unacceptedCards(accepted)))).toBe(false)
      const shown = accepted.cards ?? []
      const changes: ReadonlyArray<CreativeDetail> = [
        { ...accepted, cards: [...shown, other] },
        { ...accepted, cards: shown.slice(1) },
        { ...accepted, cards: shown.map((one) => ({ ...one, headline: `${one.headline}!` })) },
        { ...accepted, carousel: { ...accepted.carousel, endCard: !endCard } },
      ]
      for (const change of changes) expect(areCardsAccepted(planWith(change))).toBe(false)
    }),
  )
})

test("mended words are accepted where the cards were", () => {
  fc.assert(
    fc.property(cards(2, 5), fc.boolean(), (some, wasAccepted) => {
      const before: CreativeDetail = wasAccepted ? acceptedCards({ cards: some }) : { cards: some }
      const after = mendedCards(
        before,
        (before.cards ?? []).map((one) => ({ ...one, headline: "Better" })),
      )
      expect(areCardsAccepted(planWith(after))).toBe(wasAccepted)
    }),
  )
})

const linkOf = (link: string, websiteUrl = "https://www.rye.example") =>
  cardLinkProblem(
    { picture: { url: "/a.png", source: "upload" }, headline: "Rye", link },
    emptyPlan({ business: { websiteUrl }, creative: { objective: "WebsiteVisits" } }),
  )

test("a card leads to the business's website and its parts alone", () => {
  for (const link of [
    "",
    "https://rye.example/loaf",
    "www.rye.example",
    "shop.rye.example/loaf",
    "HTTPS://RYE.EXAMPLE",
  ])
    expect(linkOf(link)).toBeUndefined()
  for (const link of ["https://elsewhere.example", "https://rye.example.evil.example", "https://notrye.example"])
    expect(linkOf(link)).toBe("creatives.card.linkElsewhere")
  expect(linkOf("no address")).toBe("validation.websiteInvalid")
  expect(linkOf("https://rye.example", "")).toBe("creatives.card.linkElsewhere")
})

test("cards without pages of their own, and pictures, are asked for no website", () => {
  const linked = {
    cards: [1, 2].map(() => ({ picture: { url: "/a.png", source: "upload" as const }, headline: "Rye", link: "x" })),
  }
  const leads = emptyPlan({ creative: { objective: "LeadGeneration", creativeDetail: linked } })
  expect([isCarouselSound(leads), cardsOf(leads)?.length]).toEqual([true, 2])
  const calls = emptyPlan({ creative: { objective: "Calls", creativeDetail: linked } })
  expect([isCarouselSound(calls), cardsOf(calls)]).toEqual([true, undefined])
  expect(areCardsAccepted(calls)).toBe(true)
})

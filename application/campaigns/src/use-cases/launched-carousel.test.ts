import { acceptedCards, type CarouselCards, type CreativeDetail } from "@domain/campaigns"
import type { SessionParts } from "@domain/signup"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { askedOf } from "../testing/asked-network.ts"
import { sent, typed } from "../testing/changed-campaign.ts"
import { afterDays } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const cards: CarouselCards = ["Root canal", "Implants"].map((headline, index) => ({
  picture: { url: `/media/card-${index}.png`, source: "upload" },
  headline,
}))
const withCards = (parts: CreativeDetail): SessionParts => ({
  creative: {
    objective: "LeadGeneration",
    creativeDetail: { ...sampleDraft.creative.creativeDetail, ...parts },
  },
})

const launched = Effect.fnUntraced(function* (parts: CreativeDetail = acceptedCards({ cards })) {
  const key = yield* seedDraft(withCards(parts))
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  return key
})

const askedSocial = askedOf("Social")

test("a carousel's network is told its cards and reads the picture of each", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched()
      const [request] = yield* askedSocial(runLaunch.handle(key))
      expect(request?.plan.social?.cards).toEqual(cards)
      const read = yield* Effect.forEach(cards, (card) => request?.cardPng?.(card) ?? Effect.undefined)
      expect(read.every((png) => (png?.length ?? 0) > 0)).toBe(true)
      const { ads } = yield* getCampaignAds.handle(key)
      expect(ads.find(({ channel }) => channel === "Social")?.picture?.cards).toEqual(cards)
    }),
  ))

test("neither one card alone nor cards that nobody accepted are launched", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const few = yield* Effect.flip(launched(acceptedCards({ cards: cards.slice(1) })))
      expect(few).toMatchObject({ missing: ["campaigns.missing.cards"] })
      const unread = yield* Effect.flip(launched({ cards }))
      expect(unread).toMatchObject({ missing: ["campaigns.missing.acceptedCopy"] })
    }),
  ))

test("a changed card makes a new ad beside the present ad", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched()
      yield* runLaunch.handle(key)
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      const better = cards.map((card) => ({ ...card, headline: `${card.headline} in Pune` }))
      yield* typed(key, ({ ads, audience }) => ({ ads: { ...ads, cards: better }, audience }))
      const state = yield* sent(key)
      expect(state.sent).toEqual([{ channel: "Social", status: "Waiting" }])
      const [edit] = yield* askedSocial(applyCampaignEdit.handle(key))
      expect(edit?.plan.social?.cards).toEqual(better)
    }),
  ))

import { MemoryDatabase } from "@application/kernel/testing"
import type { AdvertisedItem } from "@domain/businesses"
import { cardsOf } from "@domain/campaigns"
import type { BusinessProfileId, SessionId } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { sampleItems } from "../testing/sample-items.ts"
import { boostProduct } from "./boost-product.ts"

const shelved = Effect.gen(function* () {
  const { businessProfileId } = yield* seedDraft({ creative: { objective: "WebsiteVisits" } })
  const database = yield* MemoryDatabase
  const items = sampleItems("INR")
  database.table<BusinessProfileId, ReadonlyArray<AdvertisedItem>>("advertised_items").set(businessProfileId, items)
  const codes = items.map(({ id }) => id)
  return { businessProfileId, items, codes, sessions: database.table<SessionId, SignupSession>("sessions") }
})

test("a boost is a draft for website visits whose first card is the product", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId, items, codes, sessions } = yield* shelved
      const productIds = [...codes].toReversed()
      const draft = yield* boostProduct.handle({ businessProfileId, productIds })
      expect(draft).toMatchObject({ status: "Draft", name: items.at(-1)?.title })
      const session = sessions.get(draft.sessionId)
      const cards = session === undefined ? undefined : cardsOf(session)
      expect(session?.creative.objective).toBe("WebsiteVisits")
      expect(cards?.map(({ link }) => link)).toEqual(items.map(({ link }) => link).toReversed())
      expect(yield* (yield* LaunchRuns).latest(businessProfileId, draft.id)).toBeUndefined()
      expect((yield* (yield* CampaignRepository).byId(businessProfileId, draft.id)).price).toBeUndefined()
    }),
  ))

test("a product with none beside it is boosted by a picture ad of its own", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId, items, codes, sessions } = yield* shelved
      const [item] = items
      const [first = ""] = codes
      for (const productIds of [[first], [first, first], [first, "SKU-x"]]) {
        const draft = yield* boostProduct.handle({ businessProfileId, productIds })
        const detail = sessions.get(draft.sessionId)?.creative.creativeDetail
        expect(draft).toMatchObject({ status: "Draft", name: item?.title })
        expect(detail?.cards).toBeUndefined()
        expect(detail?.picture?.url).toBe(item?.imageLink)
        expect(detail?.adDetail?.websiteUrl).toBe(item?.link)
      }
    }),
  ))

test("a product that is not advertised, or that ads cannot show alone, is not boosted", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId, codes, items } = yield* shelved
      const [first = ""] = codes
      const soldOut = items.map((item) => ({ ...item, availability: "out_of_stock" as const }))
      const refused = (productIds: ReadonlyArray<string>) =>
        Effect.flip(boostProduct.handle({ businessProfileId, productIds }))
      for (const productIds of [["SKU-x", ...codes], ["SKU-x"], []])
        expect(yield* refused(productIds)).toMatchObject({ _tag: "ProductNotFound" })
      const database = yield* MemoryDatabase
      database
        .table<BusinessProfileId, ReadonlyArray<AdvertisedItem>>("advertised_items")
        .set(businessProfileId, soldOut)
      expect(yield* refused([first])).toMatchObject({ _tag: "ProductNotFound" })
    }),
  ))

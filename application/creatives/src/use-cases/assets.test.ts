import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { DraftSessions } from "@application/signup/services"
import type { Picture } from "@domain/campaigns"
import type { Asset } from "@domain/creatives"
import { BusinessProfileId, CampaignId, SessionId, UserId } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { AssetsInCampaign } from "../ports/asset-places.ts"
import { BusinessPictures } from "../ports/business-pictures.ts"
import { ConnectedAssets } from "../services/connected-assets.ts"
import { bakeryDraft, type CreativesPorts, inCreatives } from "../testing/in-creatives.ts"
import { pngHeader } from "../testing/png-header.ts"
import { getAssetEffects, listAssets, listRemovedPictures } from "./assets.ts"
import { removePictures, renamePicture, replacePicture, restorePictures, uploadPicture } from "./change-library.ts"
import { deleteUnusedPictures } from "./unused-pictures.ts"

const businessProfileId = BusinessProfileId.make(7)
const { sessionId } = bakeryDraft
const loaf: Picture = { url: "/media/loaf.jpg", source: "upload", alt: "Rye loaf" }
const shop: Picture = { url: "/media/shop.png", source: "website", alt: "Shop front" }

const campaign = (
  number: number,
  place: AssetsInCampaign["place"],
  picture: Picture,
  facts: Partial<AssetsInCampaign> = {},
): AssetsInCampaign => ({
  campaignId: CampaignId.make(number),
  name: `Campaign ${number}`,
  sessionId: SessionId.make("00000000-0000-4000-8000-0000000000aa"),
  place,
  picture: picture.url,
  usesPortalPage: false,
  usesInstagram: false,
  ...facts,
})

type Needed = typeof CurrentActor.Identifier | ConnectedAssets

/** A world with two pictures in the library, a draft that chose the first, and these campaigns. */
const inLibrary = <A, E>(
  story: Effect.Effect<A, E, CreativesPorts | Needed>,
  campaigns: ReadonlyArray<AssetsInCampaign> = [],
  parts: SessionParts = {},
) =>
  inCreatives(
    Effect.gen(function* () {
      const database = yield* MemoryDatabase
      database
        .table<BusinessProfileId, ReadonlyArray<AssetsInCampaign>>("asset-places")
        .set(businessProfileId, campaigns)
      const pictures = yield* BusinessPictures
      yield* pictures.add(businessProfileId, { picture: loaf, addedAt: 2_000, facts: { width: 1200, height: 800 } })
      yield* pictures.add(businessProfileId, { picture: shop, addedAt: 1_000 })
      return yield* story
    }).pipe(
      Effect.provideService(CurrentActor, userActor(5, [businessProfileId])),
      Effect.provideService(ConnectedAssets, {
        of: (_business, kind) =>
          Effect.succeed(
            kind === "Page"
              ? [
                  { ...page, kind },
                  { ...page, kind, id: "9", source: "portal" },
                ]
              : [],
          ),
      }),
      Effect.provide(TestClock.layer()),
    ),
    { userId: UserId.make(5), businessProfileId, ...parts },
  )

const page: Asset = { kind: "Page", id: "4005", name: "Bloom Bakery", source: "facebook", state: "Ready", uses: [] }
const names = ({ assets }: { readonly assets: ReadonlyArray<Asset> }) => assets.map(({ name }) => name)
const pictures = (search = "") => listAssets.handle({ businessProfileId, kind: "Picture", search })
const draftOf = Effect.flatMap(DraftSessions, ({ get }) => get(sessionId))
const chosen = Effect.map(draftOf, ({ creative }) => creative.creativeDetail?.picture?.url)
const choosing = (picture: Picture): SessionParts => ({
  business: { pictures: [picture] },
  creative: { creativeDetail: { picture } },
})

test("a library lists pictures newest first, each with its facts and its uses", async () => {
  const listed = await inLibrary(pictures(), [campaign(1, "Live", loaf), campaign(1, "Live", loaf)])
  expect(listed).toMatchObject({
    total: 2,
    assets: [
      {
        id: loaf.url,
        name: "Rye loaf",
        format: "JPG",
        facts: { width: 1200, height: 800 },
        uses: [{ place: "Live", campaignId: 1, name: "Campaign 1" }],
      },
      { id: shop.url, format: "PNG", uses: [] },
    ],
  })
})

test("pictures are found by words and come in pages", async () => {
  const [found, second] = await inLibrary(
    Effect.all([pictures("front"), listAssets.handle({ businessProfileId, kind: "Picture", page: 2, limit: 1 })]),
  )
  expect([names(found), names(second), second.total]).toEqual([["Shop front"], ["Shop front"], 2])
})

test("a page is used by the campaigns that it carries, the portal's by all without one", async () => {
  const listed = await inLibrary(listAssets.handle({ businessProfileId, kind: "Page" }), [
    campaign(1, "Live", loaf, { pageId: "4005" }),
    campaign(2, "Draft", loaf, { usesPortalPage: true }),
  ])
  expect(listed.assets.map(({ id, uses }) => [id, uses.map(({ campaignId }) => campaignId)])).toEqual([
    ["4005", [1]],
    ["9", [2]],
  ])
})

test("an upload is checked by its bytes and joins the library under the file's name", async () => {
  const send = (content: string) => uploadPicture.handle({ businessProfileId, file: { name: "New cake.png", content } })
  const [added, refused, listed] = await inLibrary(
    Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      const one = yield* send(pngHeader(900))
      return [one, yield* Effect.flip(send("not a picture")), yield* pictures()] as const
    }),
  )
  expect(added).toMatchObject({ name: "New cake", facts: { width: 900, height: 900 }, source: "upload" })
  expect(refused).toMatchObject({ fields: { file: [expect.stringMatching(/^validation\./)] } })
  expect(names(listed)).toEqual(["New cake", "Rye loaf", "Shop front"])
})

test("a picture that a running campaign shows is not removed, and the others are", async () => {
  const [outcome, left] = await inLibrary(
    Effect.all([
      removePictures.handle({ businessProfileId, urls: [loaf.url, shop.url, "/media/gone.png"] }),
      pictures(),
    ]),
    [campaign(1, "Live", loaf), campaign(2, "Ended", shop)],
  )
  expect(outcome.refused).toEqual([
    { url: loaf.url, name: "Rye loaf", uses: [{ place: "Live", campaignId: 1, name: "Campaign 1" }] },
  ])
  expect(outcome.removed.map(({ url }) => url)).toEqual([shop.url])
  expect(names(left)).toEqual(["Rye loaf"])
})

test("a draft loses a removed picture, and has it again once it is brought back", async () => {
  const [before, outcome, without, removed, after, left] = await inLibrary(
    Effect.gen(function* () {
      const had = yield* chosen
      const done = yield* removePictures.handle({ businessProfileId, urls: [loaf.url] })
      const lost = yield* draftOf
      const waiting = yield* listRemovedPictures.handle({ businessProfileId })
      yield* restorePictures.handle({ businessProfileId, urls: [loaf.url] })
      return [had, done, lost, waiting, yield* draftOf, yield* pictures()] as const
    }),
    [campaign(3, "Draft", loaf)],
    choosing(loaf),
  )
  expect([before, outcome.removed[0]?.drafts]).toEqual([loaf.url, [{ campaignId: 3, name: "Campaign 3" }]])
  expect([without.creative.creativeDetail?.picture, without.business.pictures]).toEqual([undefined, []])
  expect(removed).toMatchObject([{ asset: { id: loaf.url } }])
  expect([after.creative.creativeDetail?.picture, after.business.pictures]).toEqual([loaf, [loaf]])
  expect(names(left)).toEqual(["Rye loaf", "Shop front"])
})

test("a new file takes a picture's place in drafts, and never in a running campaign", async () => {
  const file = { name: "better.png", content: pngHeader(1000) }
  const [outcome, now, listed] = await inLibrary(
    Effect.gen(function* () {
      const done = yield* replacePicture.handle({ businessProfileId, url: loaf.url, file })
      return [done, yield* chosen, yield* pictures()] as const
    }),
    [campaign(1, "Live", loaf), campaign(3, "Draft", loaf)],
    choosing(loaf),
  )
  expect(outcome).toMatchObject({
    asset: { name: "Rye loaf" },
    drafts: [{ campaignId: 3 }],
    live: [{ campaignId: 1 }],
    isRemoved: false,
  })
  expect(now).toBe(outcome.asset.id)
  expect(listed.assets.map(({ id }) => id).toSorted()).toEqual([loaf.url, outcome.asset.id, shop.url].toSorted())
})

test("a replacement that no campaign shows is taken back by its former picture", async () => {
  const [replaced, now, listed] = await inLibrary(
    Effect.gen(function* () {
      const done = yield* replacePicture.handle({ businessProfileId, url: loaf.url, byUrl: shop.url })
      yield* replacePicture.handle({ businessProfileId, url: shop.url, byUrl: loaf.url })
      yield* restorePictures.handle({ businessProfileId, urls: [shop.url] })
      return [done, yield* chosen, yield* pictures()] as const
    }),
    [],
    choosing(loaf),
  )
  expect([replaced.isRemoved, now, names(listed)]).toEqual([true, loaf.url, ["Rye loaf", "Shop front"]])
})

test("what an act on a picture touches is told before", async () => {
  const [held, free, unknown] = await inLibrary(
    Effect.all([
      getAssetEffects.handle({ businessProfileId, url: loaf.url }),
      getAssetEffects.handle({ businessProfileId, url: shop.url }),
      Effect.flip(getAssetEffects.handle({ businessProfileId, url: "/media/none.png" })),
    ]),
    [campaign(1, "Change", loaf)],
  )
  expect([held.mayRemove, free.mayRemove, unknown._tag]).toEqual([false, true, "AssetNotFound"])
})

test("a picture gets a name that is not empty", async () => {
  const rename = (name: string) => renamePicture.handle({ businessProfileId, url: loaf.url, name })
  const [renamed, empty, long] = await inLibrary(
    Effect.gen(function* () {
      return [
        yield* rename(" Dark rye "),
        yield* Effect.flip(rename(" ")),
        yield* Effect.flip(rename("a".repeat(101))),
      ] as const
    }),
  )
  expect(renamed.name).toBe("Dark rye")
  expect([empty, long]).toMatchObject([
    { fields: { name: ["validation.required"] } },
    { fields: { name: ["creatives.assetNameTooLong"] } },
  ])
})

test("a removed picture is forgotten after thirty days, unless a session lists it", async () => {
  const [free, held] = await inLibrary(
    Effect.gen(function* () {
      yield* removePictures.handle({ businessProfileId, urls: [loaf.url, shop.url] })
      const { change } = yield* DraftSessions
      yield* change(sessionId, () => ({ business: { pictures: [shop] } }))
      yield* TestClock.adjust("31 days")
      yield* deleteUnusedPictures.handle({})
      const rows = yield* listRemovedPictures.handle({ businessProfileId })
      return [rows.some(({ asset }) => asset.id === loaf.url), rows.some(({ asset }) => asset.id === shop.url)] as const
    }),
  )
  expect([free, held]).toEqual([false, true])
})

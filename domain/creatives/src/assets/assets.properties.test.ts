import { CampaignId } from "@domain/kernel"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { creativeSizes } from "../creative-size.ts"
import type { Asset, AssetUse } from "./asset.ts"
import { AssetPlace, formatOf } from "./asset.ts"
import { assetKinds, isAccountKind } from "./asset-kind.ts"
import { decideRemoval, holdingUses, placeOf, usesOnce } from "./asset-uses.ts"
import { foundAssets, pageOfAssets } from "./listed-assets.ts"
import { pictureFit } from "./picture-fit.ts"

const use: fc.Arbitrary<AssetUse> = fc.record({
  place: fc.constantFrom(...AssetPlace.literals),
  campaignId: fc.integer({ min: 1, max: 5 }).map((id) => CampaignId.make(id)),
  name: fc.constantFrom("Diwali", "Winter bread"),
})

const asset: fc.Arbitrary<Asset> = fc.record({
  kind: fc.constant("Picture" as const),
  id: fc.uuid(),
  name: fc.constantFrom("Rye loaf", "Shop front", "team", ""),
  source: fc.constant("upload" as const),
  state: fc.constant("Ready" as const),
  addedAt: fc.integer({ min: 0, max: 20 }),
  uses: fc.array(use, { maxLength: 3 }),
})

test("an asset is removed just where no running campaign uses it", () => {
  fc.assert(
    fc.property(fc.array(use), (uses) => {
      const isHeld = uses.some(({ place }) => place === "Live" || place === "Change")
      const decided = decideRemoval(uses)
      expect(Result.isFailure(decided)).toBe(isHeld)
      if (Result.isFailure(decided)) expect(decided.failure.uses).toEqual(holdingUses(uses))
    }),
  )
})

test("a campaign counts once for each place", () => {
  fc.assert(
    fc.property(fc.array(use), (uses) => {
      const once = usesOnce([...uses, ...uses])
      expect(new Set(once.map(({ place, campaignId }) => `${place}${campaignId}`)).size).toBe(once.length)
      expect(usesOnce(once)).toEqual(once)
    }),
  )
})

test("pages of found assets are all of them, once, newest first", () => {
  fc.assert(
    fc.property(fc.array(asset, { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (assets, limit) => {
      const found = foundAssets(assets, "")
      const pages = Array.from({ length: Math.ceil(found.length / limit) }, (_, index) =>
        pageOfAssets(found, { page: index + 1, limit }),
      )
      expect(pages.flat()).toEqual(found)
      expect(found.map(({ addedAt }) => addedAt)).toEqual(
        assets.map(({ addedAt }) => addedAt).toSorted((one, other) => (other ?? 0) - (one ?? 0)),
      )
    }),
  )
})

test("a search finds names and campaigns by all its words, whatever their case", () => {
  const loaf: Asset = { kind: "Picture", id: "1", name: "Rye loaf", source: "upload", state: "Ready", uses: [] }
  const team: Asset = { ...loaf, id: "2", name: "Team", uses: [{ place: "Live", name: "Winter bread" }] }
  const ids = (search: string) => foundAssets([loaf, team], search).map(({ id }) => id)
  expect([ids("LOAF rye"), ids("bread team"), ids("loaf team"), ids(" ")]).toEqual([["1"], ["2"], [], ["1", "2"]])
})

test("a picture of a placement's shape is whole at any size that is large enough", () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(creativeSizes)), fc.integer({ min: 1, max: 4 }), (size, times) => {
      expect(pictureFit({ width: size.width * times, height: size.height * times }, size)).toEqual({
        fit: "whole",
        cutPercent: 0,
      })
    }),
  )
})

test("a wide picture is cut in a story, and a small one is too small", () => {
  expect(pictureFit({ width: 2400, height: 1350 }, creativeSizes.story)).toEqual({ fit: "cut", cutPercent: 68 })
  expect(pictureFit({ width: 300, height: 300 }, creativeSizes.square).fit).toBe("tooSmall")
})

test("a larger picture of the same shape never fits worse", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 3000 }),
      fc.integer({ min: 50, max: 3000 }),
      fc.constantFrom(...Object.values(creativeSizes)),
      (width, height, size) => {
        const [small, large] = [
          pictureFit({ width, height }, size),
          pictureFit({ width: width * 2, height: height * 2 }, size),
        ]
        expect(large.cutPercent).toBe(small.cutPercent)
        if (small.fit !== "tooSmall") expect(large.fit).toBe(small.fit)
      },
    ),
  )
})

test("a campaign's status says where its pictures are used", () => {
  expect((["Draft", "Rejected", "InReview", "Paused", "Completed", "Archived"] as const).map(placeOf)).toEqual([
    "Draft",
    "Draft",
    "Live",
    "Live",
    "Ended",
    "Ended",
  ])
})

test("a file's format is the end of its address", () => {
  expect(["/media/a.jpeg", "/media/a.PNG?x=1", "https://x.example/photo"].map(formatOf)).toEqual([
    "JPG",
    "PNG",
    undefined,
  ])
})

test("the library keeps pictures and videos, and accounts answer all other kinds", () => {
  expect(Object.keys(assetKinds).filter((kind) => !isAccountKind(kind as keyof typeof assetKinds))).toEqual([
    "Picture",
    "Video",
  ])
})

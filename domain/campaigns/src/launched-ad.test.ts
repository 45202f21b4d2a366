import { expect, test } from "vitest"
import { type LaunchedAudience, sharedAudiences } from "./launched-ad.ts"

const pune: LaunchedAudience = {
  ageBands: ["25-34"],
  gender: "All",
  location: {
    mode: "NearBusiness",
    radius: 10,
    unit: "Kilometers",
    centre: { name: "Pune", latitude: 18.5, longitude: 73.9 },
    areas: [],
  },
  interests: [],
  keywords: [],
}

test("channels with the same people and places share one audience", () => {
  const ads = [
    { channel: "Social", audience: { ...pune, interests: ["Dentistry"] } },
    { channel: "Search", audience: { ...pune, keywords: ["dentist pune"] } },
  ] as const
  expect(sharedAudiences(ads)).toEqual([
    { channels: ["Social", "Search"], audience: { ...pune, interests: ["Dentistry"], keywords: ["dentist pune"] } },
  ])
})

test("keywords of channels that share people and places keep their matches", () => {
  const searches = {
    keywords: ["dentist pune"],
    keywordMatches: [{ keyword: "dentist pune", match: "Exact" as const }],
    negativeKeywords: [{ keyword: "free", match: "Broad" as const }],
  }
  const ads = [
    { channel: "Social", audience: pune },
    { channel: "Search", audience: { ...pune, ...searches } },
  ] as const
  expect(sharedAudiences(ads).map(({ audience }) => audience)).toEqual([{ ...pune, ...searches }])
})

test("a channel with other people has an audience of its own", () => {
  const ads = [
    { channel: "Social", audience: pune },
    { channel: "Search", audience: { ...pune, gender: "Female" } },
    { channel: "Banner", audience: { ...pune, includedLists: ["Regulars"] } },
  ] as const
  expect(sharedAudiences(ads).map(({ channels }) => channels)).toEqual([["Social"], ["Search"], ["Banner"]])
})

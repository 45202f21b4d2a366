import { describe, expect, test } from "vitest"
import { effectiveTracking, trackingQuery, type TrackingFacts, withQuery } from "./tracked-address.ts"

const facts: TrackingFacts = {
  network: "facebook",
  medium: "paid_social",
  campaign: "Bloom Bakery 2",
  business: "Bloom Bakery",
  ad: "Fresh bread, daily!",
}

const usual = effectiveTracking(undefined, undefined)
const added = (address: string) => withQuery(address, trackingQuery(address, usual, facts))
const tags = "utm_source=facebook&utm_medium=paid_social&utm_campaign=bloom_bakery_2&utm_content=fresh_bread_daily"

describe("the address of a click", () => {
  test.each([
    ["https://bloom.example", `https://bloom.example?${tags}`],
    ["https://bloom.example/", `https://bloom.example/?${tags}`],
    ["https://bloom.example/cakes?size=2", `https://bloom.example/cakes?size=2&${tags}`],
    ["https://bloom.example/cakes?", `https://bloom.example/cakes?${tags}`],
    ["https://bloom.example/#menu", `https://bloom.example/?${tags}#menu`],
    ["https://bloom.example/#/a?utm_source=page", `https://bloom.example/?${tags}#/a?utm_source=page`],
    ["https://bloom.example/?a=1#b?c=2", `https://bloom.example/?a=1&${tags}#b?c=2`],
  ])("%s becomes %s", (address, tracked) => {
    expect(added(address)).toBe(tracked)
  })

  test("keeps a tag of its own and gets the others", () => {
    expect(added("https://bloom.example/?utm_source=flyer&utm_campaign=")).toBe(
      "https://bloom.example/?utm_source=flyer&utm_campaign=&utm_medium=paid_social&utm_content=fresh_bread_daily",
    )
  })

  test("keeps a tag that is written in capitals or escaped", () => {
    expect(added("https://bloom.example/?UTM_Source=a&utm%5Fmedium=b")).toBe(
      "https://bloom.example/?UTM_Source=a&utm%5Fmedium=b&utm_campaign=bloom_bakery_2&utm_content=fresh_bread_daily",
    )
  })

  test("says the words of another script as it can carry them", () => {
    const hebrew = { ...facts, campaign: "מאפיית פריחה", ad: "" }
    expect(decodeURIComponent(trackingQuery("https://a.example", usual, hebrew))).toContain("utm_campaign=מאפיית_פריחה")
    expect(trackingQuery("https://a.example", usual, hebrew)).not.toContain("utm_content")
  })
})

describe("what the tags say", () => {
  test("comes from the campaign, then the portal, then the usual words", () => {
    const tracking = effectiveTracking(
      { isOn: true, source: "ours", medium: " " },
      { isOn: false, source: "portal", medium: "ads", content: "{business}-{ad}" },
    )
    expect(tracking).toEqual({
      isOn: true,
      source: "ours",
      medium: "ads",
      campaign: "{campaign}",
      content: "{business}-{ad}",
    })
    expect(trackingQuery("https://a.example", tracking, facts)).toBe(
      "utm_source=ours&utm_medium=ads&utm_campaign=bloom_bakery_2&utm_content=bloom_bakery-fresh_bread_daily",
    )
  })

  test("is nothing where the portal or the owner switched it off", () => {
    expect(trackingQuery("https://a.example", effectiveTracking({ isOn: false }, undefined), facts)).toBe("")
    expect(trackingQuery("https://a.example", effectiveTracking(undefined, { isOn: false }), facts)).toBe("")
  })

  test("leaves a word in braces that it does not know as it is written", () => {
    expect(trackingQuery("https://a.example", { ...usual, source: "{shop}" }, facts)).toContain("utm_source=shop&")
  })
})

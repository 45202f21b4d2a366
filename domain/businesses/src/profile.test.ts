import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { BusinessProfile, CreateProfile, createProfile, profileListQuery } from "./profile.ts"
import { profileDefaults } from "./profile-defaults.ts"

test("a new profile has currency 17 and time zone 142 unless its region has others", () => {
  expect(Result.getOrThrow(createProfile({ name: "Rye" }))).toEqual({
    name: "Rye",
    currencyId: 17,
    timeZoneId: 142,
    IsRoimatic: true,
  })
  expect(Result.getOrThrow(createProfile({ name: "Rye", region: "GB" }))).toMatchObject({
    currencyId: 12,
    timeZoneId: 88,
  })
})

test("the time zones behind the numbers are India's and the United Kingdom's", () => {
  expect(profileDefaults("IN")).toEqual({ currencyId: 17, timeZoneId: 142, timeZone: "Asia/Kolkata" })
  expect(profileDefaults("GB")).toEqual({ currencyId: 12, timeZoneId: 88, timeZone: "Europe/London" })
})

test("a referral code and a store come along, the store by its host alone", () => {
  expect(
    Result.getOrThrow(
      createProfile({ name: " Rye ", referralCode: " FRIEND ", storeDomain: "https://Shop.example/a?b" }),
    ),
  ).toMatchObject({ name: "Rye", referralCode: "FRIEND", storeDomain: "shop.example" })
  const plain = Result.getOrThrow(createProfile({ name: "Rye", referralCode: " ", storeDomain: " " }))
  expect(Object.keys(plain)).toEqual(["name", "currencyId", "timeZoneId", "IsRoimatic"])
})

test("a wrong name and a wrong store are reported together", () => {
  expect(Result.getOrThrow(Result.flip(createProfile({ name: "R*", storeDomain: "nowhere" })))).toEqual({
    name: { key: "validation.specialCharacters" },
    storeDomain: { key: "validation.websiteInvalid" },
  })
})

test("profiles and their payload encode and decode to themselves", () => {
  const profile: BusinessProfile = {
    id: BusinessProfileId.make(5),
    name: "Rye",
    currencyId: 17,
    timeZoneId: 142,
    region: "IN",
    thumbnailLogo: "/media/a.png",
    freshChatExternalId: "e",
    freshChatRestoreId: "r",
    referralCode: "FRIEND",
    storeDomain: "shop.example",
  }
  expect(Schema.decodeSync(BusinessProfile)(Schema.encodeSync(BusinessProfile)(profile))).toEqual(profile)
  const payload = Result.getOrThrow(createProfile({ name: "Rye" }))
  expect(Schema.decodeSync(CreateProfile)(Schema.encodeSync(CreateProfile)(payload))).toEqual(payload)
  expect(Schema.is(CreateProfile)({ ...payload, IsRoimatic: false })).toBe(false)
  expect(Schema.is(BusinessProfile)({ ...profile, id: -1 })).toBe(false)
})

test("profiles are asked for with every role, or with one", () => {
  expect([profileListQuery(), profileListQuery(27)]).toEqual([
    { roleId: "0", isRoimatic: "true" },
    { roleId: "27", isRoimatic: "true" },
  ])
})

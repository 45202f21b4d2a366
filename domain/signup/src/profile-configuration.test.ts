import { Result } from "effect"
import { expect, test } from "vitest"
import {
  editConfiguration,
  type ProfileConfiguration,
  setUpLocalBusiness,
  signedUpConfiguration,
} from "./profile-configuration.ts"

const edit = (pairs: Readonly<Record<string, unknown>>, isStaff = false, from = signedUpConfiguration) =>
  editConfiguration(
    from,
    Object.entries(pairs).map(([Name, Value]) => ({ Name, Value })),
    isStaff,
  )
const refused = (...given: Parameters<typeof edit>) =>
  Object.fromEntries(
    Object.entries(Result.getOrThrow(Result.flip(edit(...given)))).map(([name, { key }]) => [name, key]),
  )

test("members change chat ids, onboarding and what the business is read from", () => {
  const localBusinessConfiguration = { websiteUrl: "https://rye.example", googlePlaceDetail: { placeId: "p1" } }
  const changed = Result.getOrThrow(edit({ freshChatExternalId: "c1", onboardingState: 3, localBusinessConfiguration }))
  expect(changed).toEqual({
    ...signedUpConfiguration,
    freshChatExternalId: "c1",
    onboardingState: 3,
    localBusinessConfiguration,
  })
  expect(Result.getOrThrow(edit({ freshChatExternalId: null }, false, changed))).not.toHaveProperty(
    "freshChatExternalId",
  )
})

test("category, flavour and funding are changed by staff alone", () => {
  const sent = { category: 2, flavor: "default", isSelfFunded: true }
  expect(refused(sent)).toEqual({
    category: "businesses.fieldReadOnly",
    flavor: "businesses.fieldReadOnly",
    isSelfFunded: "businesses.fieldReadOnly",
  })
  const expected: ProfileConfiguration = {
    ...signedUpConfiguration,
    category: "Ecommerce",
    flavor: "default",
    isSelfFunded: true,
  }
  expect(Result.getOrThrow(edit(sent, true))).toEqual(expected)
})

test("onboarding never goes back; wrong, unknown and removed fields are refused", () => {
  expect(
    refused({ onboardingState: 1, localBusinessConfiguration: 7, freshChatRestoreId: {}, productFeed: {}, colour: 1 }),
  ).toEqual({
    onboardingState: "validation.required",
    localBusinessConfiguration: "validation.required",
    freshChatRestoreId: "validation.required",
    productFeed: "businesses.fieldUnknown",
    colour: "businesses.fieldUnknown",
  })
  expect(refused({ onboardingState: null, category: null }, true)).toEqual({
    onboardingState: "validation.required",
    category: "validation.required",
  })
})

test("a local business is set up with its outlet, category and flavour", () => {
  const typed = { businessName: " Rye  Dental ", outlet: "Market Road, Pune", category: "dentist", flavour: "agent" }
  const from: ProfileConfiguration = { ...signedUpConfiguration, category: "Ecommerce", flavor: "default" }
  expect(Result.getOrThrow(setUpLocalBusiness(from, typed))).toEqual({
    name: "Rye Dental",
    outlet: "Market Road, Pune",
    configuration: {
      ...signedUpConfiguration,
      localBusinessConfiguration: { outlet: "Market Road, Pune", category: "dentist" },
    },
  })
  const { configuration } = Result.getOrThrow(setUpLocalBusiness(from, { ...typed, flavour: "auto" }))
  expect(configuration.flavor).toBe("auto")
})

test("a set-up tells all of its wrong fields", () => {
  const wrong = setUpLocalBusiness(signedUpConfiguration, { businessName: "", outlet: " ", category: "", flavour: "x" })
  expect(Object.keys(Result.getOrThrow(Result.flip(wrong)))).toEqual(["businessName", "outlet", "category", "flavour"])
})

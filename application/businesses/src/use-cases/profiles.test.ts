import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { Memberships } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { editConfiguration, getConfiguration, setUpLocalBusiness } from "./configuration.ts"
import { createBusinessProfile, editBusinessProfile, getBusinessProfile, getProfileCurrency } from "./profiles.ts"

const businessProfileId = bakery.id
const newcomer = userActor(50)

test("a new profile has its region's defaults, and its maker as owner", async () => {
  const [profile, memberships, configuration] = await inProfiles(
    Effect.gen(function* () {
      const made = yield* createBusinessProfile.handle({
        name: "Rye",
        currencyId: 12,
        storeDomain: "https://rye.example",
      })
      const asked = { businessProfileId: made.id }
      return [made, yield* (yield* Memberships).of(UserId.make(50)), yield* getConfiguration.handle(asked)] as const
    }),
    newcomer,
  )
  expect(profile).toMatchObject({
    region: "GB",
    currencyId: 12,
    timeZoneId: 88,
    storeDomain: "rye.example",
    revision: 0,
  })
  expect(memberships).toEqual([{ businessProfileId: profile.id, roleId: "ClientAccess" }])
  expect(configuration).toMatchObject({ category: "Ecommerce", flavor: "default", onboardingState: 0 })
})

test("wrong names, stores, currencies and zones of a new profile are told", async () => {
  const refused = (input: object) =>
    inProfiles(Effect.flip(createBusinessProfile.handle({ name: "Rye", ...input })), newcomer)
  expect(await refused({ name: "" })).toMatchObject({ fields: { name: ["validation.required"] } })
  expect(await refused({ storeDomain: "no host" })).toMatchObject({ fields: { storeDomain: [expect.any(String)] } })
  expect(await refused({ currencyId: 999, timeZoneId: -1 })).toMatchObject({
    fields: { currencyId: ["validation.required"], timeZoneId: ["validation.required"] },
  })
})

test("no further profile is made by owners of a small business, or in a brand portal", async () => {
  const refused = inProfiles(Effect.flip(createBusinessProfile.handle({ name: "Rye" })))
  expect(await refused).toMatchObject({ _tag: "ProfileCreationNotAllowed", errorCode: 56 })
  const brand = inProfiles(
    Effect.flip(
      Effect.provideService(createBusinessProfile.handle({ name: "Rye" }), CurrentActor, {
        ...newcomer,
        portalId: PortalId.make(4),
      }),
    ),
  )
  expect(await brand).toMatchObject({ _tag: "ProfileCreationNotAllowed" })
})

test("an edit that would overwrite a newer value is refused with the profile as it is", async () => {
  const edit = (Name: string, Value: unknown, revision?: number) =>
    editBusinessProfile.handle({
      businessProfileId,
      data: [{ Name, Value }],
      ...(revision !== undefined && { revision }),
    })
  const [first, stale, merged, forced] = await inProfiles(
    Effect.gen(function* () {
      return [
        yield* edit("name", "Bloom", 0),
        yield* Effect.flip(edit("name", "Bread", 0)),
        yield* edit("email", "hello@bloom.example", 0),
        yield* edit("name", "Bread"),
      ] as const
    }),
  )
  expect(first).toMatchObject({ name: "Bloom", revision: 1 })
  expect(stale).toMatchObject({
    _tag: "DifferenceStale",
    errorCode: 1001,
    fields: ["name"],
    revision: 1,
    current: { name: "Bloom", id: businessProfileId },
  })
  expect(merged).toMatchObject({ name: "Bloom", email: "hello@bloom.example", revision: 2 })
  expect(forced).toMatchObject({ name: "Bread", revision: 3 })
})

test("a profile's category decides which of its fields are read-only", async () => {
  const staff = { ...userActor(41, [businessProfileId]), roleIds: ["AccountManager"] as const }
  const refused = inProfiles(
    Effect.gen(function* () {
      yield* editConfiguration.handle({ businessProfileId, data: [{ Name: "category", Value: 3 }] })
      return yield* Effect.flip(
        editBusinessProfile.handle({ businessProfileId, data: [{ Name: "currency", Value: 12 }] }),
      )
    }),
    staff,
  )
  expect(await refused).toMatchObject({ fields: { currencyId: ["businesses.fieldReadOnly"] } })
})

test("a configuration is the sign-up's until changed, and refuses what is stale", async () => {
  const edit = (onboardingState: number, revision: number) =>
    editConfiguration.handle({
      businessProfileId,
      revision,
      data: [{ Name: "onboardingState", Value: onboardingState }],
    })
  const [before, changed, stale, own] = await inProfiles(
    Effect.gen(function* () {
      return [
        yield* getConfiguration.handle({ businessProfileId }),
        yield* edit(3, 0),
        yield* Effect.flip(edit(4, 0)),
        yield* Effect.flip(editConfiguration.handle({ businessProfileId, data: [{ Name: "category", Value: 2 }] })),
      ] as const
    }),
  )
  expect(before).toMatchObject({ category: "LocalBusiness", flavor: "smallBusiness", revision: 0 })
  expect(changed).toMatchObject({ onboardingState: 3, revision: 1 })
  expect(stale).toMatchObject({
    fields: ["onboardingState"],
    revision: 1,
    current: { onboardingState: 3, category: 1 },
  })
  expect(own).toMatchObject({ fields: { category: ["businesses.fieldReadOnly"] } })
})

test("chat ids are the profile's by either call, and a stale pair replaces none", async () => {
  const keep = (revision: number, externalId: string) =>
    editConfiguration.handle({
      businessProfileId,
      revision,
      data: [
        { Name: "freshChatExternalId", Value: externalId },
        { Name: "freshChatRestoreId", Value: `restores-${externalId}` },
      ],
    })
  const [kept, other, profile, after] = await inProfiles(
    Effect.gen(function* () {
      return [
        yield* keep(0, "first"),
        yield* Effect.flip(keep(0, "second")),
        yield* getBusinessProfile.handle({ businessProfileId }),
        yield* Effect.andThen(
          editBusinessProfile.handle({ businessProfileId, data: [{ Name: "freshChatRestoreId", Value: null }] }),
          getConfiguration.handle({ businessProfileId }),
        ),
      ] as const
    }),
  )
  expect(kept).toMatchObject({ freshChatExternalId: "first", freshChatRestoreId: "restores-first", revision: 1 })
  expect(other).toMatchObject({ fields: ["freshChatExternalId", "freshChatRestoreId"] })
  expect(profile).toMatchObject({ freshChatExternalId: "first", freshChatRestoreId: "restores-first" })
  expect([after.freshChatExternalId, after.freshChatRestoreId]).toEqual(["first", undefined])
})

test("setting up a local business names the profile and says where it is", async () => {
  const typed = { businessName: "Rye Dental", outlet: "Pune", category: "dentist", flavour: "smallBusiness" }
  const [configuration, profile, refused] = await inProfiles(
    Effect.gen(function* () {
      return [
        yield* setUpLocalBusiness.handle({ businessProfileId, ...typed }),
        yield* getBusinessProfile.handle({ businessProfileId }),
        yield* Effect.flip(setUpLocalBusiness.handle({ businessProfileId, ...typed, outlet: " " })),
      ] as const
    }),
  )
  expect(configuration.localBusinessConfiguration).toEqual({ outlet: "Pune", category: "dentist" })
  expect(profile).toMatchObject({ name: "Rye Dental", location: "Pune", revision: 1 })
  expect(refused).toMatchObject({ fields: { outlet: ["validation.cityRequired"] } })
})

test("a currency is found by its id", async () => {
  const [rupee, none] = await inProfiles(
    Effect.gen(function* () {
      return [
        yield* getProfileCurrency.handle({ businessProfileId, currencyId: 17 }),
        yield* Effect.flip(getProfileCurrency.handle({ businessProfileId, currencyId: 18 })),
      ] as const
    }),
  )
  expect([rupee.code, none._tag]).toEqual(["INR", "CurrencyNotFound"])
})

import { BusinessProfileId } from "@domain/kernel"
import { Result } from "effect"
import { expect, test } from "vitest"
import { editProfile, type ProfileDetails } from "./profile-edit.ts"

const profile: ProfileDetails = {
  id: BusinessProfileId.make(7),
  name: "Rye",
  currencyId: 17,
  timeZoneId: 142,
  region: "IN",
  email: "a@shop.example",
  freshChatExternalId: "chat",
}
const edit = (pairs: Readonly<Record<string, unknown>>, readOnly: ReadonlyArray<string> = []) =>
  editProfile(
    profile,
    Object.entries(pairs).map(([Name, Value]) => ({ Name, Value })),
    readOnly,
  )
const failures = (...given: Parameters<typeof edit>) => Result.getOrThrow(Result.flip(edit(...given)))

test("a field is edited by the profile's or the store's name", () => {
  expect(Result.getOrThrow(edit({ currency: 12, timeZoneId: 88, logo: "/media/l.png", name: " Rye  & Co" }))).toEqual({
    ...profile,
    name: "Rye & Co",
    currencyId: 12,
    timeZoneId: 88,
    thumbnailLogo: "/media/l.png",
  })
})

test("a logo's source is known until another logo is named", () => {
  const found = { ...profile, thumbnailLogo: "/media/l.png", logoSource: "store" } as const
  const edited = (Value: unknown, Name = "logo") => Result.getOrThrow(editProfile(found, [{ Name, Value }]))
  expect([edited("Rye & Co", "name"), edited("/media/l.png"), edited("/media/m.png"), edited(null)]).toMatchObject([
    { logoSource: "store" },
    { logoSource: "store" },
    { thumbnailLogo: "/media/m.png" },
    {},
  ])
  expect([edited("/media/m.png").logoSource, edited(null).logoSource]).toEqual([undefined, undefined])
})

test("chat ids and the store's host are kept, null removes what may be missing", () => {
  const { email: _email, freshChatExternalId: _id, ...rest } = profile
  const sent = {
    email: null,
    freshChatExternalId: null,
    freshChatRestoreId: "r1",
    storeDomain: "https://Rye.example/a",
  }
  expect(Result.getOrThrow(edit(sent))).toEqual({ ...rest, freshChatRestoreId: "r1", storeDomain: "rye.example" })
})

test("every wrong field is told by the profile's name", () => {
  expect(
    failures({ currency: 999, timezone: null, email: "nobody", storeDomain: 3, freshChatExternalId: "", id: 8 }),
  ).toEqual({
    email: { key: "validation.emailInvalid" },
    storeDomain: { key: "validation.websiteInvalid" },
    freshChatExternalId: { key: "validation.required" },
    id: { key: "businesses.fieldUnknown" },
  })
  expect(failures({ currency: 999, timezone: null })).toEqual({
    currencyId: { key: "validation.required" },
    timeZoneId: { key: "validation.required" },
  })
  expect(failures({ currencyId: 12 }, ["currency"])).toEqual({ currencyId: { key: "businesses.fieldReadOnly" } })
})

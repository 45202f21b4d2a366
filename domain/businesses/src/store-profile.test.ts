import { Result } from "effect"
import { expect, test } from "vitest"
import { editStoreProfile, type StoreProfile } from "./store-profile.ts"

const store: StoreProfile = { name: "Rye", email: "a@shop.example", currency: 17 }
const edit = (pairs: Readonly<Record<string, unknown>>, readOnly: ReadonlyArray<string> = []) =>
  editStoreProfile(
    store,
    Object.entries(pairs).map(([Name, Value]) => ({ Name, Value })),
    readOnly,
  )
const failures = (...given: Parameters<typeof edit>) => Result.getOrThrow(Result.flip(edit(...given)))

test("an edit takes every field in its normal form", () => {
  const sent = {
    logo: "/media/logo.png",
    name: "  Harbour   & Rye ",
    email: "Owner@Shop.example",
    currency: 12,
    timezone: 88,
    location: " London ",
    address: "1 High Street",
  }
  expect(Result.getOrThrow(edit(sent))).toEqual({
    ...sent,
    name: "Harbour & Rye",
    email: "owner@shop.example",
    location: "London",
  })
})

test("null removes a field, but never the name", () => {
  expect(Result.getOrThrow(edit({ email: null, currency: undefined }))).toEqual({ name: "Rye" })
  expect(failures({ name: null })).toEqual({ name: { key: "validation.required" } })
})

test("each field refuses invalid values together, and nothing changes", () => {
  expect(
    failures({
      logo: "javascript:alert(1)",
      name: "x".repeat(26),
      email: "nobody",
      currency: 1.5,
      timezone: 0,
      location: "x".repeat(201),
      address: "x".repeat(501),
      colour: "red",
    }),
  ).toEqual({
    logo: { key: "validation.creativeUrlInvalid" },
    name: { key: "validation.textTooLong", params: { most: 25 } },
    email: { key: "validation.emailInvalid" },
    currency: { key: "validation.required" },
    timezone: { key: "validation.required" },
    location: { key: "validation.textTooLong", params: { most: 200 } },
    address: { key: "validation.textTooLong", params: { most: 500 } },
    colour: { key: "businesses.fieldUnknown" },
  })
  expect(failures({ address: 5, currency: "17", constructor: "x" })).toEqual({
    address: { key: "validation.required" },
    currency: { key: "validation.required" },
    constructor: { key: "businesses.fieldUnknown" },
  })
})

test("a field that the category may not change is refused, even its removal", () => {
  expect(failures({ email: "b@shop.example", currency: null, name: "Rye" }, ["email", "currency"])).toEqual({
    email: { key: "businesses.fieldReadOnly" },
    currency: { key: "businesses.fieldReadOnly" },
  })
})

test("of two changes of one field the last counts", () => {
  const pairs = [
    { Name: "name", Value: "" },
    { Name: "name", Value: "Oats" },
  ]
  expect(Result.getOrThrow(editStoreProfile(store, pairs)).name).toBe("Oats")
})

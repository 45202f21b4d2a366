import { expect, test } from "vitest"
import { publicContact } from "./public-contact.ts"

const phone = "+919876543210"
const emailAddress = "hello@bakery.example"

test("the public sees the contact that the business gave", () => {
  expect(
    publicContact({ business: { phone, emailAddress }, sources: { phone: "owner", emailAddress: "link" } }),
  ).toEqual({
    phone,
    emailAddress,
  })
})

test("the public never sees the contact that its owner's account is known by", () => {
  expect(
    publicContact({ business: { phone, emailAddress }, sources: { phone: "account", emailAddress: "account" } }),
  ).toEqual({})
  expect(publicContact({ business: { phone, emailAddress }, sources: { phone: "account" } })).toEqual({ emailAddress })
})

test("a contact that is missing has no place in what the public sees", () => {
  expect(publicContact({ business: {}, sources: {} })).toStrictEqual({})
})

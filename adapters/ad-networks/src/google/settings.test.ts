import { settingFields } from "@adapters/settings"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { sandboxSettings } from "@apps/sandbox/settings"
import { googleOptionsOf, googleSettings } from "./settings.ts"

const isRight = Schema.is(Schema.Struct(settingFields(googleSettings)))
const given = sandboxSettings("http://localhost:4010")
const named = (id: string) => ({
  ...given,
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: id,
  GOOGLE_ADS_CUSTOMER_ID: id,
  GOOGLE_ADS_CUSTOMER_ID_GB: id,
})

test.each(["123-456-7890", "1234567890"])("a customer may be named %s and is called by its digits", (id) => {
  expect(isRight(named(id))).toBe(true)
  expect(googleOptionsOf(named(id))).toMatchObject({
    loginCustomerId: "1234567890",
    customers: { IN: "1234567890", GB: "1234567890" },
  })
})

test.each(["123-4567-890", "123456789", "customers/1234567890"])("%s is no customer", (id) => {
  expect(isRight(named(id))).toBe(false)
})

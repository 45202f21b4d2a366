import { expect, test } from "vitest"
import { toldAtFields } from "./refusals.ts"

const fields = ["name", "site"]

test("a rule's failure is told at its fields, by its first key", () => {
  const failure = { _tag: "InvalidFields", errorCode: 102, fields: { name: ["validation.required", "other"] } }
  expect(toldAtFields(failure, fields)).toEqual({ refusals: { name: { key: "validation.required" } }, isAll: true })
})

test("a field of another name is told at the form's own", () => {
  const failure = { _tag: "InvalidFields", fields: { storeDomain: ["validation.websiteInvalid"] } }
  expect(toldAtFields(failure, fields, { names: { storeDomain: "site" } })?.refusals).toEqual({
    site: { key: "validation.websiteInvalid" },
  })
})

test("a failure about a field that the form has not stays a failure", () => {
  expect(toldAtFields({ _tag: "InvalidFields", fields: { link: ["x"] } }, fields)).toBeUndefined()
  const both = { _tag: "InvalidFields", fields: { link: ["x"], name: ["y"] } }
  expect(toldAtFields(both, fields)).toEqual({ refusals: { name: { key: "y" } }, isAll: false })
})

test("a failure about one field keeps its own words", () => {
  const failure = { _tag: "UserAlreadyExists", errorCode: 101 }
  expect(toldAtFields(failure, fields, { at: { UserAlreadyExists: "name" } })).toEqual({
    refusals: { name: { failure } },
    isAll: true,
  })
  expect(toldAtFields(failure, fields, { at: { Other: "name" } })).toBeUndefined()
})

test("a failure with keys is told by its first key", () => {
  const failure = { _tag: "WeakPassword", keys: ["validation.passwordTooCommon", "b"] }
  expect(toldAtFields(failure, fields, { at: { WeakPassword: "name" } })?.refusals).toEqual({
    name: { key: "validation.passwordTooCommon" },
  })
})

test("the server's check of an input is told at its fields, in words for people", () => {
  const problems = [
    { field: "site[0].url", problem: "must be a text" },
    { field: "site", problem: "is missing" },
  ]
  expect(toldAtFields({ _tag: "InvalidInput", problems }, fields)).toEqual({
    refusals: { site: { key: "validation.notRight" } },
    isAll: true,
  })
})

test("any other failure tells nothing of fields", () => {
  expect(toldAtFields({ _tag: "Unauthorized" }, fields)).toBeUndefined()
  expect(toldAtFields(new Error("offline"), fields)).toBeUndefined()
  expect(toldAtFields("offline", fields)).toBeUndefined()
})

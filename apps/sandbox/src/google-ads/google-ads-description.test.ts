import { expect, test } from "vitest"
import { google } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"
import { ATTRIBUTES } from "./gaql-fields.ts"
import { fieldsOf, hasField, messageOf, valuesOf } from "./google-ads-description.ts"
import { SHAPES } from "./google-ads-shapes.ts"

const versions = [23, 25]

type Shape = { readonly [name: string]: "*" | Shape }

const undescribed = (version: number, message: string, shape: Shape, path: string): string[] =>
  Object.entries(shape).flatMap(([name, inner]) => {
    const type = fieldsOf(version, message)
      ?.get(name)
      ?.replaceAll(/list<|>/gu, "")
    if (type === undefined) return [`${path}.${name}`]
    return inner === "*" ? [] : undescribed(version, type, inner, `${path}.${name}`)
  })

test.each(versions)("every field that the twin keeps is described by Google Ads v%i", (version) => {
  for (const [collection, shape] of Object.entries(SHAPES))
    expect(undescribed(version, messageOf(collection), shape, collection)).toEqual([])
})

test.each(versions)("every field that a query may name is described by Google Ads v%i", (version) => {
  const fields = Object.entries(ATTRIBUTES).flatMap(([resource, names]) => names.map((name) => `${resource}.${name}`))
  expect(fields.filter((field) => !hasField(version, field))).toEqual([])
})

test("campaigns begin and end at instants in every version that is answered", () => {
  for (const version of versions) {
    const names = [...(fieldsOf(version, "Campaign")?.keys() ?? [])]
    expect(names).toEqual(expect.arrayContaining(["startDateTime", "endDateTime"]))
    expect(names).not.toContain("startDate")
    expect(hasField(version, "campaign.start_date")).toBe(false)
  }
  expect(valuesOf(25, "CampaignStatus")).toEqual(["ENABLED", "PAUSED", "REMOVED"])
})

test("a name, a value and a kind that Google does not describe are refused", () =>
  runSandbox({}, async (sandbox) => {
    const budget = { name: "B", amountMicros: "10000", deliveryMethod: "STANDARD", explicitlyShared: false }
    const make = (change: object) =>
      google(sandbox, "customers/4445556666/campaignBudgets:mutate", {
        operations: [{ create: { ...budget, ...change } }],
      })
    expect((await make({})).status).toBe(200)
    expect(JSON.stringify((await make({ colour: "red" })).body)).toContain('Unknown name \\"colour\\"')
    expect(JSON.stringify((await make({ deliveryMethod: "FASTEST" })).body)).toContain("ENUM_VALUE_NOT_PERMITTED")
    expect((await make({ explicitlyShared: "no" })).status).toBe(400)
    const suggest = await google(sandbox, "geoTargetConstants:suggest", { places: ["Pune"] })
    expect(suggest.status).toBe(400)
  }))

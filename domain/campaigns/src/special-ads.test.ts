import { describe, expect, test } from "vitest"
import { lacksIdentity, mentionsSecurities, suggestedCategories } from "./special-audience.ts"

describe("what ads may offer is suggested", () => {
  test.each([
    ["estate-agent", "", ["Housing"]],
    ["employment-agency", "", ["Employment"]],
    ["insurance-agency", "", ["Finance"]],
    ["bakery", "Fresh bread daily", []],
    ["bakery", "We're hiring bakers in Pune", ["Employment"]],
    ["other", "2 BHK flats for sale in Baner", ["Housing"]],
    ["other", "Rooms to let near the station", ["Housing"]],
    ["car-dealer", "Low EMI on every car", ["Finance"]],
    ["other", "Homes for sale, mortgages arranged", ["Housing", "Finance"]],
    ["other", "דירות למכירה בתל אביב", ["Housing"]],
    ["other", "הלוואות לכל מטרה", ["Finance"]],
    ["other", "घर बैठे नौकरी", ["Employment"]],
    ["restaurant", "Family rooms and a warm house wine", []],
    ["dentist", "Gentle root canal treatment in Pune", []],
    ["plumber", "Boilers fitted in your home", []],
  ])("%s, %s", (kind, text, categories) => {
    expect(suggestedCategories({ kind, texts: [text] })).toEqual(categories)
  })
})

test("securities are told from other financial products", () => {
  expect(mentionsSecurities({ texts: ["SIP and mutual funds for beginners"] })).toBe(true)
  expect(mentionsSecurities({ texts: ["Home loans at low rates"] })).toBe(false)
})

test("a declaration of securities names who gains and who pays", () => {
  const declared = (beneficiary: string, payer: string) => ({
    categories: ["Finance" as const],
    securities: { beneficiary, payer },
  })
  expect([declared("", ""), declared("12345", ""), declared("12345", "12345")].map(lacksIdentity)).toEqual([
    true,
    true,
    false,
  ])
  expect(lacksIdentity({ categories: ["Finance"] })).toBe(false)
})

import { portalFaults, seededPortals } from "@domain/portals"
import { expect, test } from "vitest"
import { type TypedLook, typedLook } from "./look-values.ts"
import { lookRefusals, publishedLook, typedParts } from "./use-look-form.ts"

const [marquee = expect.unreachable()] = seededPortals
const settings = { revision: 0, ...marquee }
const typed = typedLook(marquee)
const refused = (part: Partial<TypedLook>) => lookRefusals({ ...typed, ...part }, (key) => key)

test("a look as it ships is refused nowhere and changes nothing", () => {
  expect(refused({})).toEqual({})
  expect(typedParts(typed, settings)).toEqual([])
})

test("what the server would refuse is refused at its field", () => {
  expect(refused({ title: " " })).toEqual({ title: "required" })
  expect(refused({ headerLogo: "<svg onload='x'></svg>" })).toEqual({ headerLogo: "drawing" })
  expect(refused({ mark: "https://a.example/mark.png" })).toEqual({ mark: "mark" })
  expect(refused({ supportEmail: "nobody" })).toEqual({ supportEmail: "mail" })
  expect(refused({ supportLink: "http://help.example" })).toEqual({ supportLink: "address" })
  expect(refused({ terms: "" })).toEqual({ terms: "both" })
})

test("words are whole and without placeholders", () => {
  const words = (headline: string, lead: string) => refused({ voice: { en: { headline, lead } } })
  expect(words("Hello", "")).toEqual({ voice: "words" })
  expect(words("Hello {{name}}", "Ads for all")).toEqual({ voice: "placeholder" })
  expect(words("", "")).toEqual({})
})

test("a colour that is too faint is published as a readable one", () => {
  const faint = { ...typed, light: { ...typed.light, accentInk: typed.light.accent ?? "#d3381c" } }
  const look = publishedLook(faint, "Any")
  expect(portalFaults({ ...marquee, ...look })).toEqual([])
  expect(typedParts(faint, settings)).toEqual(["theme"])
})

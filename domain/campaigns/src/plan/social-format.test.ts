import { expect, test } from "vitest"
import { formatsFor, onlyFormat, socialFormatOf, withoutOtherFormats } from "./social-format.ts"

const cards = [{ picture: { url: "/a.png", source: "upload" }, headline: "Rye bread" }] as const

test("an ad with cards is a carousel, also while it has none yet", () => {
  expect(socialFormatOf({ creative: {} })).toBe("picture")
  expect(socialFormatOf({ creative: { creativeDetail: { cards } } })).toBe("carousel")
  expect(socialFormatOf({ creative: { creativeDetail: { cards: [] } } })).toBe("carousel")
})

test("an ad for calls is no carousel whatever it was before", () => {
  const creative = { objective: "Calls", creativeDetail: { cards } } as const
  expect(formatsFor({ creative })).toEqual(["picture", "video"])
  expect(socialFormatOf({ creative })).toBe("picture")
})

test("another format leaves nothing of the former behind", () => {
  const detail = { selectedTemplateId: "split", cards, carousel: { endCard: true } }
  expect(onlyFormat("carousel", detail)).toEqual({ cards, carousel: { endCard: true } })
  expect({ ...detail, ...withoutOtherFormats("picture") }).toEqual({ selectedTemplateId: "split" })
  expect({ ...detail, ...withoutOtherFormats("carousel") }).toEqual(detail)
})

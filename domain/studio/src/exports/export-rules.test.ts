import { expect, test } from "vitest"
import { firstBrandKit } from "../brand/brand-kit.ts"
import { startingDesign } from "../brand/starting-designs.ts"
import { blankDesign } from "../document/design.ts"
import { pageOf } from "../layout/page-of.ts"
import { fileFindings, isRefusal, pageFindings, placeRuleOf } from "./export-rules.ts"

const banner = { width: 728, height: 90 }
const kinds = (findings: ReadonlyArray<{ readonly kind: string }>) => findings.map(({ kind }) => kind)

test("a banner of more than 150 kilobytes or in WebP would be refused", () => {
  const most = placeRuleOf(banner)?.mostBytes ?? 0
  expect(fileFindings(banner, { format: "png", bytes: most })).toEqual([])
  expect(kinds(fileFindings(banner, { format: "jpeg", bytes: most + 1 }))).toEqual(["TooHeavy"])
  expect(kinds(fileFindings(banner, { format: "webp", bytes: 10 }))).toEqual(["WrongFormat"])
  expect(fileFindings(banner, { format: "webp", bytes: 10 }).every(isRefusal)).toBe(true)
})

test("a PDF and a free size are held to no network's rule", () => {
  expect(fileFindings(banner, { format: "pdf", bytes: 9_000_000 })).toEqual([])
  expect(placeRuleOf({ width: 801, height: 77 })).toBeUndefined()
})

const names = {
  ground: "",
  picture: "Photo",
  panel: "",
  headline: "",
  line: "",
  button: "",
  logo: "",
  icon: "",
  name: "",
}
const split = startingDesign("Split", firstBrandKit("Rye"), { headline: "Fresh", line: "Today", button: "More", names })

test("a page's findings name the layer", () => {
  expect(pageFindings(pageOf(split, "1080x1080"))).toEqual([{ kind: "NoPicture", layer: "Photo" }])
  const moved = split.layers.map((layer) =>
    layer.id === "headline" ? { ...layer, name: "Title", box: { ...layer.box, x: -40 } } : layer,
  )
  expect(pageFindings(pageOf({ ...split, layers: moved }, "1080x1080"))).toContainEqual({
    kind: "OutsideSafeArea",
    layer: "Title",
  })
})

test("a design without layers breaks no rule", () => {
  expect(pageFindings(pageOf(blankDesign("320x50"), "320x50"))).toEqual([])
})

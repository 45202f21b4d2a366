import { expect, test } from "vitest"
import { bannerDrawings } from "./banner-drawings.ts"
import { drawCreative } from "./draw-creative.ts"
import { plainContent } from "./testing/plain-content.ts"
import { isTemplate } from "./templates/catalogue.ts"

const content = { ...plainContent, photo: "/media/loaf.jpg", logo: "/media/logo.png" }
const draw = ({ content: drawn, templateId, size }: ReturnType<typeof bannerDrawings>["square"]) =>
  drawCreative(drawn, templateId, size)

test("a banner's pictures are as wide and as square as Google asks", () => {
  const { landscape, square, logo } = bannerDrawings(content)
  expect(landscape.size.width / landscape.size.height).toBeCloseTo(1.91, 2)
  expect([landscape.size.width >= 600, square.size.width === square.size.height]).toEqual([true, true])
  expect(logo?.size).toMatchObject({ width: 512, height: 512 })
})

test("no word of the design stands on a banner's pictures", () => {
  const { landscape, square, logo } = bannerDrawings(content)
  for (const drawing of [landscape, square, logo]) {
    const markup = drawing === undefined ? "" : draw(drawing)
    expect(markup).toContain("<image")
    expect(markup).not.toContain("<text")
  }
  expect(draw(landscape)).toContain("/media/loaf.jpg")
})

test("without a photo the brand's colours stand in, and without a logo there is none", () => {
  const { photo: _photo, logo: _logo, ...bare } = content
  const drawings = bannerDrawings(bare)
  expect(draw(drawings.square)).not.toContain("<text")
  expect(drawings.logo).toBeUndefined()
})

test("nobody can choose the drawing of a banner's part as a template", () => {
  expect([isTemplate("photo"), isTemplate("logo")]).toEqual([false, false])
})

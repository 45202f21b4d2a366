import { expect, test } from "vitest"
import { blankDesign, type Design } from "../document/design.ts"
import type { TextLayer } from "../document/layer.ts"
import { withTextHeight } from "../document/text-lines.ts"
import { pageOf } from "../layout/page-of.ts"
import { applied } from "./command.ts"
import { changeOn } from "./change-on.ts"

const words: TextLayer = withTextHeight({
  kind: "Text",
  id: "words",
  name: "Headline",
  box: { x: 100, y: 100, width: 600, height: 1 },
  rotation: 0,
  opacity: 1,
  text: "Fresh bread",
  font: "Sans",
  size: 80,
  weight: 700,
  colour: "#112233",
  align: "Start",
  leading: 1.2,
})
const design: Design = { ...blankDesign("1080x1080"), sizes: ["1080x1080", "1080x1920", "728x90"], layers: [words] }
const shown = (of: Design, size: string) => pageOf(of, size).layers[0] as TextLayer
const moved = (layer: TextLayer): TextLayer => ({ ...layer, box: { ...layer.box, x: layer.box.x + 7 } })

test("a place corrected on one size stays there and nowhere else", () => {
  const before = shown(design, "1080x1920")
  const { design: after } = applied(design, changeOn(design, "1080x1920", [moved(before)]))
  expect(shown(after, "1080x1920").box).toEqual(moved(before).box)
  expect(after.layers).toEqual(design.layers)
  expect(shown(after, "728x90")).toEqual(shown(design, "728x90"))
  const { design: later } = applied(after, { change: "Replace", layers: [moved(words)] })
  expect(shown(later, "1080x1920").box).toEqual(moved(before).box)
})

test("a colour changed on one size is changed on every size, and no place is corrected", () => {
  const red = { ...shown(design, "728x90"), colour: "#aa0000" }
  const { design: after } = applied(design, changeOn(design, "728x90", [red]))
  expect(["1080x1080", "1080x1920", "728x90"].map((size) => shown(after, size).colour)).toEqual(
    Array(3).fill("#aa0000"),
  )
  expect(after.corrections).toEqual([])
  expect(after.layers[0]?.box).toEqual(words.box)
})

test("moving a layer whose colour a size repaired keeps its own colour elsewhere", () => {
  const panel = {
    ...words,
    id: "panel",
    kind: "Shape",
    shape: "Rectangle",
    fill: "#112233",
    edgeWidth: 0,
    radius: 0,
    box: { x: 0, y: 0, width: 1080, height: 500 },
  } as const
  const onPanel: Design = {
    ...design,
    layers: [panel, words, { ...words, id: "line", size: 40, colour: "#ffffff", box: { ...words.box, y: 300 } }],
    background: "#ffffff",
  }
  const line = pageOf({ ...onPanel, layers: onPanel.layers.slice(1) }, "728x90").layers[1] as TextLayer
  expect(line.colour).toBe("#111111")
  const bare = { ...onPanel, layers: onPanel.layers.slice(1) }
  const { design: after } = applied(bare, changeOn(bare, "728x90", [moved(line)]))
  expect(after.layers[1]).toMatchObject({ colour: "#ffffff" })
})

test("new words are laid out anew in every size", () => {
  const long = { ...shown(design, "728x90"), text: "Fresh bread from the oven every single morning" }
  const { design: after } = applied(design, changeOn(design, "728x90", [long]))
  expect(after.corrections).toEqual([])
  expect(shown(after, "1080x1080").box.height).toBeGreaterThan(words.box.height)
  expect(shown(after, "728x90").size).toBeLessThan(shown(design, "728x90").size)
})

test("a layer hidden on one size is shown on the others", () => {
  const { design: after } = applied(
    design,
    changeOn(design, "1080x1920", [{ ...shown(design, "1080x1920"), isHidden: true }]),
  )
  expect(shown(after, "1080x1920").isHidden).toBe(true)
  expect(shown(after, "1080x1080").isHidden).toBeUndefined()
})

test("a corrected layer follows the arrangement again where it is told to", () => {
  const { design: after } = applied(design, changeOn(design, "1080x1920", [moved(shown(design, "1080x1920"))]))
  const { design: back } = applied(after, { change: "Follow", size: "1080x1920", ids: ["words"] })
  expect(shown(back, "1080x1920")).toEqual(shown(design, "1080x1920"))
})

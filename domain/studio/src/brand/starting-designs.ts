import type { Box } from "../document/box.ts"
import { blankDesign, type Design } from "../document/design.ts"
import type { IconLayer, Layer, PictureLayer, ShapeLayer, TextLayer } from "../document/layer.ts"
import { commonSizes } from "../document/page-size.ts"
import { isRightToLeftText, withTextHeight } from "../document/text-lines.ts"
import { type BrandKit, inkOn, leadingColours } from "./brand-kit.ts"

/** The designs that a business can begin with, in the order offered. */
export const startingNames = ["Offer", "Split", "Launch", "Review", "Story", "Event"] as const
/** The name of a starting design. */
export type StartingName = (typeof startingNames)[number]

/** The words of a starting design in the business's language. */
export interface StartingWords {
  readonly headline: string
  readonly line: string
  readonly button: string
  /** Names of layers. */
  readonly names: {
    readonly [
      Part in "ground" | "picture" | "panel" | "headline" | "line" | "button" | "logo" | "icon" | "name"
    ]: string
  }
}

const side = 1080
const plain = { rotation: 0, opacity: 1 } as const

const text = (id: string, name: string, words: string, parts: Partial<TextLayer> & { readonly box: Box }): TextLayer =>
  withTextHeight({
    ...plain,
    id,
    name,
    kind: "Text",
    text: words,
    font: "Sans",
    size: 40,
    weight: 400,
    colour: "#111111",
    align: "Start",
    leading: 1.2,
    ...parts,
  })

const shape = (id: string, name: string, box: Box, parts: Partial<ShapeLayer>): ShapeLayer => ({
  ...plain,
  id,
  name,
  box,
  kind: "Shape",
  shape: "Rectangle",
  edgeWidth: 0,
  radius: 0,
  ...parts,
})

const picture = (id: string, name: string, box: Box, parts: Partial<PictureLayer> = {}): PictureLayer => ({
  ...plain,
  id,
  name,
  box,
  kind: "Picture",
  url: "",
  fit: "Fill",
  focus: { x: 0.5, y: 0.5, zoom: 1 },
  mask: "None",
  filters: {},
  ...parts,
})

const icon = (id: string, name: string, box: Box, parts: Pick<IconLayer, "icon" | "colour">): IconLayer => ({
  ...plain,
  id,
  name,
  box,
  kind: "Icon",
  ...parts,
})

/** A label on a filled shape; both move together. */
const button = (words: StartingWords, x: number, y: number, fill: string, isCentred = false): ReadonlyArray<Layer> => {
  const [width, height, size] = [420, 104, 40]
  const left = isCentred ? (side - width) / 2 : x
  const label = text("button-words", words.names.button, words.button, {
    box: { x: left + 24, y: y + (height - size * 1.2) / 2, width: width - 48, height: 1 },
    size,
    weight: 700,
    colour: inkOn(fill),
    align: "Centre",
    group: "button",
  })
  return [
    shape("button", words.names.button, { x: left, y, width, height }, { fill, radius: 52, group: "button" }),
    label,
  ]
}

/** The business's logo where it has one, else its name. */
const mark = ({ logos: [logo], name, heading }: BrandKit, words: StartingWords, box: Box, colour: string): Layer =>
  logo === undefined
    ? text("mark", words.names.name, name, {
        box: { ...box, width: Math.max(box.width, 480) },
        size: 38,
        weight: 700,
        font: heading,
        colour,
      })
    : picture("mark", words.names.logo, box, { url: logo, fit: "Whole", isLogo: true })

type Making = (kit: BrandKit, words: StartingWords) => Pick<Design, "background" | "layers">

const page: Box = { x: 0, y: 0, width: side, height: side }
const at = (x: number, y: number, width: number, height = 1): Box => ({ x, y, width, height })

const makings: Readonly<Record<StartingName, Making>> = {
  Offer: (kit, words) => {
    const { main, accent, onMain } = leadingColours(kit)
    return {
      background: main,
      layers: [
        shape("panel", words.names.panel, at(0, 760, side, 320), { fill: accent }),
        icon("icon", words.names.icon, at(800, 90, 190, 190), { icon: "Tag", colour: accent }),
        mark(kit, words, at(80, 80, 260, 130), onMain),
        text("headline", words.names.headline, words.headline, {
          box: at(80, 300, 900),
          size: 112,
          weight: 800,
          font: kit.heading,
          colour: onMain,
          leading: 1.05,
        }),
        text("line", words.names.line, words.line, {
          box: at(80, 800, 900),
          size: 44,
          weight: 600,
          colour: inkOn(accent),
        }),
        ...button(words, 80, 900, main),
      ],
    }
  },
  Split: (kit, words) => {
    const { main, soft, onSoft } = leadingColours(kit)
    return {
      background: soft,
      layers: [
        picture("picture", words.names.picture, at(0, 0, side, 520)),
        mark(kit, words, at(80, 570, 200, 100), onSoft),
        text("headline", words.names.headline, words.headline, {
          box: at(80, 690, 920),
          size: 76,
          weight: 800,
          font: kit.heading,
          colour: onSoft,
          leading: 1.08,
        }),
        ...button(words, 80, 896, main),
      ],
    }
  },
  Launch: (kit, words) => {
    const { main, soft, onSoft } = leadingColours(kit)
    return {
      background: soft,
      layers: [
        shape("ornament", words.names.panel, at(620, -160, 620, 620), { shape: "Ellipse", fill: main }),
        picture("picture", words.names.picture, at(560, 120, 420, 420), { mask: "Circle" }),
        mark(kit, words, at(80, 90, 240, 120), onSoft),
        text("headline", words.names.headline, words.headline, {
          box: at(80, 590, 920),
          size: 88,
          weight: 800,
          font: kit.heading,
          colour: onSoft,
          leading: 1.06,
        }),
        text("line", words.names.line, words.line, { box: at(80, 800, 920), size: 40, colour: onSoft }),
        ...button(words, 80, 900, main),
      ],
    }
  },
  Review: (kit, words) => {
    const { main, accent, onMain } = leadingColours(kit)
    const stars = [0, 1, 2, 3, 4].map((count) => ({
      ...icon(`star-${count}`, words.names.icon, at(270 + count * 112, 170, 92, 92), { icon: "Star", colour: accent }),
      group: "stars",
    }))
    return {
      background: main,
      layers: [
        ...stars,
        text("headline", words.names.headline, words.headline, {
          box: at(110, 330, 860),
          size: 72,
          weight: 700,
          font: kit.heading,
          colour: onMain,
          align: "Centre",
          leading: 1.2,
        }),
        text("line", words.names.line, words.line, {
          box: at(110, 700, 860),
          size: 38,
          colour: onMain,
          align: "Centre",
        }),
        {
          ...mark(kit, words, at(440, 830, 200, 120), onMain),
          ...(kit.logos.length === 0 && { align: "Centre", box: at(110, 860, 860, 46) }),
        } as Layer,
      ],
    }
  },
  Story: (kit, words) => {
    const { main, onMain } = leadingColours(kit)
    return {
      background: main,
      layers: [
        picture("ground", words.names.picture, page, { filters: { brightness: -0.35 } }),
        shape("veil", words.names.ground, page, { fill: main, opacity: 0.35 } as Partial<ShapeLayer>),
        mark(kit, words, at(80, 80, 240, 120), onMain),
        text("headline", words.names.headline, words.headline, {
          box: at(80, 400, 920),
          size: 100,
          weight: 800,
          font: kit.heading,
          colour: onMain,
          align: "Centre",
          leading: 1.08,
        }),
        ...button(words, 80, 880, onMain, true),
      ],
    }
  },
  Event: (kit, words) => {
    const { main, accent } = leadingColours(kit)
    return {
      background: main,
      layers: [
        shape("panel", words.names.panel, at(90, 90, 900, 900), { fill: "#ffffff", radius: 48 }),
        icon("icon", words.names.icon, at(470, 150, 140, 140), { icon: "Clock", colour: accent }),
        text("headline", words.names.headline, words.headline, {
          box: at(150, 330, 780),
          size: 84,
          weight: 800,
          font: kit.heading,
          colour: "#111111",
          align: "Centre",
          leading: 1.08,
        }),
        text("line", words.names.line, words.line, {
          box: at(150, 640, 780),
          size: 40,
          colour: "#333333",
          align: "Centre",
        }),
        ...button(words, 0, 820, main, true),
      ],
    }
  },
}

/** A layer on the other side of the page, for words from right to left; words from left to right line up at their end there. */
const mirrored = (layer: Layer): Layer => {
  const box = { ...layer.box, x: side - layer.box.x - layer.box.width }
  return layer.kind === "Text" && layer.align === "Start" && !isRightToLeftText(layer.text)
    ? { ...layer, box, align: "End" }
    : { ...layer, box }
}

/** A design to begin with, of the business's own name, logo and colours, in every common size. */
export const startingDesign = (name: StartingName, kit: BrandKit, words: StartingWords): Design => {
  const { background, layers } = makings[name](kit, words)
  return {
    ...blankDesign(commonSizes[0], background),
    layers: isRightToLeftText(words.headline) ? layers.map(mirrored) : layers,
    sizes: [...commonSizes],
  }
}

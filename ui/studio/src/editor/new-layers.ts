import {
  type Box,
  type BrandKit,
  type IconLayer,
  type IconName,
  inkOn,
  isRightToLeftText,
  leadingColours,
  type Layer,
  type PageSize,
  type PictureLayer,
  safeBoxOf,
  type ShapeKind,
  type ShapeLayer,
  type TextLayer,
  withTextHeight,
} from "@domain/studio"
import { newLayerId } from "../new-layer-id.ts"

const plain = { rotation: 0, opacity: 1 } as const

/** A box of shares of the page's safe part, in its middle. */
const middle = (page: PageSize, width: number, height: number): Box => {
  const safe = safeBoxOf(page)
  return { x: safe.x + (safe.width - width) / 2, y: safe.y + (safe.height - height) / 2, width, height }
}

/** A new text in the brand's heading font, large enough to be read. */
export const newText = (page: PageSize, kit: BrandKit, background: string, text: string, name: string): TextLayer => {
  const safe = safeBoxOf(page)
  const size = Math.max(12, Math.min(safe.height * 0.3, safe.width * 0.08))
  return withTextHeight({
    ...plain,
    id: newLayerId(),
    name,
    kind: "Text",
    text,
    box: middle(page, safe.width * 0.8, size * 1.2),
    font: kit.heading,
    size,
    weight: 700,
    colour: inkOn(background),
    align: isRightToLeftText(text) ? "Start" : "Centre",
    leading: 1.2,
  })
}

/** A new shape in the brand's first colour. */
export const newShape = (page: PageSize, kit: BrandKit, shape: ShapeKind, name: string): ShapeLayer => {
  const side = Math.min(page.width, page.height) * 0.35
  const isLine = shape === "Line"
  return {
    ...plain,
    id: newLayerId(),
    name,
    kind: "Shape",
    shape,
    box: middle(page, isLine ? side * 1.6 : side, isLine ? Math.max(4, side * 0.03) : side),
    fill: leadingColours(kit).main,
    edgeWidth: 0,
    radius: 0,
  }
}

/** A new icon in the brand's second colour. */
export const newIcon = (page: PageSize, kit: BrandKit, icon: IconName, name: string): IconLayer => {
  const side = Math.min(page.width, page.height) * 0.25
  return {
    ...plain,
    id: newLayerId(),
    name,
    kind: "Icon",
    icon,
    box: middle(page, side, side),
    colour: leadingColours(kit).accent,
  }
}

/** A new picture; a logo is shown whole. */
export const newPicture = (page: PageSize, url: string, name: string, isLogo = false): PictureLayer => {
  const side = Math.min(page.width, page.height) * (isLogo ? 0.3 : 0.5)
  return {
    ...plain,
    id: newLayerId(),
    name,
    kind: "Picture",
    url,
    box: middle(page, side, isLogo ? side * 0.5 : side),
    fit: isLogo ? "Whole" : "Fill",
    focus: { x: 0.5, y: 0.5, zoom: 1 },
    mask: "None",
    filters: {},
    ...(isLogo && { isLogo }),
  }
}

/** The name that a list shows for a layer: its own, else its words. */
export const shownName = (layer: Layer): string =>
  layer.kind === "Text" && layer.text.trim() !== "" ? layer.text.split("\n").join(" ").slice(0, 60) : layer.name

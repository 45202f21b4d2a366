import { textContrast } from "@domain/kernel"
import { contrastRatio, scrimOpacity } from "../colour/contrast.ts"
import { mix, parseHex, toHex } from "../colour/rgb.ts"
import { brandItem } from "../drawing/brand.ts"
import { pillItem, type PillStyle, textItem, type TextStyle } from "../drawing/items.ts"
import type { Sheet } from "../drawing/sheet.ts"
import type { Item } from "../drawing/stack.ts"

/** The items that exist for this content, in order. */
export const column = (...items: ReadonlyArray<Item | undefined>): ReadonlyArray<Item> =>
  items.filter((item) => item !== undefined)

type TextOptions = Partial<Omit<TextStyle, "fill">>

/** The headline, 8.2 units at full scale, never dropped. */
export const headline = (sheet: Sheet, fill: string, options: TextOptions = {}): Item | undefined =>
  sheet.content.headline.trim() === ""
    ? undefined
    : textItem(sheet.content.headline, {
        size: 8.2 * sheet.unit,
        weight: 800,
        lines: 3,
        leading: 1.1,
        gap: 3.4 * sheet.unit,
        tracking: -0.012,
        ...options,
        fill,
      })

/** The description; omitted in the smallest sizes. */
export const description = (sheet: Sheet, fill: string, options: TextOptions = {}): Item | undefined =>
  sheet.content.description.trim() === "" || sheet.compact
    ? undefined
    : textItem(sheet.content.description, {
        size: 3.9 * sheet.unit,
        weight: 400,
        lines: 3,
        leading: 1.34,
        gap: 2.2 * sheet.unit,
        drop: 3,
        ...options,
        fill,
      })

type PillOptions = Partial<Omit<PillStyle, "fill" | "ink">>

/** The offer in a box; undefined without one. */
export const offerPill = (sheet: Sheet, fill: string, ink: string, options: PillOptions = {}): Item | undefined => {
  const text = (sheet.content.offerText ?? "").trim()
  return text === ""
    ? undefined
    : pillItem(text, {
        size: 3.5 * sheet.unit,
        padX: 0.95,
        padY: 0.5,
        gap: 2.8 * sheet.unit,
        drop: 2,
        ...options,
        fill,
        ink,
      })
}

/** The button; undefined without a label. */
export const action = (sheet: Sheet, fill: string, ink: string, options: PillOptions = {}): Item | undefined => {
  const label = sheet.content.callToActionLabel.trim()
  return label === ""
    ? undefined
    : pillItem(label, { size: (sheet.compact ? 4.4 : 3.7) * sheet.unit, gap: 3.8 * sheet.unit, ...options, fill, ink })
}

/** Logo or initial with the business name. */
export const brand = (
  sheet: Sheet,
  fill: string,
  options: {
    readonly size?: number
    readonly gap?: number
    readonly drop?: number
    readonly monogram?: boolean
    readonly ground?: string
  } = {},
): Item =>
  brandItem({
    size: options.size ?? (sheet.compact ? 4.2 : 3.4) * sheet.unit,
    fill,
    gap: options.gap ?? 3 * sheet.unit,
    monogram: options.monogram ?? true,
    ...(options.drop === undefined ? {} : { drop: options.drop }),
    ...(options.ground === undefined ? {} : { ground: options.ground }),
  })

/** The opacity at which the deep colour over any photo keeps white text readable. */
export const veil = (sheet: Sheet): number =>
  Math.min(1, scrimOpacity(parseHex(sheet.scheme.deep), parseHex(sheet.scheme.onDeepSoft)) + 0.03)

/** The strongest muted shade of a background on which its ink is still readable, for decoration under text. */
export const quietShade = (ground: string, toward: string, ink: string): string =>
  [0.4, 0.3, 0.2, 0.12, 0.06]
    .map((amount) => shade(ground, toward, amount))
    .find((colour) => contrastRatio(parseHex(colour), parseHex(ink)) >= textContrast) ?? ground

/** Mixes a colour with another by an amount from 0 to 1. */
export const shade = (ground: string, toward: string, amount: number): string =>
  toHex(mix(parseHex(ground), parseHex(toward), amount))

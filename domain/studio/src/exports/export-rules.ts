import { Schema } from "effect"
import type { DesignPage } from "../layout/page-of.ts"
import { boundsOf, isInside } from "../document/box.ts"
import { type PageSize, safeBoxOf } from "../document/page-size.ts"
import { leastLetters } from "../layout/fitted-words.ts"
import { textLines } from "../document/text-lines.ts"

/** The kinds of file that a design becomes. */
export const exportFormats = ["png", "jpeg", "webp", "pdf"] as const
/** A kind of file that a design becomes. */
export const ExportFormat = Schema.Literals(exportFormats)
export type ExportFormat = typeof ExportFormat.Type

/** A place that shows pictures of a size, and what it takes. */
export interface PlaceRule {
  readonly name: "GoogleBanner" | "MetaFeed" | "MetaStory" | "MetaLink"
  readonly formats: ReadonlyArray<ExportFormat>
  readonly mostBytes: number
}

const kilobyte = 1024
/** Sizes of Google's uploaded image ads. */
export const googleBannerSizes: ReadonlyArray<string> = `200x200 240x400 250x250 250x360 300x250 336x280 580x400
  120x600 160x600 300x600 300x1050
  468x60 728x90 930x180 970x90 970x250 980x120
  300x50 320x50 320x100`.split(/\s+/u)
const meta = { formats: ["png", "jpeg"], mostBytes: 30 * kilobyte * kilobyte } as const

/** What a network publishes for pictures of a size, as `tools/provider-facts` keeps it; undefined where none asks for it. */
export const placeRuleOf = ({ width, height }: PageSize): PlaceRule | undefined => {
  const size = `${width}x${height}`
  if (googleBannerSizes.includes(size))
    return { name: "GoogleBanner", formats: ["png", "jpeg"], mostBytes: 150 * kilobyte }
  if (size === "1080x1920") return { name: "MetaStory", ...meta }
  if (size === "1200x628") return { name: "MetaLink", ...meta }
  return size === "1080x1080" ? { name: "MetaFeed", ...meta } : undefined
}

/** What breaks a rule, in a design's page or its file. */
export type ExportFinding =
  | { readonly kind: "TooHeavy"; readonly bytes: number; readonly most: number }
  | { readonly kind: "WrongFormat"; readonly formats: ReadonlyArray<ExportFormat> }
  | { readonly kind: "OutsideSafeArea"; readonly layer: string }
  | { readonly kind: "LettersTooSmall"; readonly layer: string; readonly size: number }
  | { readonly kind: "WordBroken"; readonly layer: string }
  | { readonly kind: "NoPicture"; readonly layer: string }
  | { readonly kind: "LeftOut"; readonly count: number }

/** Whether a finding keeps the network from taking the file; the others are advice. */
export const isRefusal = ({ kind }: ExportFinding): boolean =>
  kind === "TooHeavy" || kind === "WrongFormat" || kind === "NoPicture"

/** What breaks a rule on a page, whatever its file is. */
export const pageFindings = ({ size, layers, leftOut }: DesignPage): ReadonlyArray<ExportFinding> => {
  const safe = safeBoxOf(size)
  const found = layers
    .filter(({ isHidden }) => isHidden !== true)
    .flatMap((layer): ReadonlyArray<ExportFinding> => {
      if (layer.kind === "Picture") return layer.url === "" ? [{ kind: "NoPicture", layer: layer.name }] : []
      if (layer.kind !== "Text" || layer.text.trim() === "") return []
      return [
        ...(isInside(boundsOf(layer.box, layer.rotation), safe)
          ? []
          : [{ kind: "OutsideSafeArea", layer: layer.name } as const]),
        ...(layer.size < leastLetters
          ? [{ kind: "LettersTooSmall", layer: layer.name, size: Math.round(layer.size) } as const]
          : []),
        ...(textLines(layer, layer.box.width).brokeWord ? [{ kind: "WordBroken", layer: layer.name } as const] : []),
      ]
    })
  return leftOut.length === 0 ? found : [...found, { kind: "LeftOut", count: leftOut.length }]
}

/** What breaks a rule in a file of a page. */
export const fileFindings = (
  size: PageSize,
  { format, bytes }: { readonly format: ExportFormat; readonly bytes: number },
): ReadonlyArray<ExportFinding> => {
  const rule = placeRuleOf(size)
  if (rule === undefined || format === "pdf") return []
  return [
    ...(rule.formats.includes(format) ? [] : [{ kind: "WrongFormat", formats: rule.formats } as const]),
    ...(bytes > rule.mostBytes ? [{ kind: "TooHeavy", bytes, most: rule.mostBytes } as const] : []),
  ]
}

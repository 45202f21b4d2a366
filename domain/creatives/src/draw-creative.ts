import type { CreativeContent } from "./creative-content.ts"
import { type CreativeSize, creativeSizes } from "./creative-size.ts"
import { sheetOf } from "./drawing/sheet.ts"
import { fontFamily } from "./drawing/text-line.ts"
import { element } from "./drawing/xml.ts"
import { assetTemplates } from "./templates/assets.ts"
import { allTemplates } from "./templates/catalogue.ts"
import { spotlight } from "./templates/spotlight.ts"

const drawable = [...allTemplates, ...assetTemplates]

/** Stories have the network's button where ours would be drawn. */
const withoutOwnButton = (content: CreativeContent, size: CreativeSize): CreativeContent =>
  size.name === "story" ? { ...content, callToActionLabel: "" } : content

/**
 * Draws a creative as an SVG document, identical in the browser and on the server; an unknown template draws as the
 * default. Photo and logo stay addresses: inline them before rasterising.
 */
export const drawCreative = (
  content: CreativeContent,
  templateId: string = content.templateId,
  size: CreativeSize = creativeSizes.square,
): string => {
  const template = drawable.find(({ id }) => id === templateId) ?? spotlight
  const sheet = sheetOf(withoutOwnButton(content, size), template.id, size)
  const id = `${sheet.idPrefix}-sheet`
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${size.width} ${size.height}`,
      width: size.width,
      height: size.height,
      role: "img",
      "aria-label": [content.businessName, content.headline].filter((text) => text.trim() !== "").join(": "),
      "xml:lang": content.language,
      "font-family": fontFamily,
    },
    element("clipPath", { id }, element("rect", { width: size.width, height: size.height })),
    element(
      "g",
      { "clip-path": `url(#${id})` },
      sheet.shape === "strip" ? template.strip(sheet) : template.draw(sheet),
    ),
  )
}

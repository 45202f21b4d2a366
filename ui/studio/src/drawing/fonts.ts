import type { Layer, StudioFont } from "@domain/studio"
import { loadFonts } from "@ui/kit/fonts"
import "@ui/shared/creative-fonts"

const sans = `"Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Sans Devanagari", sans-serif`

/** The CSS families of the house's fonts, each with the scripts that it lacks. */
export const fontFamilies: Readonly<Record<StudioFont, string>> = {
  Sans: sans,
  Display: `"Bricolage Grotesque Variable", ${sans}`,
}

/** Waits for every font that layers are drawn in, so that a drawing never shows another. */
export const fontsOf = async (layers: ReadonlyArray<Layer>): Promise<void> => {
  await loadFonts("latin")
  const faces = layers.flatMap((layer) =>
    layer.kind === "Text" ? [document.fonts.load(`${layer.weight} 20px ${fontFamilies[layer.font]}`, layer.text)] : [],
  )
  // A font that cannot be loaded is replaced by the browser; the drawing goes on.
  await Promise.allSettled(faces)
}

import { type ExportFormat, exportFormats, StudioFont } from "@domain/studio"

/** Names of fonts, which are the same in every language. */
const fontNames: Readonly<Record<StudioFont, string>> = { Sans: "Noto Sans", Display: "Bricolage Grotesque" }

/** Names of the kinds of file, which are the same in every language. */
const formatNames: Readonly<Record<ExportFormat, string>> = { png: "PNG", jpeg: "JPEG", webp: "WebP", pdf: "PDF" }

/** The house's fonts as choices. */
export const fontOptions = StudioFont.literals.map((id) => ({ id, label: fontNames[id] }))

/** The kinds of file as choices. */
export const formatOptions = exportFormats.map((id) => ({ id, label: formatNames[id] }))

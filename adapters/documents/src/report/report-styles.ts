import { StyleSheet } from "@react-pdf/renderer"
import type { PortalTheme } from "@domain/portals"

const grey = "#5b5b63"
const rule = "#d8d8de"

/** The colour in which a portal's reports draw lines. */
export const accentOf = ({ colours = {} }: PortalTheme): string => colours.accent ?? colours.ink ?? "#1c1c22"

/** A report's styles in a portal's colours; rows run from the side where the language begins. */
export const reportStyles = (theme: PortalTheme, isRightToLeft: boolean) => {
  const flexDirection = isRightToLeft ? "row-reverse" : "row"
  const start = isRightToLeft ? "right" : "left"
  const end = isRightToLeft ? "left" : "right"
  const direction = isRightToLeft ? "rtl" : "ltr"
  const accent = accentOf(theme)
  const words = { direction, textAlign: start } as const
  const numerals = { direction: "ltr", textAlign: end } as const
  return StyleSheet.create({
    page: { padding: 42, paddingBottom: 58, fontSize: 9.5, lineHeight: 1.4, color: "#1c1c22" },
    foot: {
      position: "absolute",
      // From the top of A4, since a line height moves what stands from the bottom off the page.
      top: 803,
      left: 42,
      right: 42,
      flexDirection,
      justifyContent: "space-between",
      gap: 12,
    },
    footWords: { ...words, fontSize: 7.5, color: grey, flexShrink: 1, maxLines: 1, textOverflow: "ellipsis" },
    footNumber: { ...numerals, fontSize: 7.5, color: grey },
    top: { flexDirection, justifyContent: "space-between", alignItems: "center", marginBottom: 16 },
    topName: { ...words, textAlign: end, flexShrink: 1, maxWidth: 330 },
    sign: { flexDirection, flexShrink: 0, alignItems: "center", gap: 7 },
    mark: { width: 26, height: 26 },
    brand: { ...words, fontSize: 13, fontWeight: 600, color: accent },
    title: { ...words, fontSize: 19, lineHeight: 1.35, fontWeight: 600, marginBottom: 2 },
    plain: words,
    label: { ...words, fontSize: 8, color: grey },
    part: { ...words, fontSize: 11, fontWeight: 600, marginTop: 10, marginBottom: 2 },
    sentence: { ...words, fontSize: 10.5, marginBottom: 2 },
    tiles: { flexDirection, marginTop: 14, marginBottom: 12, borderTop: `1.5pt solid ${accent}` },
    tile: { flexGrow: 1, flexBasis: 0, paddingVertical: 8, paddingHorizontal: 2 },
    figure: { direction: "ltr", textAlign: start, fontSize: 15, lineHeight: 1.35, fontWeight: 600 },
    charts: { flexDirection, gap: 18, marginBottom: 8 },
    chart: { flexGrow: 1, flexBasis: 0 },
    chartHead: { flexDirection, justifyContent: "space-between" },
    chartNumber: { ...numerals, fontSize: 8, color: grey },
    chartSvg: { width: "100%", height: 74 },
    section: { ...words, fontSize: 12, fontWeight: 600, marginTop: 14, marginBottom: 2 },
    head: { flexDirection, borderBottom: `1.5pt solid ${accent}`, paddingVertical: 4 },
    row: { flexDirection, borderBottom: `0.5pt solid ${rule}`, paddingVertical: 4 },
    what: { width: "34%", paddingHorizontal: 2 },
    cell: { flexGrow: 1, flexBasis: 0, paddingHorizontal: 2 },
    headWhat: { ...words, fontSize: 8, color: grey },
    headCell: { direction, textAlign: end, fontSize: 8, color: grey },
    amount: numerals,
    strong: { ...words, fontWeight: 600 },
    client: { borderBottom: `0.5pt solid ${rule}`, paddingVertical: 5 },
    clientRow: { flexDirection },
    cover: { flexGrow: 1, justifyContent: "space-between" },
    coverLogo: { maxWidth: 200, maxHeight: 90, objectFit: "contain", objectPosition: start },
    coverMark: { width: 44, height: 44 },
    coverWords: { borderTop: `2pt solid ${accent}`, paddingTop: 18 },
    coverAgency: { ...words, fontSize: 13, fontWeight: 600, color: accent, marginBottom: 6 },
    coverTitle: { ...words, fontSize: 30, lineHeight: 1.25, fontWeight: 600, marginBottom: 8 },
    coverPeriod: { ...words, fontSize: 13, marginBottom: 18 },
    coverLine: { marginBottom: 8 },
    coverValue: { ...words, fontSize: 11 },
    coverNote: { maxWidth: 380, alignSelf: isRightToLeft ? "flex-end" : "flex-start", marginTop: 2 },
    small: { ...numerals, fontSize: 7.5, color: grey },
  })
}
export type ReportStyles = ReturnType<typeof reportStyles>

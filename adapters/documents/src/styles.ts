import { StyleSheet } from "@react-pdf/renderer"
import type { PortalTheme } from "@domain/portals"

const grey = "#5b5b63"
const rule = "#d8d8de"

/** The page's styles in a portal's colours; rows run from the side where the language begins. */
export const stylesFor = ({ colours = {} }: PortalTheme, isRightToLeft: boolean) => {
  const flexDirection = isRightToLeft ? "row-reverse" : "row"
  const start = isRightToLeft ? "right" : "left"
  const end = isRightToLeft ? "left" : "right"
  const direction = isRightToLeft ? "rtl" : "ltr"
  const accent = colours.accent ?? colours.ink ?? "#1c1c22"
  const words = { direction, textAlign: start } as const
  // Numerals are read from the left in every language.
  const numerals = { direction: "ltr", textAlign: end } as const
  return StyleSheet.create({
    page: { padding: 42, fontSize: 9.5, lineHeight: 1.4, color: "#1c1c22" },
    top: { flexDirection, justifyContent: "space-between", alignItems: "center", marginBottom: 24 },
    sign: { flexDirection, alignItems: "center", gap: 7 },
    mark: { width: 26, height: 26 },
    brand: { ...words, fontSize: 15, fontWeight: 600, color: accent },
    title: { ...words, fontSize: 17, fontWeight: 600 },
    parties: { flexDirection, marginBottom: 18 },
    party: { width: "50%", paddingHorizontal: 2 },
    facts: { flexDirection, flexWrap: "wrap", marginBottom: 14, paddingTop: 10, borderTop: `1pt solid ${rule}` },
    fact: { width: "33%", paddingHorizontal: 2, marginBottom: 8 },
    label: { ...words, fontSize: 8, color: grey },
    value: words,
    plain: words,
    strong: { ...words, fontWeight: 600 },
    table: { marginBottom: 10 },
    head: { flexDirection, borderBottom: `1.5pt solid ${accent}`, paddingVertical: 5 },
    row: { flexDirection, borderBottom: `0.5pt solid ${rule}`, paddingVertical: 6 },
    what: { width: "26%", paddingHorizontal: 2 },
    cell: { flexGrow: 1, flexBasis: 0, paddingHorizontal: 2 },
    headWhat: { ...words, fontSize: 8, color: grey },
    headCell: { direction, textAlign: end, fontSize: 8, color: grey },
    amount: numerals,
    strongAmount: { ...numerals, fontWeight: 600 },
    small: { ...numerals, fontSize: 7.5, color: grey },
    smallStart: { ...words, fontSize: 7.5, color: grey },
    totals: { width: "48%", alignSelf: isRightToLeft ? "flex-start" : "flex-end", marginBottom: 14 },
    sum: { flexDirection, justifyContent: "space-between", paddingVertical: 2 },
    total: { flexDirection, justifyContent: "space-between", paddingVertical: 5, borderTop: `1.5pt solid ${accent}` },
    note: { ...words, color: grey, marginTop: 6 },
    registration: {
      flexDirection,
      alignItems: "center",
      marginBottom: 8,
      paddingTop: 8,
      borderTop: `0.5pt solid ${rule}`,
    },
    qr: { width: 140, height: 140 },
    registered: { flexGrow: 1, flexBasis: 0, paddingHorizontal: 12 },
    spoken: { marginBottom: 8, paddingHorizontal: 2 },
  })
}
export type Styles = ReturnType<typeof stylesFor>

import { createRequire } from "node:module"
import { Font } from "@react-pdf/renderer"

/**
 * Fonts by family and subset, tried in this order for each letter. Noto's Arabic letters consist of parts that the
 * shaper of PDFs misplaces; the Arabic letters of IBM Plex are whole.
 */
const families = [
  ["@fontsource/noto-sans", "latin"],
  ["@fontsource/noto-sans", "latin-ext"],
  ["@fontsource/noto-sans-hebrew", "hebrew"],
  ["@fontsource/ibm-plex-sans-arabic", "arabic"],
  ["@fontsource/noto-sans-devanagari", "devanagari"],
] as const

const weights = [400, 600] as const

const nameOf = ([name, subset]: (typeof families)[number]): string => `${name.slice("@fontsource/".length)}-${subset}`

/** The families of every text. */
export const fontFamily: Array<string> = families.map(nameOf)

const require = createRequire(import.meta.url)

for (const family of families)
  Font.register({
    family: nameOf(family),
    fonts: weights.map((fontWeight) => ({
      src: require.resolve(`${family[0]}/files/${nameOf(family)}-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  })

// Names and numbers are never divided.
Font.registerHyphenationCallback((word) => [word])

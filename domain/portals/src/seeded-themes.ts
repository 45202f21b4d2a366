import { type SeededLook, square, wordmark } from "./seeded-look.ts"
import { inkwell, reelhouse } from "./builder-looks.ts"
import { brightside, stallmark, tidewater } from "./seeded-looks.ts"

const bulbs = [6, 14, 22, 30].map(
  (x) =>
    `<circle cx="${x}" cy="7" r="1.7" fill="var(--color-glow)"/><circle cx="${x}" cy="33" r="1.7" fill="var(--color-glow)"/>`,
)

const theatreSign = `<rect x="0" y="2" width="36" height="36" rx="7" fill="var(--color-accent)"/>${bulbs.join("")}<path d="M8.500 27V13.500h4.100l5.400 8 5.400-8h4.100V27h-4v-7.300l-4.100 6h-2.800l-4.100-6V27z" fill="var(--color-accent-ink)"/>`

/** A lit theatre sign on paper. */
const marquee: SeededLook = {
  key: "marquee",
  theme: {
    name: "Marquee",
    colours: {
      paper: "#faf5ea",
      ink: "#261c15",
      accent: "#d3381c",
      glow: "#f2b53c",
      danger: "#a81e3a",
      success: "#2f7a4d",
    },
    dark: { paper: "#191310", ink: "#f5ecdc", accent: "#ff7a55", glow: "#ffc65c", danger: "#ff8a99" },
    radius: "round",
    density: "regular",
    elevation: "raised",
    motif: "bulbs",
    heading: { family: `"Bricolage Grotesque Variable"`, weight: 700, tracking: -2 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    152,
    "Marquee",
    `${theatreSign}<text x="46" y="28" textLength="105" lengthAdjust="spacingAndGlyphs" font-family="'Bricolage Grotesque Variable',sans-serif" font-size="25" font-weight="750" letter-spacing="-.8" fill="currentColor">Marquee</text>`,
  ),
  markSvg: square(theatreSign),
}

const shopFront = `<path d="M3 17 7 5h26l4 12z" fill="var(--color-accent)"/><path d="M3 17a5.700 5.700 0 0 0 11.300 0 5.700 5.700 0 0 0 11.400 0A5.700 5.700 0 0 0 37 17z" fill="var(--color-glow)"/><path d="M7 24v11h26V24h-4v7H11v-7z" fill="var(--color-accent)"/>`

/** A neighbourhood bank of goodwill: leaf green, rounded, roomy. */
const highstreet: SeededLook = {
  key: "highstreet",
  theme: {
    name: "High Street",
    colours: {
      paper: "#f1f7f2",
      ink: "#11302a",
      accent: "#0c6b58",
      glow: "#ffc24b",
      danger: "#b3382c",
      success: "#2d7d46",
    },
    dark: { paper: "#0d1f1b", ink: "#e4f2ea", accent: "#5fd0ae" },
    radius: "pill",
    density: "generous",
    elevation: "flat",
    motif: "awning",
    heading: { family: `ui-rounded, "SF Pro Rounded", "Nunito", "Inter Variable"`, weight: 650, tracking: -1 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    158,
    "High Street",
    `${shopFront}<text x="48" y="27" textLength="110" lengthAdjust="spacingAndGlyphs" font-family="ui-rounded,'Inter Variable',sans-serif" font-size="21" font-weight="650" letter-spacing="-.4" fill="currentColor">High Street</text>`,
  ),
  markSvg: square(shopFront),
}

const parcel = `<path d="M2 11 18 3l16 8v18l-16 8-16-8z" fill="var(--color-accent)"/><path d="m10 7 16 8v7l-4-2v-3L6 9z" fill="var(--color-glow)"/>`

/** A warehouse terminal: crisp, dense, electric. */
const parcelwise: SeededLook = {
  key: "parcelwise",
  theme: {
    name: "Parcelwise",
    colours: {
      paper: "#f6f7fb",
      ink: "#10122b",
      accent: "#4326ea",
      glow: "#c5ee2e",
      danger: "#c2193f",
      success: "#0b7a5a",
    },
    dark: { paper: "#0c0e1f", ink: "#eceefb", accent: "#a596ff", glow: "#cdf550" },
    radius: "soft",
    density: "compact",
    elevation: "outlined",
    motif: "tape",
    heading: { family: `"Inter Variable"`, weight: 800, tracking: -4 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    154,
    "Parcelwise",
    `${parcel}<text x="44" y="28" textLength="109" lengthAdjust="spacingAndGlyphs" font-family="'Inter Variable',sans-serif" font-size="22" font-weight="850" letter-spacing="-1.200" fill="currentColor">parcelwise</text>`,
  ),
  markSvg: square(parcel),
}

const initial = `<path d="M0 3h34v34H0z" fill="currentColor"/><path d="M6 37V3h6l16 26V3h6v34h-6L12 11v26z" fill="var(--color-glow)"/>`

/** A fashion house's studio: stone, black, serif, no corners softened. */
const studionoir: SeededLook = {
  key: "studionoir",
  theme: {
    name: "Studio Noir",
    colours: {
      paper: "#f3f1ee",
      ink: "#121212",
      accent: "#171717",
      glow: "#e58fb1",
      danger: "#9c1c2e",
      success: "#41614c",
    },
    dark: { paper: "#0e0e0f", ink: "#f2efe9", accent: "#f2efe9", glow: "#f0a3c2" },
    radius: "square",
    density: "generous",
    elevation: "outlined",
    motif: "frame",
    heading: {
      family: `"Didot", "Bodoni MT", "Playfair Display", "Noto Serif Display", Georgia, "Liberation Serif", serif`,
      weight: 400,
      tracking: -1,
    },
    body: `"Avenir Next", "Century Gothic", "Inter Variable"`,
  },
  logoSvg: wordmark(
    160,
    "Studio Noir",
    `${initial}<text x="46" y="28" textLength="113" lengthAdjust="spacingAndGlyphs" font-family="Didot,'Bodoni MT',Georgia,serif" font-size="23" letter-spacing=".3" fill="currentColor">Studio Noir</text>`,
  ),
  markSvg: square(initial),
}

/** The looks of the shipped portals, the product's own first. */
export const seededLooks: ReadonlyArray<SeededLook> = [
  marquee,
  highstreet,
  parcelwise,
  studionoir,
  stallmark,
  brightside,
  tidewater,
  inkwell,
  reelhouse,
]

/** The look used until a portal has one of its own. */
export const marqueeLook = marquee

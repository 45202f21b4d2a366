import { type SeededLook, square, wordmark } from "./seeded-look.ts"

const stall = `<path d="M2 14h32l-3-9H5z" fill="var(--color-accent)"/><path d="M2 14h8v4a4 4 0 0 1-8 0zm16 0h8v4a4 4 0 0 1-8 0z" fill="var(--color-glow)"/><path d="M10 14h8v4a4 4 0 0 1-8 0zm16 0h8v4a4 4 0 0 1-8 0z" fill="currentColor"/><path d="M5 24h4v12H5zm22 0h4v12h-4z" fill="currentColor"/><path d="M5 27h26v4H5z" fill="var(--color-accent)"/>`

/** A market hall in the morning: berry and lime, quick to read. */
export const stallmark: SeededLook = {
  key: "stallmark",
  theme: {
    name: "Stallmark",
    colours: {
      paper: "#fbf6f8",
      ink: "#2a1022",
      accent: "#a3195b",
      glow: "#b9d84a",
      danger: "#b3261e",
      success: "#2f7a3f",
    },
    dark: { paper: "#1b0d16", ink: "#f8e9f1", accent: "#ff86ba", glow: "#cfe96a" },
    radius: "soft",
    density: "regular",
    elevation: "flat",
    motif: "awning",
    heading: { family: `"Inter Variable"`, weight: 750, tracking: -2 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    150,
    "Stallmark",
    `${stall}<text x="46" y="28" textLength="103" lengthAdjust="spacingAndGlyphs" font-family="'Inter Variable',sans-serif" font-size="22" font-weight="800" letter-spacing="-.6" fill="currentColor">Stallmark</text>`,
  ),
  markSvg: square(stall),
}

const sunrise = `<path d="M4 28a14 14 0 0 1 28 0z" fill="var(--color-glow)"/><path d="M0 30h36v5H0z" fill="var(--color-accent)"/><path d="M17 3h2v7h-2zM4 10l1.500-1.500 5 5L9 15zm26.500-1.500L32 10l-5 5-1.500-1.500z" fill="var(--color-accent)"/>`

/** A clear sky over a street: everything is done when the day begins. */
export const brightside: SeededLook = {
  key: "brightside",
  theme: {
    name: "Brightside",
    colours: {
      paper: "#f4f9fd",
      ink: "#0e2438",
      accent: "#0f5fa6",
      glow: "#ffd23f",
      danger: "#b3262e",
      success: "#22774d",
    },
    dark: { paper: "#0b1722", ink: "#e6f1fa", accent: "#7cc0ff", glow: "#ffdc66" },
    radius: "pill",
    density: "regular",
    elevation: "outlined",
    motif: "frame",
    heading: { family: `ui-rounded, "SF Pro Rounded", "Nunito", "Inter Variable"`, weight: 700, tracking: -1 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    156,
    "Brightside",
    `${sunrise}<text x="46" y="28" textLength="109" lengthAdjust="spacingAndGlyphs" font-family="ui-rounded,'Inter Variable',sans-serif" font-size="22" font-weight="700" letter-spacing="-.4" fill="currentColor">Brightside</text>`,
  ),
  markSvg: square(sunrise),
}

const waves = `<path d="M0 3h36v34H0z" fill="var(--color-accent)"/><path d="M0 24c6 0 6-4 12-4s6 4 12 4 6-4 12-4v6c-6 0-6 4-12 4s-6-4-12-4-6 4-12 4z" fill="var(--color-glow)"/><path d="M0 13c6 0 6-4 12-4s6 4 12 4 6-4 12-4v4c-6 0-6 4-12 4s-6-4-12-4-6 4-12 4z" fill="var(--color-accent-ink)"/>`

/** A quay at dusk: slate, sea green, calm. */
export const tidewater: SeededLook = {
  key: "tidewater",
  theme: {
    name: "Tidewater",
    colours: {
      paper: "#f3f6f6",
      ink: "#14262b",
      accent: "#175f63",
      glow: "#f4a259",
      danger: "#a9272f",
      success: "#2c7551",
    },
    dark: { paper: "#0d181b", ink: "#e3eeee", accent: "#74cfcb", glow: "#ffb878" },
    radius: "square",
    density: "compact",
    elevation: "raised",
    motif: "plain",
    heading: { family: `"Bricolage Grotesque Variable"`, weight: 650, tracking: -1 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    152,
    "Tidewater",
    `${waves}<text x="46" y="28" textLength="105" lengthAdjust="spacingAndGlyphs" font-family="'Bricolage Grotesque Variable',sans-serif" font-size="23" font-weight="650" letter-spacing="-.4" fill="currentColor">Tidewater</text>`,
  ),
  markSvg: square(waves),
}

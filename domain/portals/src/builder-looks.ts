import { type SeededLook, square, wordmark } from "./seeded-look.ts"

const nib = `<path d="M18 2l11 17-8 17h-6L7 19z" fill="var(--color-accent)"/><path d="M17 14h2v20h-2z" fill="var(--color-accent-ink)"/><circle cx="18" cy="16" r="4" fill="var(--color-glow)"/>`

/** A drawing desk by a window: ink and a warm lamp, for designers of ads. */
export const inkwell: SeededLook = {
  key: "inkwell",
  theme: {
    name: "Inkwell",
    colours: {
      paper: "#f8f7fc",
      ink: "#1b1836",
      accent: "#4733a8",
      glow: "#ffb84d",
      danger: "#b3261e",
      success: "#28704a",
    },
    dark: { paper: "#12101f", ink: "#eceaf8", accent: "#b3a5ff", glow: "#ffc670" },
    radius: "soft",
    density: "regular",
    elevation: "outlined",
    motif: "plain",
    heading: { family: `"Bricolage Grotesque Variable"`, weight: 700, tracking: -1 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    124,
    "Inkwell",
    `${nib}<text x="42" y="28" textLength="80" lengthAdjust="spacingAndGlyphs" font-family="'Bricolage Grotesque Variable',sans-serif" font-size="24" font-weight="700" letter-spacing="-.4" fill="currentColor">Inkwell</text>`,
  ),
  markSvg: square(nib),
}

const reel = `<circle cx="18" cy="20" r="17" fill="var(--color-accent)"/><path d="M14 12l12 8-12 8z" fill="var(--color-glow)"/><path d="M18 1v6M18 33v6M1 20h6M29 20h6" stroke="var(--color-accent-ink)" stroke-width="2"/>`

/** A small cinema: dark red and a beam of light, for ads that move. */
export const reelhouse: SeededLook = {
  key: "reelhouse",
  theme: {
    name: "Reelhouse",
    colours: {
      paper: "#fbf7f5",
      ink: "#2a1512",
      accent: "#9c2f1f",
      glow: "#ffd166",
      danger: "#a3123c",
      success: "#2f7347",
    },
    dark: { paper: "#1a0f0d", ink: "#f7eae7", accent: "#ff9c8a", glow: "#ffdb85" },
    radius: "square",
    density: "regular",
    elevation: "raised",
    motif: "frame",
    heading: { family: `"Inter Variable"`, weight: 800, tracking: -2 },
    body: `"Inter Variable"`,
  },
  logoSvg: wordmark(
    156,
    "Reelhouse",
    `${reel}<text x="46" y="28" textLength="109" lengthAdjust="spacingAndGlyphs" font-family="'Inter Variable',sans-serif" font-size="22" font-weight="800" letter-spacing="-.6" fill="currentColor">Reelhouse</text>`,
  ),
  markSvg: square(reel),
}

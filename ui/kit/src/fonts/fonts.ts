/** Scripts with a font file; the others use the system's. */
export type FontScript = "latin" | "hebrew" | "arabic" | "devanagari"

const files: Readonly<Record<FontScript, () => ReadonlyArray<Promise<unknown>>>> = {
  latin: () => [import("./latin.css")],
  hebrew: () => [import("@fontsource-variable/noto-sans-hebrew/wght.css")],
  arabic: () => [import("@fontsource-variable/noto-sans-arabic/wght.css")],
  devanagari: () => [import("@fontsource-variable/noto-sans-devanagari/wght.css")],
}

/** Adds the font faces of a script; the browser loads only the ranges that the page uses. */
export const loadFonts = async (script: FontScript): Promise<void> => {
  await Promise.all(files[script]())
}

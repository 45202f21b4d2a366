import { type LanguageCode, languages } from "@ui/i18n"
import { loadFonts } from "@ui/kit/fonts"

/** Adds the faces of Latin, which every language mixes in, and of the language's own script. */
export const loadLanguageFonts = async (language: LanguageCode): Promise<void> => {
  const { fontScript } = languages[language]
  await Promise.all([loadFonts("latin"), ...(fontScript === "latin" ? [] : [loadFonts(fontScript)])])
}

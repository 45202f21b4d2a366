import { localeIn } from "@ui/i18n"
import { usePortal } from "../frame/index.ts"

/** Names of languages in the reader's language. */
export const useLanguageWords = () => {
  const { language } = usePortal()
  const names = new Intl.DisplayNames([localeIn(language)], { type: "language" })
  return (spoken: string): string => names.of(spoken) ?? spoken
}

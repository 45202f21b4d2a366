import type { Region } from "@domain/kernel"
import { localeIn } from "@ui/i18n"
import { useCallback } from "react"
import { usePortal } from "../frame/index.ts"

/** The name of a region in the reader's language. */
export const useCountryName = () => {
  const { language } = usePortal()
  return useCallback(
    (region: Region) => new Intl.DisplayNames([localeIn(language)], { type: "region" }).of(region) ?? region,
    [language],
  )
}

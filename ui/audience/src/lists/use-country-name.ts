import { usePortal } from "@ui/shared/frame"
import type { Region } from "@domain/kernel"
import { useCallback } from "react"

/** The name of a region in the reader's language. */
export const useCountryName = () => {
  const { language } = usePortal()
  return useCallback(
    (region: Region) => new Intl.DisplayNames([language.replace("_", "-")], { type: "region" }).of(region) ?? region,
    [language],
  )
}

import type { StartingName, StartingWords } from "@domain/studio"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"

/** The words of starting designs in the reader's language. */
export const useStartingWords = (): ((name: StartingName) => StartingWords) => {
  const { t } = useTranslation("studio")
  return useCallback(
    (name) => ({
      headline: t(`studio:start.${name}.headline`),
      line: t(`studio:start.${name}.line`),
      button: t(`studio:start.${name}.button`),
      names: {
        ground: t("studio:layer.ground"),
        picture: t("studio:layer.picture"),
        panel: t("studio:layer.panel"),
        headline: t("studio:layer.headline"),
        line: t("studio:layer.line"),
        button: t("studio:layer.button"),
        logo: t("studio:layer.logo"),
        icon: t("studio:layer.icon"),
        name: t("studio:layer.name"),
      },
    }),
    [t],
  )
}

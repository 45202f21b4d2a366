import type { ConversionSignal } from "@domain/conversions"
import { useTranslation } from "react-i18next"

/** How a kind of conversion is seen, in words. */
export const useSignalWords = () => {
  const { t } = useTranslation(["conversions"])
  return (signal: ConversionSignal): string => {
    if (signal.kind === "Page") return t(`conversions:signal.page.${signal.match}`, { path: signal.path })
    return signal.kind === "Event"
      ? t("conversions:signal.event", { event: signal.event })
      : t(`conversions:signal.click.${signal.on}`)
  }
}

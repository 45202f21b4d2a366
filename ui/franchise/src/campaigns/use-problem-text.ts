import type { AdProblem } from "@domain/franchise"
import { useTranslation } from "react-i18next"

/** The words of a problem of an ad. */
export const useProblemText = (): ((problem: Pick<AdProblem, "key" | "values">) => string) => {
  const { t } = useTranslation(["franchise", "failures", "callFailures", "creatives"])
  return ({ key, values }) => {
    const written = key.startsWith("creatives.text.") ? `franchise:ad.text.${key.slice("creatives.text.".length)}` : key
    return t([written, `callFailures:${key}`, `failures:${key}`, "failures:generic"], { ...values })
  }
}

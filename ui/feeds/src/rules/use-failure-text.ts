import type { RuleFailures } from "@domain/businesses"
import { useTranslation } from "react-i18next"

/** Why a field of a rule is refused, in the reader's words; undefined where it is not. */
export const useFailureText = (failures: RuleFailures) => {
  const { t } = useTranslation("failures")
  return (name: string): string | undefined => {
    const failure = failures[name]
    return failure === undefined ? undefined : t(failure.key, { ...failure.params })
  }
}

import { useTranslation } from "react-i18next"

interface Refusal {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** The sentence of a rule's refusal; `undefined` while there is none. */
export const useFieldText = () => {
  const { t } = useTranslation("failures")
  return (refusal: Refusal | undefined): string | undefined =>
    refusal === undefined ? undefined : t([`failures:${refusal.key}`, "failures:generic"], { ...refusal.params })
}

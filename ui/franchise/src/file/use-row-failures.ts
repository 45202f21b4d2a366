import type { StoreFailures } from "@domain/franchise"
import { useTranslation } from "react-i18next"

/** Says in words why the parts of a row are refused. */
export const useRowFailures = (): ((failures: StoreFailures) => string) => {
  const { t } = useTranslation(["franchise", "failures"])
  return (failures) =>
    Object.entries(failures)
      .map(([field, failure]) =>
        t("franchise:differences.why", {
          field: t(`franchise:field.${field as keyof StoreFailures}`),
          why: t([`failures:${failure.key}`, "failures:generic"], { ...failure.params }),
        }),
      )
      .join(" ")
}

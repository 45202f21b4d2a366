import { InvalidFields } from "@domain/identity"
import { Banner } from "@ui/kit/banner"
import { FailureNotice } from "@ui/shared/frame"
import { Predicate } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./editor.module.css"

/** Why a save was refused, and what to put right; nothing where only the server was out of reach. */
export const SaveFailure = ({ failure }: { readonly failure: unknown }) => {
  const { t } = useTranslation(["editor", "failures"])
  if (failure instanceof InvalidFields)
    return (
      <Banner tone="error" title={t("editor:saving.refused")}>
        <ul className={styles["values"]}>
          {[...new Set(Object.values(failure.fields).flat())].map((key) => (
            <li key={key}>{t([`failures:${key}`, "failures:generic"])}</li>
          ))}
        </ul>
      </Banner>
    )
  return Predicate.hasProperty(failure, "_tag") ? <FailureNotice failure={failure} /> : null
}

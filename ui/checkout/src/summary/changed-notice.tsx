import type { DecidedPart } from "@domain/signup"
import { localeIn } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

/** Names the parts that changed since the last decision; shows nothing where none did. Ours. */
export const ChangedNotice = ({ parts }: { readonly parts: ReadonlyArray<DecidedPart> }) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  if (parts.length === 0) return null
  const names = parts.map((part) => t(`launch:approval.sections.${part}`))
  return (
    <Banner tone="warning" title={t("launch:approval.changedSince")}>
      {new Intl.ListFormat(localeIn(language), { type: "conjunction" }).format(names)}
    </Banner>
  )
}

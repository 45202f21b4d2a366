import { LegalLinks, presentTime, usePortal } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** The year with the portal's name, and the portal's legal texts. Spec: screens, layout, "footer with year". */
export const PortalFooter = () => {
  const { t } = useTranslation(["app"])
  const { portal } = usePortal()
  const format = useFormat()
  const year = format.number(new Date(presentTime()).getUTCFullYear(), { useGrouping: false })
  return (
    <>
      <span>{t("app:frame.footer", { year, portal: portal.title })}</span>
      <LegalLinks />
    </>
  )
}

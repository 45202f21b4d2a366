import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"

/** Says that nothing can be paid here, in the place of the button that would begin it. */
export const PaymentsOffNotice = () => {
  const { t } = useTranslation(["launch"])
  return (
    <Banner tone="warning" title={t("launch:payment.off.title")}>
      {t("launch:payment.off.text")}
    </Banner>
  )
}

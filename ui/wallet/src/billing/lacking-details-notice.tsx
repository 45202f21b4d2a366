import { GetBillingDetails } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { lackingDetails } from "./typed-details.ts"

/** Says what the next invoices will lack, and where to add it; nothing where they lack nothing. */
export const LackingDetailsNotice = ({ businessProfileId }: { readonly businessProfileId: BusinessProfileId }) => {
  const { t } = useTranslation(["billing"])
  const { output } = useRead(GetBillingDetails, { businessProfileId })
  const lacking = output === undefined ? [] : lackingDetails(output)
  const [first, second] = lacking
  if (first === undefined) return null
  return (
    <Banner
      tone="info"
      title={t("billing:lacking.title")}
      action={
        <NavButton to={`/app/${businessProfileId}/wallet/billing`} kind="secondary" size="small">
          {t("billing:lacking.add")}
        </NavButton>
      }
    >
      {t(`billing:lacking.${second === undefined ? first : "both"}`)}
    </Banner>
  )
}

import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

/** The ways from the wallet to its papers, add-ons, cards and refunds. */
export const WalletLinks = ({ mayPay }: { readonly mayPay: boolean }) => {
  const { t } = useTranslation(["app", "billing"])
  return (
    <>
      <NavButton to="../addOns" kind="quiet">
        {t("billing:addOns.open")}
      </NavButton>
      <NavButton to="invoices" kind="quiet">
        {t("billing:list.open")}
      </NavButton>
      <NavButton to="billing" kind="quiet">
        {t("billing:details.open")}
      </NavButton>
      {mayPay ? (
        <>
          <NavButton to="cards" kind="quiet">
            {t("app:cards.all")}
          </NavButton>
          <NavButton to="refund" kind="secondary">
            {t("app:wallet.refund")}
          </NavButton>
        </>
      ) : null}
    </>
  )
}

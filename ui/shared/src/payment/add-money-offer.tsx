import type { BusinessProfileId } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import { useMay } from "../app/use-may.ts"
import { NavButton } from "../frame/nav-button.tsx"
import { addMoneyPath } from "./add-money-path.ts"

export interface AddMoneyOfferProps {
  readonly businessProfileId: BusinessProfileId
  /** Minor units that the wallet is short. */
  readonly missing: number
  /** The amount in the reader's words. */
  readonly amount: string
  /** The path to come back to, which holds what was being done. */
  readonly back: string
}

/** Where a wallet does not suffice: the way to add what is missing and to come back, or whom to ask for it. */
export const AddMoneyOffer = ({ businessProfileId, missing, amount, back }: AddMoneyOfferProps) => {
  const { t } = useTranslation("app")
  return useMay(businessProfileId)("addFunds") ? (
    <NavButton size="small" to={addMoneyPath(businessProfileId, { missing, back })}>
      {t("app:addMoney.offer", { amount })}
    </NavButton>
  ) : (
    <p>{t("app:addMoney.askOwner", { amount })}</p>
  )
}

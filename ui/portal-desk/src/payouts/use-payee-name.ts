import { useTranslation } from "react-i18next"

/** The name of a payee, or that their account is gone. */
export const usePayeeName = (): ((of: { readonly name?: string | undefined }) => string) => {
  const { t } = useTranslation("commissions")
  return ({ name }) => name ?? t("commissions:payee.gone")
}

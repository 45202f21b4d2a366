import { useTranslation } from "react-i18next"

/** Calls of the desk that have words of their own, by their names. */
export const namedActions = [
  "signup/PublishPriceList",
  "signup/PublishPricingBand",
  "signup/WithdrawPriceList",
  "signup/CreatePromoCode",
  "signup/EndPromoCode",
  "identity/SetPortalRoles",
  "identity/InvitePortalUser",
  "identity/RevokePortalInvitation",
  "identity/EndPortalUserSignIns",
  "identity/ActAsClient",
  "portals/ChangePortal",
  "portals/ExportAuditLog",
] as const

/** What a call or job did, in words; calls without words of their own are told by their names. */
export const useActionName = () => {
  const { t } = useTranslation("portalDesk")
  return (action: string | null): string => {
    if (action === null) return t("portalDesk:log.noAction")
    const named = namedActions.find((one) => one === action)
    if (named !== undefined) return t(`portalDesk:log.action.${named.split("/")[1] ?? ""}` as "portalDesk:log.noAction")
    return action.replace(/^.*\//u, "").replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
  }
}

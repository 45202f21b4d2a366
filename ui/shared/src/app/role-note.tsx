import type { ActionOf } from "@domain/identity"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { useMay } from "./use-may.ts"

/** An action of a page besides reading, and the text for roles that may not take it. */
const explained = {
  editCampaigns: "campaigns",
  workOnLeads: "leads",
  sendLeadsAway: "delivery",
  manageConversions: "conversions",
  addFunds: "wallet",
  linkAccounts: "accounts",
  editProfile: "profile",
} as const satisfies Partial<Record<ActionOf<"profile">, string>>

/** Says whom to ask for what the user's role does not allow here; nothing for roles that may. */
export const RoleNote = ({ action }: { readonly action: keyof typeof explained }) => {
  const { t } = useTranslation(["app"])
  return useMay()(action) ? null : <Banner tone="info">{t(`app:role.${explained[action]}`)}</Banner>
}

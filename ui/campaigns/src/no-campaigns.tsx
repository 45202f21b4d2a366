import { EmptyState } from "@ui/kit/empty-state"
import { Megaphone } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useMayBegin } from "@ui/shared/configuration"

/** A business without campaigns, with the way to a first campaign for people who may make campaigns. */
export const NoCampaigns = ({ newCampaign }: { readonly newCampaign: ReactNode }) => {
  const { t } = useTranslation(["app"])
  return useMayBegin() ? (
    <EmptyState level={2} icon={<Megaphone />} title={t("app:dashboard.empty.title")} action={newCampaign}>
      {t("app:dashboard.empty.text")}
    </EmptyState>
  ) : (
    <EmptyState level={2} icon={<Megaphone />} title={t("app:role.noCampaigns.title")}>
      {t("app:role.noCampaigns.text")}
    </EmptyState>
  )
}

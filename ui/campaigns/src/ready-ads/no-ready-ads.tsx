import type { ProposedAds } from "@application/campaigns/contract"
import { EmptyState } from "@ui/kit/empty-state"
import { NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { Hourglass, PackageOpen, PackageX } from "lucide-react"
import { useTranslation } from "react-i18next"

export interface NoReadyAdsProps {
  /** Address of the business: "/app/7". */
  readonly root: string
  readonly standing: Exclude<ProposedAds["standing"], "NoShop">
  /** The products of the shop, and how many of them have no picture. */
  readonly found: number
  readonly withoutPicture: number
  readonly format: Format
}

/** Why a shop is proposed no ads yet, and the way to them for whoever looks after its products. */
export const NoReadyAds = ({ root, standing, found, withoutPicture, format }: NoReadyAdsProps) => {
  const { t } = useTranslation("readyAds")
  const mayMend = useMay()("editFeeds")
  const way = (path: string, label: string) =>
    mayMend ? { action: <NavButton to={`${root}/${path}`}>{label}</NavButton> } : {}
  if (standing === "Reading")
    return (
      <div role="status">
        <EmptyState icon={<Hourglass />} title={t("readyAds:reading.title")}>
          {t("readyAds:reading.text")}
        </EmptyState>
      </div>
    )
  if (standing === "Failed")
    return (
      <EmptyState
        icon={<PackageX />}
        title={t("readyAds:failed.title")}
        {...way("productFeed", t("readyAds:failed.action"))}
      >
        {t("readyAds:failed.text")}
      </EmptyState>
    )
  if (standing === "NoProducts")
    return (
      <EmptyState
        icon={<PackageOpen />}
        title={t("readyAds:none.title")}
        {...way("storeSetup", t("readyAds:none.action"))}
      >
        {t("readyAds:none.text")}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<PackageX />}
      title={t("readyAds:unusable.title", { count: found, number: format.number(found) })}
      {...way("productFeed", t("readyAds:unusable.action"))}
    >
      {withoutPicture > 0
        ? t("readyAds:unusable.withoutPicture", { count: withoutPicture, number: format.number(withoutPicture) })
        : t("readyAds:unusable.text")}
    </EmptyState>
  )
}

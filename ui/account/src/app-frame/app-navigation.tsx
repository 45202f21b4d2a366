import type { BusinessProfileId } from "@domain/kernel"
import { businessPath, mayOpen, type MenuPage, menuPageAt, menuGroupOf, sideMenu } from "@domain/pages"
import type { ProductConfiguration } from "@domain/portals"
import {
  ChartColumn,
  ClipboardList,
  Gauge,
  type LucideIcon,
  MapPinned,
  MapPinPlus,
  Megaphone,
  MessageSquareText,
  PackageSearch,
  Rss,
  Store,
  UserRoundPlus,
  Users,
  Wallet,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMay } from "@ui/shared/use-may"

const icons: Readonly<Record<MenuPage, LucideIcon>> = {
  dashboard: Gauge,
  campaigns: Megaphone,
  briefs: ClipboardList,
  proposals: MessageSquareText,
  franchiseCampaigns: MapPinPlus,
  audience: UserRoundPlus,
  productInsights: PackageSearch,
  publishedReports: ChartColumn,
  leads: Users,
  wallet: Wallet,
  stores: MapPinned,
  storeSetup: Store,
  productFeed: Rss,
}

/** Items of the side menu that the user's role may read, the present one marked. Spec: screens, side menu. */
export const useNavigationItems = (
  profileId: BusinessProfileId | undefined,
  pathname: string,
  configuration: ProductConfiguration | undefined,
) => {
  const { t } = useTranslation(["app"])
  const may = useMay()
  if (configuration === undefined || profileId === undefined) return []
  const shown = sideMenu(configuration).filter((name) => mayOpen(name, may))
  const first = shown.find((name) => menuGroupOf(name) === "settings")
  return shown.map((name) => {
    const Icon = icons[name]
    return {
      ...(name === first && { group: t("app:frame.settings") }),
      label: t(`app:frame.place.${name}`),
      href: businessPath(name, profileId),
      icon: <Icon />,
      isCurrent: menuPageAt(pathname) === name,
    }
  })
}

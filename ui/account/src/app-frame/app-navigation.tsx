import type { BusinessProfileId } from "@domain/kernel"
import type { ProductConfiguration } from "@domain/portals"
import {
  ChartColumn,
  Gauge,
  type LucideIcon,
  Megaphone,
  PackageSearch,
  Rss,
  Store,
  UserRoundPlus,
  Users,
  Wallet,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMay } from "@ui/shared/use-may"
import { type AppPlace, placeOf, shownPlaces } from "./shown-places.ts"

const icons: Readonly<Record<AppPlace, LucideIcon>> = {
  dashboard: Gauge,
  campaigns: Megaphone,
  addAudience: UserRoundPlus,
  productInsights: PackageSearch,
  reports: ChartColumn,
  leads: Users,
  wallet: Wallet,
  store: Store,
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
  return shownPlaces(may, configuration).map(({ id, path }) => {
    const Icon = icons[id]
    return {
      label: t(`app:frame.place.${id}`),
      href: `/app/${profileId ?? ""}/${path}`,
      icon: <Icon />,
      isCurrent: placeOf(pathname) === id,
    }
  })
}

import { GetConfiguration } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Gauge, type LucideIcon, Megaphone, PackageSearch, Store, Users, Wallet } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMay } from "@ui/shared/use-may"
import { type AppPlace, placeOf, shownPlaces } from "./shown-places.ts"

const icons: Readonly<Record<AppPlace, LucideIcon>> = {
  dashboard: Gauge,
  campaigns: Megaphone,
  productInsights: PackageSearch,
  leads: Users,
  store: Store,
  wallet: Wallet,
}

/** Items of the side menu that the user's role may read, the present one marked. Spec: screens, side menu. */
export const useNavigationItems = (profileId: BusinessProfileId | undefined, pathname: string) => {
  const { t } = useTranslation(["app"])
  const may = useMay()
  const input = profileId === undefined || !may("readProfile") ? undefined : { businessProfileId: profileId }
  const { output: configuration } = useRead(GetConfiguration, input)
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

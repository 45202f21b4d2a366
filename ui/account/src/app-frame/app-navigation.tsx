import { GetConfiguration } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { sideMenu } from "@domain/portals"
import { useRead } from "@ui/container"
import { Gauge, Megaphone, PackageSearch, Users, Wallet } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMay } from "@ui/shared/use-may"

const places = [
  { id: "dashboard", Icon: Gauge, needs: "readReports" },
  { id: "campaigns", Icon: Megaphone, needs: "readCampaigns" },
  { id: "productInsights", Icon: PackageSearch, needs: "readReports" },
  { id: "leads", Icon: Users, needs: "readLeads" },
  { id: "wallet", Icon: Wallet, needs: "readWallet" },
] as const
export type AppPlace = (typeof places)[number]["id"]

/** The main place that an address belongs to; a document of the wallet has an address of its own. */
export const placeOf = (pathname: string): AppPlace | undefined => {
  const part = pathname.split("/")[3]?.toLowerCase()
  return part === "invoice" ? "wallet" : places.find(({ id }) => part === id.toLowerCase())?.id
}

/** Items of the side menu that the user's role may read, the present one marked. Spec: screens, side menu. */
export const useNavigationItems = (profileId: BusinessProfileId | undefined, pathname: string) => {
  const { t } = useTranslation(["app"])
  const may = useMay()
  const input = profileId === undefined || !may("readProfile") ? undefined : { businessProfileId: profileId }
  const { output: configuration } = useRead(GetConfiguration, input)
  const hasProducts = configuration !== undefined && sideMenu(configuration).features.includes("productInsights")
  return places
    .filter(({ id, needs }) => may(needs) && (id !== "productInsights" || hasProducts))
    .map(({ id, Icon }) => ({
      label: t(`app:frame.place.${id}`),
      href: `/app/${profileId ?? ""}/${id}`,
      icon: <Icon />,
      isCurrent: placeOf(pathname) === id,
    }))
}

import type { BusinessProfileId } from "@domain/kernel"
import { Gauge, Megaphone, Users, Wallet } from "lucide-react"
import { useTranslation } from "react-i18next"

const places = [
  { id: "dashboard", Icon: Gauge },
  { id: "campaigns", Icon: Megaphone },
  { id: "leads", Icon: Users },
  { id: "wallet", Icon: Wallet },
] as const
export type AppPlace = (typeof places)[number]["id"]

/** The main place that an address belongs to. */
export const placeOf = (pathname: string): AppPlace | undefined =>
  places.find(({ id }) => pathname.split("/")[3]?.toLowerCase() === id)?.id

/** Items of the side menu, the present one marked. Spec: screens, side menu. */
export const useNavigationItems = (profileId: BusinessProfileId | undefined, pathname: string) => {
  const { t } = useTranslation(["app"])
  return places.map(({ id, Icon }) => ({
    label: t(`app:frame.place.${id}`),
    href: `/app/${profileId ?? ""}/${id}`,
    icon: <Icon />,
    isCurrent: placeOf(pathname) === id,
  }))
}

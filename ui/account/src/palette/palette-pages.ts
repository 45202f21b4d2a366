import { isMenuPage, type PageName } from "@domain/pages"
import { useTranslation } from "react-i18next"

/** Pages outside the side menu that the palette names. */
const named = [
  "leadForms",
  "addMoney",
  "cards",
  "refund",
  "billing",
  "documents",
  "addOns",
  "people",
  "assets",
  "localBusiness",
  "userPreferences",
  "workspace",
  "leadDelivery",
  "conversions",
] as const
type Named = (typeof named)[number]
const isNamed = (name: string): name is Named => named.some((it) => it === name)

/** The name of each page that one goes to by name. */
export const usePageLabels = () => {
  const { t } = useTranslation(["app", "palette"])
  return (name: PageName): string => {
    if (isMenuPage(name)) return t(`app:frame.place.${name}`)
    return isNamed(name) ? t(`palette:page.${name}`) : name
  }
}

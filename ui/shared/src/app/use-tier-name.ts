import { useTranslation } from "react-i18next"

/** The tiers of plans and add-on packs that have words of ours. */
const tiers = ["Starter", "Growth", "Custom"] as const

/** The name of a plan or add-on pack in the reader's language; a name of the portal's own stays as it is. */
export const useTierName = () => {
  const { t } = useTranslation("common")
  return (name: string): string => {
    const tier = tiers.find((one) => one === name)
    return tier === undefined ? name : t(`common:tier.${tier}`)
  }
}

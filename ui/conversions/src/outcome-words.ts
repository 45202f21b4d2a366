import type { ToldOutcome } from "@domain/conversions"
import type { CurrencyCode } from "@domain/kernel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { Action } from "./read-conversions.ts"

/** What became of something told, in words: counted for what, or why not. */
export const useOutcomeWords = (actions: ReadonlyArray<Action>, currency: CurrencyCode) => {
  const { t } = useTranslation(["conversions"])
  const format = useFormat()
  return ({ taken, actionId, campaignId, noCampaign, value, audience }: ToldOutcome): string => {
    const name = audience ?? actions.find(({ id }) => id === actionId)?.name ?? ""
    const parts = [
      t(`conversions:taken.${taken}`, { name, currency }),
      ...(value === undefined || taken !== "Counted" ? [] : [format.money(value, currency)]),
      ...(campaignId === undefined ? [] : [t("conversions:taken.ofCampaign", { number: String(campaignId) })]),
      ...(noCampaign === undefined ? [] : [t(`conversions:noCampaign.${noCampaign}`)]),
    ]
    return parts.join(" · ")
  }
}

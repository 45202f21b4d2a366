import { type ChannelDefinition, channelDefinitions, refusedFieldsAmong, type RefusedField } from "@domain/campaigns"
import { Button } from "@ui/kit/button"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Journey } from "@ui/journey/journey-page"

/** What a page asks for: `isAsked` for a field, and the way to all fields where only some are asked for. */
export interface AskedFields {
  readonly isAsked: (field: RefusedField) => boolean
  /** Whether what no network names, such as a button, is shown. */
  readonly isWhole: boolean
  readonly showAll: ReactNode
}

/** Everything is asked for. */
export const wholeAd: AskedFields = { isAsked: () => true, isWhole: true, showAll: null }

/** In a refused campaign an ad's page asks only for those fields it shows that its network named, until its owner wants the others too. */
export const useAskedFields = (
  { isResubmission, refusals }: Pick<Journey, "isResubmission" | "refusals">,
  ad: ChannelDefinition["ad"],
  shown: ReadonlyArray<RefusedField>,
): AskedFields => {
  const { t } = useTranslation("launch")
  const [wantsAll, setWantsAll] = useState(false)
  const named = refusedFieldsAmong(
    refusals.filter(({ channel }) => channelDefinitions[channel].ad === ad).flatMap(({ fields = [] }) => fields),
  ).filter((field) => shown.includes(field))
  const isWhole = wantsAll || !isResubmission || named.length === 0
  return {
    isAsked: (field) => isWhole || named.includes(field),
    isWhole,
    showAll: isWhole ? null : (
      <Button kind="quiet" size="small" flush="start" onPress={() => setWantsAll(true)}>
        {t("launch:refused.showAll")}
      </Button>
    ),
  }
}

import { RenameCampaign } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { FailureNotice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"

type Subject = Pick<Campaign, "id" | "businessProfileId" | "name">

/** Renames a campaign, and offers to give it its former name again in a notice that the page draws. */
export const useRename = ({ id: campaignId, businessProfileId, name }: Subject) => {
  const { t } = useTranslation(["app", "common"])
  const [state, run] = useCommand(RenameCampaign)
  const [former, setFormer] = useState<string>()
  const isPending = state.status === "pending"

  const rename = async (wanted: string): Promise<boolean> => {
    const outcome = await run({ businessProfileId, campaignId, name: wanted })
    const isRenamed = outcome?.status === "succeeded"
    if (isRenamed) setFormer(outcome.output.name === name ? undefined : name)
    return isRenamed
  }
  const failure = state.status === "failed" ? state.failure : state.status === "broken" ? state.error : undefined
  const notice = (
    <>
      <FailureNotice failure={failure} />
      {former === undefined || isPending ? null : (
        <Banner
          tone="success"
          dismiss={{ label: t("common:action.close"), onDismiss: () => setFormer(undefined) }}
          action={
            <Button
              size="small"
              kind="secondary"
              onPress={() => void rename(former).then((isBack) => isBack && setFormer(undefined))}
            >
              {t("common:action.undo")}
            </Button>
          }
        >
          {t("app:campaigns.rename.done", { name })}
        </Banner>
      )}
    </>
  )
  return { rename, isPending, notice }
}

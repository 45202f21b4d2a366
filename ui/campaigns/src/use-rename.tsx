import { RenameCampaign } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { failureIn, useCommand } from "@ui/container"
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
  /** The last change of a name, with the campaign that it was. */
  const [done, setDone] = useState<{ readonly subject: Subject; readonly to: string }>()
  const isPending = state.status === "pending"

  const rename = async (wanted: string): Promise<boolean> => {
    const outcome = await run({ businessProfileId, campaignId, name: wanted })
    const isRenamed = outcome?.status === "succeeded"
    if (isRenamed) {
      const to = outcome.output.name
      setDone(to === name ? undefined : { subject: { id: campaignId, businessProfileId, name }, to })
    }
    return isRenamed
  }
  const undo = async ({ id, businessProfileId: business, name: former }: Subject) => {
    const outcome = await run({ businessProfileId: business, campaignId: id, name: former })
    if (outcome?.status === "succeeded") setDone(undefined)
  }
  const failure = failureIn(state)
  const notice = (
    <>
      <FailureNotice failure={failure} />
      {done === undefined || isPending ? null : (
        <Banner
          tone="success"
          dismiss={{ label: t("common:action.close"), onDismiss: () => setDone(undefined) }}
          action={
            <Button size="small" kind="secondary" onPress={() => void undo(done.subject)}>
              {t("common:action.undo")}
            </Button>
          }
        >
          {t("app:campaigns.rename.done", { name: done.to })}
        </Banner>
      )}
    </>
  )
  return { rename, isPending, notice }
}

import type { CampaignView } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { FailureNotice } from "../frame/index.ts"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ViewCalls } from "./view-calls.ts"

export interface ViewRemovalOptions {
  readonly calls: ViewCalls
  readonly businessProfileId: BusinessProfileId
  /** Runs after a view was removed or brought back. */
  readonly onChanged: () => void
  /** Runs when the notice is gone, which may have had the keyboard. */
  readonly onEnded: () => void
}

/** Removes views, and offers to bring the last one back in a notice that the list draws. */
export const useViewRemoval = ({ calls, businessProfileId, onChanged, onEnded }: ViewRemovalOptions) => {
  const { t } = useTranslation(["common", "views"])
  const [removal, runRemoval, resetRemoval] = useCommand(calls.remove, { revalidate: false })
  const [saving, runSaving, resetSaving] = useCommand(calls.save, { revalidate: false })
  const [removed, setRemoved] = useState<CampaignView>()

  const remove = async (view: CampaignView) => {
    resetSaving()
    setRemoved(undefined)
    const outcome = await runRemoval({ businessProfileId, viewId: view.id })
    if (outcome?.status !== "succeeded") return
    setRemoved(view)
    onChanged()
  }
  const dismiss = () => {
    setRemoved(undefined)
    resetRemoval()
    resetSaving()
    onEnded()
  }
  const bringBack = async ({ name, query }: CampaignView) => {
    const outcome = await runSaving({ businessProfileId, name, query })
    if (outcome?.status !== "succeeded") return
    dismiss()
    onChanged()
  }
  const notice = (
    <>
      <FailureNotice failure={failureIn(removal) ?? failureIn(saving)} />
      {removed === undefined ? null : (
        <Banner
          tone="success"
          dismiss={{ label: t("common:action.close"), onDismiss: dismiss }}
          action={
            <Button
              size="small"
              kind="secondary"
              isPending={saving.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => void bringBack(removed)}
            >
              {t("common:action.undo")}
            </Button>
          }
        >
          {t("views:removed", { name: removed.name })}
        </Banner>
      )}
    </>
  )
  return { remove, isPending: removal.status === "pending", notice }
}

import { CopyCampaign } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, lazyPart, useCommand } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { toastFailure } from "@ui/shared/app-toasts"
import { useProfilesFor } from "@ui/shared/use-may"
import { type ReactNode, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { useContinueDraft } from "./use-drafts.ts"

/** Drawn by React Aria and rarely needed, so apart from the pages. */
const CopyToDialog = lazyPart(async () => (await import("./copy-to-dialog.tsx")).CopyToDialog)

type Copied = Pick<Campaign, "id" | "businessProfileId" | "name">

export interface CopyingCampaign {
  /** Copies a campaign, after the question of the business where there are several. */
  readonly ask: (campaign: Copied) => void
  /** The question, drawn by whoever asks; null while nothing is asked. */
  readonly dialog: ReactNode
  readonly isPending: boolean
}

/** Begins another campaign with the ads and the audience of one, for its business or for another of the user, and opens its draft. */
export const useCopyCampaign = (): CopyingCampaign => {
  const { t } = useTranslation(["failures"])
  const profiles = useProfilesFor("editCampaigns")
  const [asked, setAsked] = useState<Copied>()
  const [state, copy, reset] = useCommand(CopyCampaign, { revalidate: false })
  const [opening, open] = useContinueDraft()
  const isPending = state.status === "pending" || opening !== undefined
  const businessesOf = ({ businessProfileId }: Copied) => ({
    own: profiles.find(({ id }) => id === businessProfileId),
    others: profiles.filter(({ id }) => id !== businessProfileId),
  })
  const copyNow = async ({ id, businessProfileId }: Copied, to: BusinessProfileId, isTold: boolean) => {
    const toBusinessProfileId = to === businessProfileId ? {} : { toBusinessProfileId: to }
    const outcome = await copy({ businessProfileId, campaignId: id, ...toBusinessProfileId })
    if (outcome === undefined) return
    if (outcome.status === "succeeded") {
      await open({ sessionId: outcome.output.sessionId })
      setAsked(undefined)
    } else if (isTold) {
      const error = outcome.status === "failed" ? outcome.failure : outcome.error
      toastFailure(failureMessage(error, (keys, values) => t(keys, values)))
    }
  }
  const ask = (campaign: Copied) => {
    reset()
    const { own, others } = businessesOf(campaign)
    if (own !== undefined && others.length > 0) setAsked(campaign)
    else void copyNow(campaign, campaign.businessProfileId, true)
  }
  const { own, others = [] } = asked === undefined ? {} : businessesOf(asked)
  const dialog =
    asked === undefined || own === undefined ? null : (
      <Suspense>
        <CopyToDialog
          name={asked.name}
          businesses={[own, ...others]}
          failure={failureIn(state)}
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onCopy={(to) => void copyNow(asked, to, false)}
        />
      </Suspense>
    )
  return { ask, dialog, isPending }
}

import { CreateCampaign } from "@application/campaigns/contract"
import { type Campaign, refusedChannelsOf, refusalsOf } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { correctionPages, pageForState, pageOf, resubmissionStart, resume } from "@domain/launch"
import { useCommand } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { toastFailure } from "@ui/shared/app-toasts"
import { hrefOf, useLaunchFlow } from "@ui/shared/launch"

type Opened = Pick<Campaign, "sessionId"> & Partial<Pick<Campaign, "status" | "channels">>

/**
 * Opens a draft where it was left, in the launch journey, and a refused campaign or channel at its ads; a failure is told in a
 * message.
 */
export const useContinueDraft = () => {
  const { t } = useTranslation(["failures"])
  const flow = useLaunchFlow()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string>()
  const open = useCallback(
    async ({ sessionId, status, channels = [] }: Opened): Promise<void> => {
      const refusedChannels = status === undefined ? [] : refusedChannelsOf({ status, channels })
      const isRefused = refusedChannels.length > 0
      const refusals = refusalsOf(channels).filter(({ channel }) => refusedChannels.includes(channel))
      setOpening(sessionId)
      const opened = await flow.open(sessionId, isRefused ? { refusals, refusedChannels } : {})
      if (opened.status === "succeeded") {
        const details = opened.output
        const resumed = resume({ flavour: details.flavour, savedState: details.launchState })
        const lastPage = resumed.kind === "resumed" ? resumed.page : pageForState(details.flavour, details.launchState)
        const [correction, ...others] = isRefused ? correctionPages(details.flavour, refusals, refusedChannels) : []
        if (correction !== undefined) flow.reopen([correction, ...others])
        const start = correction ? pageOf(correction) : resubmissionStart(details.flavour, refusedChannels)
        await navigate(hrefOf(isRefused ? start : lastPage, details))
      } else {
        const error = opened.status === "failed" ? opened.failure : opened.error
        toastFailure(failureMessage(error, (keys, values) => t(keys, values)))
      }
      setOpening(undefined)
    },
    [flow, navigate, t],
  )
  return [opening, open] as const
}

/** Makes a further draft campaign and opens it. Spec: calls C9. */
export const useNewCampaign = (businessProfileId: BusinessProfileId | undefined) => {
  const { t } = useTranslation(["failures"])
  const [state, create] = useCommand(CreateCampaign, { revalidate: false })
  const [opening, open] = useContinueDraft()
  const begin = useCallback(async (): Promise<void> => {
    if (businessProfileId === undefined) return
    const outcome = await create({ businessProfileId })
    if (outcome?.status === "succeeded") await open({ sessionId: outcome.output.sessionId })
    else if (outcome !== undefined) {
      const error = outcome.status === "failed" ? outcome.failure : outcome.error
      toastFailure(failureMessage(error, (keys, values) => t(keys, values)))
    }
  }, [businessProfileId, create, open, t])
  return { isPending: state.status === "pending" || opening !== undefined, begin }
}

import { type ProposedAd, StartReadyAd } from "@application/campaigns/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { toastFailure } from "@ui/shared/app-toasts"
import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { useContinueDraft } from "../use-drafts.ts"

/** Starts a draft of a proposed ad and opens it at the ad; `onRefused` follows an ad that can be started no longer. */
export const useStartReadyAd = (businessProfileId: BusinessProfileId, onRefused: () => void) => {
  const { t } = useTranslation(["failures"])
  const [, start] = useCommand(StartReadyAd, { revalidate: false })
  const [, open] = useContinueDraft()
  const [starting, setStarting] = useState<ProposedAd["kind"]>()
  const begin = useCallback(
    async ({ kind, products }: ProposedAd): Promise<void> => {
      setStarting(kind)
      const outcome = await start({ businessProfileId, kind, productIds: products.map(({ id }) => id) })
      if (outcome?.status === "succeeded") await open({ sessionId: outcome.output.sessionId })
      else if (outcome !== undefined) {
        const error = outcome.status === "failed" ? outcome.failure : outcome.error
        toastFailure(failureMessage(error, (keys, values) => t(keys, values)))
        onRefused()
      }
      setStarting(undefined)
    },
    [businessProfileId, onRefused, open, start, t],
  )
  return { starting, begin }
}

import { CopyCampaign } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { useCommand } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { toastFailure } from "@ui/shared/app-toasts"
import { useMayBegin } from "@ui/shared/configuration"
import { Copy } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useContinueDraft } from "./use-drafts.ts"

export interface CopyCampaignButtonProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
}

/** Begins another campaign with the ads and the audience of this one, where its reader may begin campaigns. */
export const CopyCampaignButton = ({ campaign: { id, businessProfileId } }: CopyCampaignButtonProps) => {
  const { t } = useTranslation(["app", "failures"])
  const mayBegin = useMayBegin()
  const [state, copy] = useCommand(CopyCampaign, { revalidate: false })
  const [opening, open] = useContinueDraft()
  const begin = async () => {
    const outcome = await copy({ businessProfileId, campaignId: id })
    if (outcome?.status === "succeeded") return open({ sessionId: outcome.output.sessionId })
    if (outcome !== undefined) {
      const error = outcome.status === "failed" ? outcome.failure : outcome.error
      toastFailure(failureMessage(error, (keys, values) => t(keys, values)))
    }
  }
  if (!mayBegin) return null
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<Copy aria-hidden size={16} />}
      isPending={state.status === "pending" || opening !== undefined}
      pendingLabel={t("app:campaigns.copying")}
      onPress={() => void begin()}
    >
      {t("app:campaigns.copy")}
    </Button>
  )
}

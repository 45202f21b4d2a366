import type { Campaign } from "@domain/campaigns"
import { Button } from "@ui/kit/button"
import { useMayBegin } from "@ui/shared/configuration"
import { Copy } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useCopyCampaign } from "./use-copy-campaign.tsx"

export interface CopyCampaignButtonProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId" | "name">
}

/** Begins another campaign with the ads and the audience of this one, where its reader may begin campaigns. */
export const CopyCampaignButton = ({ campaign }: CopyCampaignButtonProps) => {
  const { t } = useTranslation(["app"])
  const mayBegin = useMayBegin()
  const { ask, dialog, isPending } = useCopyCampaign()
  if (!mayBegin) return null
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        icon={<Copy aria-hidden size={16} />}
        isPending={isPending}
        pendingLabel={t("app:campaigns.copying")}
        onPress={() => ask(campaign)}
      >
        {t("app:campaigns.copy")}
      </Button>
      {dialog}
    </>
  )
}

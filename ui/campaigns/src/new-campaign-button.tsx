import { Button, type ButtonKind, type ButtonSize } from "@ui/kit/button"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMayBegin } from "@ui/shared/configuration"
import { useProfile } from "@ui/shared/use-profile"
import { useNewCampaign } from "./use-drafts.ts"

/** Begins another campaign, where the portal, the category of the business and the user's role allow it. */
export const NewCampaignButton = ({
  kind = "primary",
  size = "regular",
}: {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
}) => {
  const { t } = useTranslation(["app"])
  const mayBegin = useMayBegin()
  const { isPending, begin } = useNewCampaign(useProfile()?.id)
  if (!mayBegin) return null
  return (
    <Button
      kind={kind}
      size={size}
      icon={<Plus aria-hidden />}
      isPending={isPending}
      pendingLabel={t("app:campaigns.creating")}
      onPress={() => void begin()}
    >
      {t("app:campaigns.new")}
    </Button>
  )
}

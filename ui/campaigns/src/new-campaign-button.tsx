import { mayLaunch } from "@domain/portals"
import { Button, type ButtonKind, type ButtonSize } from "@ui/kit/button"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { usePortal } from "@ui/shared/frame"
import { useNewCampaign } from "./use-drafts.ts"

/** Begins another campaign, where the portal lets its customers launch and the user's role allows it. */
export const NewCampaignButton = ({
  kind = "primary",
  size = "regular",
}: {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
}) => {
  const { t } = useTranslation(["app"])
  const { portal } = usePortal()
  const may = useMay()
  const { isPending, begin } = useNewCampaign(useProfile()?.id)
  if (!mayLaunch(portal.flags) || !may("editCampaigns")) return null
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

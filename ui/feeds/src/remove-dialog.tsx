import { shownSummary } from "@domain/businesses"
import { RemoveFeed } from "@application/businesses/contract"
import type { Feed } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { RemovalQuestion } from "./removal-question.tsx"
import { TouchedCampaigns } from "./touched-campaigns.tsx"

export interface RemoveDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly feed: Feed
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** The question before a feed is removed, with what that touches. */
export const RemoveDialog = ({ businessProfileId, feed, onClose, onRemoved }: RemoveDialogProps) => {
  const { t } = useTranslation(["feeds", "common"])
  const format = useFormat()
  const [removing, remove] = useCommand(RemoveFeed, { revalidate: false })
  const taken = shownSummary(feed.job)?.taken ?? 0
  const confirm = async () => {
    const outcome = await remove({ businessProfileId, feedId: feed.id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("feeds:remove.done", { name: feed.name }))
    onRemoved()
  }
  return (
    <RemovalQuestion
      name={feed.name}
      isPending={removing.status === "pending"}
      failure={failureIn(removing)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t("feeds:remove.text")}</p>
      {taken === 0 ? null : <p>{t("feeds:remove.products", { count: taken, value: format.number(taken) })}</p>}
      <TouchedCampaigns businessProfileId={businessProfileId} />
    </RemovalQuestion>
  )
}

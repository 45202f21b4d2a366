import { shownSummary } from "@domain/businesses"
import { RemoveFeed } from "@application/businesses/contract"
import type { Feed } from "@application/businesses/contract"
import { ListCampaigns } from "@application/campaigns/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"

export interface RemoveDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly feed: Feed
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Campaigns that are named. */
const mostNamed = 5

/** The campaigns that run or wait, which may advertise the feed's products. */
const Touched = ({ businessProfileId }: Pick<RemoveDialogProps, "businessProfileId">) => {
  const { t } = useTranslation("feeds")
  const { output, failure } = useRead(ListCampaigns, {
    businessProfileId,
    statuses: ["Active", "Paused", "InReview"],
    page: 1,
    limit: mostNamed,
  })
  if (output === undefined)
    return failure === undefined ? <Skeleton shape="box" height="3rem" /> : <p>{t("feeds:remove.unknownCampaigns")}</p>
  const { campaigns: items, total = items.length } = output
  if (items.length === 0) return <p>{t("feeds:remove.noCampaigns")}</p>
  return (
    <>
      <p>{t("feeds:remove.campaigns", { count: total })}</p>
      <ul className={styles["samples"]}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {total > items.length ? <li>{t("feeds:remove.more", { count: total - items.length })}</li> : null}
      </ul>
    </>
  )
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
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("feeds:remove.title", { name: feed.name })}
      confirmLabel={t("feeds:remove.action")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={removing.status === "pending"}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles["stack"]}>
        <FailureNotice failure={failureIn(removing)} />
        <p>{t("feeds:remove.text")}</p>
        {taken === 0 ? null : <p>{t("feeds:remove.products", { count: taken, value: format.number(taken) })}</p>}
        <Touched businessProfileId={businessProfileId} />
      </div>
    </ConfirmDialog>
  )
}

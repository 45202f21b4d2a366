import { ListCampaignReviews } from "@application/campaigns/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { NotLoaded } from "../settings/not-loaded.tsx"

/** How many campaigns wait for a decision, by when the first is due, and the way to them. */
export const ReviewsToDo = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalReviews")
  const format = useFormat()
  const { output, failure, retry } = useRead(ListCampaignReviews, { portalId, sort: "dueAt", limit: 1 })
  if (output === undefined)
    return <NotLoaded failure={failure} title={t("portalReviews:queue.notLoaded")} onRetry={retry} />
  const [first] = output.reviews
  return (
    <Panel
      title={t("portalReviews:queue.title")}
      description={t("portalReviews:queue.lead")}
      actions={
        <NavButton size="small" kind="secondary" to="/portal/reviews">
          {t("portalReviews:todo.open")}
        </NavButton>
      }
    >
      <p>
        {first === undefined
          ? t("portalReviews:queue.none")
          : t("portalReviews:todo.waiting", { count: output.total, number: format.number(output.total) })}
      </p>
      {first?.reviewDueAt === undefined ? null : (
        <p className={styles["quiet"]}>
          {t(`portalReviews:todo.${first.state === "Late" ? "late" : "due"}`, {
            name: first.name,
            when: format.ago(first.reviewDueAt),
          })}
        </p>
      )}
    </Panel>
  )
}

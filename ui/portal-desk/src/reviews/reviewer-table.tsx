import { GetReviewFigures } from "@application/campaigns/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { DataTable } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { useTimeTaken } from "./use-made-facts.ts"

/** Days that the figures are about. */
const days = 30

/** What each reviewer decided in the last days, how fast, and how often a second person agreed. */
export const ReviewerTable = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalReviews")
  const format = useFormat()
  const took = useTimeTaken()
  const { output, failure, retry } = useRead(GetReviewFigures, { portalId, days })
  if (output === undefined)
    return <NotLoaded failure={failure} title={t("portalReviews:figures.notLoaded")} onRetry={retry} />
  return (
    <Panel title={t("portalReviews:figures.title")} description={t("portalReviews:figures.lead", { count: days })}>
      {output.reviewers.length === 0 ? (
        <p className={styles["quiet"]}>{t("portalReviews:figures.none")}</p>
      ) : (
        <DataTable
          caption={t("portalReviews:figures.title")}
          rows={output.reviewers}
          rowKey={({ userId }) => String(userId)}
          columns={[
            {
              id: "name",
              label: t("portalReviews:figures.name"),
              render: ({ name }) => <bdi>{name === "" ? t("portalReviews:history.gone") : name}</bdi>,
            },
            {
              id: "decided",
              label: t("portalReviews:figures.decided"),
              isNumber: true,
              render: ({ decided }) => format.number(decided),
            },
            {
              id: "approved",
              label: t("portalReviews:figures.approved"),
              isNumber: true,
              render: ({ approved, decided }) => format.percent(approved / decided),
            },
            {
              id: "late",
              label: t("portalReviews:figures.late"),
              isNumber: true,
              render: ({ late }) => format.number(late),
            },
            {
              id: "time",
              label: t("portalReviews:figures.time"),
              isNumber: true,
              render: ({ meanMillis }) => took(meanMillis),
            },
            {
              id: "agreed",
              label: t("portalReviews:figures.agreed"),
              isNumber: true,
              render: ({ agreed, disagreed }) =>
                agreed + disagreed === 0
                  ? t("portalReviews:figures.notAsked")
                  : t("portalReviews:figures.share", {
                      percent: format.percent(agreed / (agreed + disagreed)),
                      number: format.number(agreed + disagreed),
                    }),
            },
          ]}
        />
      )}
    </Panel>
  )
}

import { ListReviewDecisions, type MadeReview } from "@application/campaigns/contract"
import { wordsIn } from "@domain/campaigns"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge, StatusBadge } from "@ui/kit/badge"
import { Panel } from "@ui/kit/panel"
import { List, listAddress, ListFacts, ListRow, oneOf, readingOf, useList } from "@ui/shared/list"
import { useTranslation } from "react-i18next"
import { useMadeFacts } from "./use-made-facts.ts"

const outcomes = ["approved", "rejected"] as const
const address = listAddress({
  of: "decisions",
  words: { name: "q", most: 80 },
  filters: { decision: oneOf(outcomes) },
  limit: 10,
})

const Quote = ({ children }: { readonly children: string }) => (
  <bdi>
    <q>{children}</q>
  </bdi>
)

const Row = ({ made }: { readonly made: MadeReview }) => {
  const { t, i18n } = useTranslation(["portalReviews", "launch"])
  const factsOf = useMadeFacts()
  const { campaignName, decision, isLate, sample, secondLook } = made
  const reasons = decision.decision === "rejected" ? decision.reasons : []
  const words = decision.decision === "rejected" ? (wordsIn(decision.words, i18n.language) ?? decision.comment) : ""
  return (
    <ListRow
      name={
        <>
          <bdi>{campaignName}</bdi>
          <StatusBadge status={decision.decision === "approved" ? "done" : "stopped"}>
            {t(`portalReviews:history.${decision.decision}`)}
          </StatusBadge>
          {isLate ? <Badge tone="warning">{t("portalReviews:history.late")}</Badge> : null}
          {sample === "none" ? null : (
            <Badge tone={sample === "disagreed" ? "danger" : sample === "agreed" ? "success" : "info"}>
              {t(`portalReviews:sample.${sample}`)}
            </Badge>
          )}
        </>
      }
    >
      {reasons.length === 0 ? null : (
        <span>
          {words ? <Quote>{words}</Quote> : reasons.map((one) => t(`launch:refused.reasons.${one}`)).join(" ")}
        </span>
      )}
      {secondLook?.note === undefined ? null : (
        <span>
          {t("portalReviews:sample.noteBy", { name: secondLook.name })} <Quote>{secondLook.note}</Quote>
        </span>
      )}
      <ListFacts facts={factsOf(made)} />
    </ListRow>
  )
}

/** What the portal decided on campaigns: who, when, why, and how long it took; the latest first. */
export const MadeReviews = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalReviews")
  const list = useList(address)
  const { decision } = list.filter
  const read = useRead(ListReviewDecisions, {
    portalId,
    search: list.words,
    page: list.page,
    limit: list.limit,
    ...(decision !== undefined && { decision }),
  })
  return (
    <Panel title={t("portalReviews:history.title")} description={t("portalReviews:history.lead")}>
      <List
        caption={t("portalReviews:history.title")}
        list={list}
        reading={readingOf(read, ({ decisions, hasNextPage }) => ({ rows: decisions, hasNextPage }))}
        keyOf={({ id }) => id}
        search={t("portalReviews:queue.search")}
        filters={[
          {
            name: "decision",
            label: t("portalReviews:history.outcome"),
            any: t("portalReviews:history.every"),
            options: outcomes.map((id) => ({ id, label: t(`portalReviews:history.${id}`) })),
          },
        ]}
        notRead={t("portalReviews:history.notLoaded")}
        empty={{ title: t("portalReviews:history.none") }}
        noneFound={{ title: t("portalReviews:history.noneFound") }}
        row={(made) => <Row made={made} />}
      />
    </Panel>
  )
}

import { ListReviewDecisions, type MadeReview } from "@application/campaigns/contract"
import { tookPart } from "@domain/campaigns"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { useSessionState } from "@ui/shared/frame"
import { List, listAddress, ListFacts, ListLine, ListRow, readingOf, useList } from "@ui/shared/list"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { SecondLookDialog } from "./second-look-dialog.tsx"
import { useMadeFacts } from "./use-made-facts.ts"

const address = listAddress({ of: "sample", limit: 5 })

export interface SecondLooksProps {
  readonly portalId: PortalId
  readonly onJudged: () => void
}

/** Approvals of the quality sample that wait for a second person; nothing where there are none. */
export const SecondLooks = ({ portalId, onJudged }: SecondLooksProps) => {
  const { t } = useTranslation("portalReviews")
  const factsOf = useMadeFacts()
  const session = useSessionState()
  const list = useList(address)
  const [opened, setOpened] = useState<MadeReview>()
  const read = useRead(ListReviewDecisions, { portalId, sample: "waiting", page: list.page, limit: list.limit })
  const { output, failure } = read
  const isOwn = ({ decidedBy, firstBy }: MadeReview) =>
    session.status === "signedIn" &&
    tookPart(
      { decidedBy: decidedBy.userId, ...(firstBy !== undefined && { firstBy: firstBy.userId }) },
      session.user.id,
    )
  if (output === undefined ? failure === undefined : output.decisions.length === 0 && list.page === 1) return null
  return (
    <Panel title={t("portalReviews:sample.title")} description={t("portalReviews:sample.lead")}>
      <List
        caption={t("portalReviews:sample.title")}
        list={list}
        reading={readingOf(read, ({ decisions, hasNextPage }) => ({ rows: decisions, hasNextPage }))}
        keyOf={({ id }) => id}
        notRead={t("portalReviews:history.notLoaded")}
        row={(made) => (
          <ListRow
            name={<bdi>{made.campaignName}</bdi>}
            acts={
              isOwn(made) ? undefined : (
                <Button
                  size="small"
                  kind="secondary"
                  onPress={() => setOpened(made)}
                  aria-label={t("portalReviews:sample.openNamed", { name: made.campaignName })}
                >
                  {t("portalReviews:sample.open")}
                </Button>
              )
            }
          >
            <ListFacts facts={factsOf(made)} />
            {isOwn(made) ? <ListLine>{t("portalReviews:sample.own")}</ListLine> : null}
          </ListRow>
        )}
      />
      {opened === undefined ? null : (
        <SecondLookDialog
          portalId={portalId}
          made={opened}
          onClose={() => setOpened(undefined)}
          onJudged={() => {
            setOpened(undefined)
            list.turn(1)
            read.retry()
            onJudged()
          }}
        />
      )}
    </Panel>
  )
}

import { AskWaitingRefund, ListWaitingRefunds } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { List, listAddress, ListLine, ListRow, readingOf, useList } from "@ui/shared/list"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { NavButton } from "@ui/shared/frame"
import { IssueReference } from "./payment-issue-row.tsx"

const address = listAddress({ of: "refunds", limit: 10 })

/** Refunds that their gateways have not decided yet, each with the way to ask at once; nothing where none waits. */
export const WaitingRefunds = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalMoney")
  const format = useFormat()
  const list = useList(address)
  const read = useRead(ListWaitingRefunds, { portalId, page: list.page, limit: list.limit })
  const [asking, ask] = useCommand(AskWaitingRefund, { revalidate: false })
  const { output, failure } = read
  const askNow = async (refundId: NonNullable<typeof output>["refunds"][number]["id"]) => {
    const outcome = await ask({ portalId, refundId })
    read.retry()
    if (outcome?.status === "succeeded") toastSuccess(t(`portalMoney:refunds.answer.${outcome.output.state}`))
  }
  if (output === undefined ? failure === undefined : output.refunds.length === 0 && list.page === 1) return null
  return (
    <Panel title={t("portalMoney:refunds.title")} description={t("portalMoney:refunds.lead")}>
      <div className={panel["stack"]}>
        <LoginFailureNotice state={asking} />
        <List
          caption={t("portalMoney:refunds.title")}
          list={list}
          reading={readingOf(read, ({ refunds, hasNextPage }) => ({ rows: refunds, hasNextPage }))}
          keyOf={({ id }) => id}
          notRead={t("portalMoney:refunds.notLoaded")}
          row={(refund) => {
            const amount = format.money(refund.amount, refund.currency)
            const name = refund.businessName ?? t("portalMoney:refunds.gone")
            return (
              <ListRow
                name={
                  <>
                    <bdi>{t("portalMoney:refunds.row", { amount, name })}</bdi>
                    {refund.isLate ? <Badge tone="warning">{t("portalMoney:refunds.late")}</Badge> : null}
                  </>
                }
                acts={
                  <>
                    <Button
                      size="small"
                      kind="secondary"
                      isDisabled={asking.status === "pending"}
                      onPress={() => void askNow(refund.id)}
                      aria-label={t("portalMoney:refunds.askNamed", { amount, name })}
                    >
                      {t("portalMoney:refunds.ask")}
                    </Button>
                    <NavButton size="small" kind="quiet" to={`/portal/businesses/${refund.businessProfileId}`}>
                      {t("portalMoney:refunds.open")}
                    </NavButton>
                  </>
                }
              >
                {refund.isLate ? <span>{t("portalMoney:refunds.remedy")}</span> : null}
                <ListLine>
                  <IssueReference issue={refund} /> ·{" "}
                  {t("portalMoney:refunds.since", { when: format.moment(refund.askedAt) })}
                </ListLine>
              </ListRow>
            )
          }}
        />
      </div>
    </Panel>
  )
}

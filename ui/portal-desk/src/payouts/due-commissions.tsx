import { ApproveCommissionPayout, type DueCommission, ListDueCommissions } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { List, ListFacts, ListRow, readingOf } from "@ui/shared/list"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { HandCoins } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { usePayeeName } from "./use-payee-name.ts"

export interface DueCommissionsProps {
  readonly portalId: PortalId
  /** Changes when something else changed what is due. */
  readonly onApproved: () => void
}

/** What the portal owes by payee, and the approval of what is due. */
export const DueCommissions = ({ portalId, onApproved }: DueCommissionsProps) => {
  const { t } = useTranslation(["commissions", "common"])
  const format = useFormat()
  const nameOf = usePayeeName()
  const [asked, setAsked] = useState<DueCommission>()
  const read = useRead(ListDueCommissions, { portalId })
  const [approved, approve] = useCommand(ApproveCommissionPayout, { revalidate: false })
  const confirm = async () => {
    if (asked === undefined) return
    const { payee, currency, sums } = asked
    const outcome = await approve({ portalId, payee, currency, amount: sums.due })
    setAsked(undefined)
    read.retry()
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(`commissions:due.approved.${outcome.output.state === "approved" ? "ready" : "second"}`))
    onApproved()
  }
  const askedAmount = asked === undefined ? "" : format.money(asked.sums.due, asked.currency, "always")
  return (
    <Panel title={t("commissions:due.title")} description={t("commissions:due.lead")}>
      <div className={panel["stack"]}>
        <LoginFailureNotice state={approved} />
        <List
          caption={t("commissions:due.title")}
          reading={readingOf(read, (rows) => ({ rows, total: rows.length }))}
          keyOf={({ payee, currency }) => `${payee} ${currency}`}
          notRead={t("commissions:due.notLoaded")}
          empty={{ icon: <HandCoins />, title: t("commissions:due.none"), text: t("commissions:due.noneText") }}
          row={(one) => {
            const { currency, sums } = one
            const money = (amount: number) => format.money(amount, currency, "always")
            const isEnough = sums.due >= one.payoutFrom && sums.due > 0
            return (
              <ListRow
                name={
                  <>
                    <bdi>{nameOf(one)}</bdi>
                    {one.needsTwo ? <StatusBadge status="waiting">{t("commissions:due.needsTwo")}</StatusBadge> : null}
                  </>
                }
                acts={
                  isEnough ? (
                    <Button
                      size="small"
                      kind="secondary"
                      onPress={() => setAsked(one)}
                      aria-label={t("commissions:due.approveNamed", { name: nameOf(one), amount: money(sums.due) })}
                    >
                      {t("commissions:due.approve", { amount: money(sums.due) })}
                    </Button>
                  ) : undefined
                }
              >
                <ListFacts
                  facts={[
                    sums.due < 0
                      ? t("commissions:due.owed", { amount: money(-sums.due) })
                      : t("commissions:due.sum", { amount: money(sums.due) }),
                    t("commissions:due.waiting", { amount: money(sums.waiting) }),
                    ...(sums.held === 0 ? [] : [t("commissions:due.held", { amount: money(sums.held) })]),
                  ]}
                />
                {sums.due > 0 && !isEnough ? (
                  <ListFacts facts={[t("commissions:due.below", { amount: money(one.payoutFrom) })]} />
                ) : null}
              </ListRow>
            )
          }}
        />
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isPending={approved.status === "pending"}
        title={t("commissions:due.approveTitle", {
          amount: askedAmount,
          name: asked === undefined ? "" : nameOf(asked),
        })}
        confirmLabel={t("commissions:due.approveIt")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        {t(asked?.needsTwo === true ? "commissions:due.secondText" : "commissions:due.approveText")}
      </ConfirmDialog>
    </Panel>
  )
}

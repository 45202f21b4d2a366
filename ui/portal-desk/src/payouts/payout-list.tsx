import {
  ConfirmCommissionPayout,
  DownloadApprovedPayouts,
  ListCommissionPayouts,
  type ListedPayout,
  TakeBackCommissionPayout,
} from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { PayoutState } from "@domain/wallet"
import { useCall, useCommand, useRead } from "@ui/container"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { List, ListFacts, ListRow, readingOf } from "@ui/shared/list"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFileDownload } from "@ui/shared/use-file-download"
import { useFormat } from "@ui/shared/use-format"
import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PaidDialog } from "./paid-dialog.tsx"
import { TurnPages } from "./turn-pages.tsx"
import { usePayeeName } from "./use-payee-name.ts"

const badges = {
  waitsForSecond: "waiting",
  approved: "running",
  paid: "done",
  takenBack: "done",
} as const satisfies Record<PayoutState, Status>

export interface PayoutListProps {
  readonly portalId: PortalId
  readonly onChanged: () => void
}

/** Payouts, the latest first: a second approval, the list for the bank, and what was paid with which reference. */
export const PayoutList = ({ portalId, onChanged }: PayoutListProps) => {
  const { t } = useTranslation(["commissions", "common"])
  const format = useFormat()
  const nameOf = usePayeeName()
  const [paying, setPaying] = useState<ListedPayout>()
  const [cursor, setCursor] = useState<string>()
  const read = useRead(ListCommissionPayouts, { portalId, ...(cursor !== undefined && { cursor }) })
  const [confirmed, confirm] = useCommand(ConfirmCommissionPayout, { revalidate: false })
  const [takenBack, takeBack] = useCommand(TakeBackCommissionPayout, { revalidate: false })
  const call = useCall(DownloadApprovedPayouts)
  const { state, start } = useFileDownload<"payouts">()
  const act = async (which: "confirm" | "takeBack", payoutId: number) => {
    const outcome = await (which === "confirm" ? confirm({ portalId, payoutId }) : takeBack({ portalId, payoutId }))
    read.retry()
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(`commissions:payouts.done.${which}`))
    onChanged()
  }
  const factsOf = ({
    approvedByName,
    secondByName,
    endedByName,
    approvedAt,
    endedAt,
    reference,
    state: now,
  }: ListedPayout) => [
    t("commissions:payouts.approvedBy", {
      name: approvedByName ?? t("commissions:payee.gone"),
      day: format.moment(approvedAt),
    }),
    ...(secondByName === undefined ? [] : [t("commissions:payouts.secondBy", { name: secondByName })]),
    ...(endedAt === undefined
      ? []
      : [
          t(now === "paid" ? "commissions:payouts.paidBy" : "commissions:payouts.takenBackBy", {
            name: endedByName ?? t("commissions:payee.gone"),
            day: format.moment(endedAt),
          }),
        ]),
    ...(reference === undefined ? [] : [t("commissions:payouts.reference", { reference })]),
  ]
  const hasApproved = read.output?.payouts.some((payout) => payout.state === "approved") === true
  return (
    <Panel
      title={t("commissions:payouts.title")}
      description={t("commissions:payouts.lead")}
      actions={
        <Button
          size="small"
          kind="secondary"
          icon={<Download aria-hidden />}
          isDisabled={!hasApproved}
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.loading")}
          onPress={() => void start("payouts", () => call({ portalId }))}
        >
          {t("commissions:payouts.file")}
        </Button>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={confirmed} />
        <LoginFailureNotice state={takenBack} />
        {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
        <List
          caption={t("commissions:payouts.title")}
          reading={readingOf(read, ({ payouts }) => ({ rows: payouts, total: payouts.length }))}
          keyOf={({ id }) => id}
          notRead={t("commissions:payouts.notLoaded")}
          empty={{ title: t("commissions:payouts.none") }}
          row={(payout) => {
            const amount = format.money(payout.amount, payout.currency, "always")
            const isOpen = payout.state === "approved" || payout.state === "waitsForSecond"
            return (
              <ListRow
                name={
                  <>
                    <bdi>{t("commissions:payouts.to", { amount, name: nameOf(payout) })}</bdi>
                    <StatusBadge status={badges[payout.state]}>
                      {t(`commissions:payouts.state.${payout.state}`)}
                    </StatusBadge>
                  </>
                }
                acts={
                  isOpen ? (
                    <>
                      {payout.state === "waitsForSecond" ? (
                        <Button size="small" kind="secondary" onPress={() => void act("confirm", payout.id)}>
                          {t("commissions:payouts.confirm", { amount })}
                        </Button>
                      ) : (
                        <Button size="small" kind="secondary" onPress={() => setPaying(payout)}>
                          {t("commissions:payouts.pay", { amount })}
                        </Button>
                      )}
                      <Button size="small" kind="quiet" onPress={() => void act("takeBack", payout.id)}>
                        {t("commissions:payouts.takeBack", { amount })}
                      </Button>
                    </>
                  ) : undefined
                }
              >
                <ListFacts facts={factsOf(payout)} />
              </ListRow>
            )
          }}
        />
        <TurnPages
          cursor={cursor}
          nextCursor={read.output?.nextCursor}
          onTurn={setCursor}
          label={t("commissions:payouts.title")}
        />
      </div>
      {paying === undefined ? null : (
        <PaidDialog
          portalId={portalId}
          payout={paying}
          onClose={() => setPaying(undefined)}
          onPaid={() => {
            setPaying(undefined)
            read.retry()
            onChanged()
          }}
        />
      )}
    </Panel>
  )
}

import { WithdrawCommissionTerms } from "@application/wallet/contract"
import type { LocalDate, PortalId } from "@domain/kernel"
import { type CommissionTerms, commissionTermsState, type CommissionTermsState } from "@domain/wallet"
import { useCommand } from "@ui/container"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { List, ListFacts, ListRow } from "@ui/shared/list"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useCommissionRule } from "@ui/shared/use-commission-rule"
import { useFormat } from "@ui/shared/use-format"
import { Percent } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { earnerKinds } from "./typed-terms.ts"

const badges = {
  coming: "waiting",
  inForce: "running",
  over: "done",
  withdrawn: "done",
} as const satisfies Record<CommissionTermsState, Status>

export interface PublishedTermsProps {
  readonly portalId: PortalId
  readonly terms: ReadonlyArray<CommissionTerms>
  readonly today: LocalDate
  readonly onWithdrawn: () => void
}

/** Terms of a region, the latest first, and the withdrawal of coming ones. */
export const PublishedTerms = ({ portalId, terms, today, onWithdrawn }: PublishedTermsProps) => {
  const { t } = useTranslation(["commissions", "common"])
  const format = useFormat()
  const words = useCommissionRule()
  const [asked, setAsked] = useState<CommissionTerms>()
  const [withdrawn, withdraw] = useCommand(WithdrawCommissionTerms, { revalidate: false })
  const confirm = async () => {
    if (asked === undefined) return
    const outcome = await withdraw({ portalId, termsId: asked.id })
    setAsked(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("commissions:terms.withdrawn"))
    onWithdrawn()
  }
  return (
    <Panel title={t("commissions:terms.title")} description={t("commissions:terms.lead")}>
      <div className={panel["stack"]}>
        <LoginFailureNotice state={withdrawn} />
        <List
          caption={t("commissions:terms.title")}
          reading={{ rows: terms, total: terms.length }}
          keyOf={({ id }) => id}
          empty={{ icon: <Percent />, title: t("commissions:terms.none"), text: t("commissions:terms.noneText") }}
          row={(one) => {
            const state = commissionTermsState(one, terms, today)
            const day = format.day(one.from)
            const { currency } = one
            const paid = earnerKinds.filter((kind) => one.rules[kind] !== undefined)
            return (
              <ListRow
                name={
                  <>
                    {t("commissions:terms.from", { day })}
                    <StatusBadge status={badges[state]}>{t(`commissions:terms.state.${state}`)}</StatusBadge>
                  </>
                }
                acts={
                  state === "coming" ? (
                    <Button
                      size="small"
                      kind="quiet"
                      onPress={() => setAsked(one)}
                      aria-label={t("commissions:terms.withdrawNamed", { day })}
                    >
                      {t("commissions:terms.withdraw")}
                    </Button>
                  ) : undefined
                }
              >
                {paid.length === 0 ? <ListFacts facts={[t("commissions:terms.nobody")]} /> : null}
                {paid.map((kind) => {
                  const rule = one.rules[kind]
                  return rule === undefined ? null : (
                    <ListFacts key={kind} facts={[t(`commissions:earner.${kind}`), ...words(rule, currency)]} />
                  )
                })}
                <ListFacts
                  facts={[
                    t("commissions:terms.waits", { count: one.waitingDays }),
                    t("commissions:terms.payoutFrom", { amount: format.money(one.payoutFrom, currency) }),
                    ...(one.twoPeopleFrom === undefined
                      ? []
                      : [t("commissions:terms.twoPeople", { amount: format.money(one.twoPeopleFrom, currency) })]),
                  ]}
                />
              </ListRow>
            )
          }}
        />
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDangerous
        isPending={withdrawn.status === "pending"}
        title={t("commissions:terms.withdrawTitle", { day: asked === undefined ? "" : format.day(asked.from) })}
        confirmLabel={t("commissions:terms.withdraw")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        {t("commissions:terms.withdrawText")}
      </ConfirmDialog>
    </Panel>
  )
}

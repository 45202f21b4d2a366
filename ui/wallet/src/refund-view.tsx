import { secondFactorPath } from "@domain/identity"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { Result } from "effect"
import { Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { RefundWallet } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { useForm } from "@ui/shared/form"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { refundKey, refundProblem, type RefundsReading } from "./read-refunds.ts"
import { type RefundedAmount, RefundForm } from "./refund-form.tsx"
import { RefundTable } from "./refund-table.tsx"

const nothing: RefundedAmount = { amount: undefined }

export interface RefundViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly reading: RefundsReading
  /** What was read when the page was opened or a refund was made, which the attempt's key is of. */
  readonly attempt: RefundsReading
  readonly format: Format
  readonly mayRefund: boolean
}

/** How much may go back and where to, and what became of earlier refunds. */
export const RefundView = ({ businessProfileId, reading, attempt, format, mayRefund }: RefundViewProps) => {
  const { t } = useTranslation(["app", "common"])
  const { refundable, currency, refunds } = reading
  const { pathname } = useLocation()
  const money = (amount: number) => format.money(amount, currency, "always")
  const form = useForm(RefundWallet, {
    values: nothing,
    input: ({ amount }) => {
      const problem = refundProblem(amount, reading)
      return amount === undefined || problem !== undefined
        ? Result.fail({ amount: t(`app:refund.problem.${problem ?? "empty"}`, { total: money(refundable) }) })
        : Result.succeed({ businessProfileId, amount, idempotencyKey: refundKey(businessProfileId, amount, attempt) })
    },
    keepAs: "refundAmount",
    isDisabled: !mayRefund,
    onSaved: (_, { begin }) => begin(nothing),
  })
  const { state } = form
  const needsSecondFactor =
    state.status === "failed" && state.failure._tag === "RoleForbidden" && state.failure.needsSecondFactor === true
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:refund.title")}
        lead={t("app:refund.lead")}
        actions={
          <NavButton to="../wallet" kind="secondary">
            {t("app:addMoney.toWallet")}
          </NavButton>
        }
      />
      <RoleNote action="addFunds" />
      <div aria-live="polite">
        <FailureNotice place="payment" failure={form.failure} />
        {needsSecondFactor ? (
          <NavButton to={secondFactorPath(pathname)} state={{ mayGoBack: true }}>
            {t("app:refund.secondFactor")}
          </NavButton>
        ) : null}
        {state.status === "succeeded" ? (
          <Banner tone="success" title={t("app:refund.done.title")}>
            {t("app:refund.done.text")}
          </Banner>
        ) : null}
      </div>
      {refundable === 0 ? (
        <EmptyState level={2} icon={<Undo2 />} title={t("app:refund.nothing.title")}>
          {t("app:refund.nothing.text")}
        </EmptyState>
      ) : (
        <RefundForm form={form} reading={reading} money={money} isDisabled={!mayRefund} />
      )}
      {refunds.length === 0 ? null : (
        <Panel title={t("app:refund.earlier")}>
          <RefundTable reading={reading} format={format} money={money} />
        </Panel>
      )}
    </div>
  )
}

import { secondFactorPath } from "@domain/identity"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import type { RefundWallet } from "@application/wallet/contract"
import type { CommandState } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import type { RefundsReading } from "./read-refunds.ts"
import { RefundForm } from "./refund-form.tsx"
import { RefundTable } from "./refund-table.tsx"

export interface RefundViewProps {
  readonly reading: RefundsReading
  readonly format: Format
  readonly state: CommandState<typeof RefundWallet>
  readonly mayRefund: boolean
  /** Resolves to how the refund ended. */
  readonly onRefund: (amount: number) => Promise<string | undefined>
}

/** How much may go back and where to, and what became of earlier refunds. */
export const RefundView = ({ reading, format, state, mayRefund, onRefund }: RefundViewProps) => {
  const { t } = useTranslation(["app", "common"])
  const { refundable, currency, refunds } = reading
  const { pathname } = useLocation()
  const needsSecondFactor =
    state.status === "failed" && state.failure._tag === "RoleForbidden" && state.failure.needsSecondFactor === true
  const money = (amount: number) => format.money(amount, currency, "always")
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
        <FailureNotice
          place="payment"
          failure={state.status === "failed" ? state.failure : state.status === "broken" ? state.error : undefined}
        />
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
        <RefundForm
          reading={reading}
          money={money}
          isPending={state.status === "pending"}
          isDisabled={!mayRefund}
          onRefund={onRefund}
        />
      )}
      {refunds.length === 0 ? null : (
        <Panel title={t("app:refund.earlier")}>
          <RefundTable reading={reading} format={format} money={money} />
        </Panel>
      )}
    </div>
  )
}

import { EmptyState } from "@ui/kit/empty-state"
import { LoadMore } from "@ui/kit/load-more"
import { Panel } from "@ui/kit/panel"
import { SearchX, WalletMinimal } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LowBalanceNotice } from "@ui/shared/low-balance-notice"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { NavButton } from "@ui/shared/frame"
import { BalanceCard } from "./balance-card.tsx"
import { ForecastPanel } from "./forecast-panel.tsx"
import { heldBy, HeldCampaigns } from "./held-campaigns.tsx"
import type { WalletReading } from "./read-wallet.ts"
import { StatementFilters } from "./statement-filters.tsx"
import { StatementTable } from "./statement-table.tsx"
import { TopUpUnderWay } from "./top-up-under-way.tsx"
import styles from "./wallet.module.css"

export interface WalletViewProps {
  readonly reading: WalletReading
  readonly format: Format
  /** Whether the user's role may add money, and give it back. */
  readonly mayPay: boolean
  readonly isLoadingMore: boolean
  readonly onFilter: (change: Readonly<Record<string, string | undefined>>) => void
  readonly onMore: () => void
}

/** What may be spent and how long it lasts, what campaigns hold, and every movement. Spec: screens, wallet with transactions. */
export const WalletView = ({ reading, format, mayPay, isLoadingMore, onFilter, onMore }: WalletViewProps) => {
  const { t } = useTranslation(["app", "billing", "common"])
  const { wallet, forecast, campaigns, filter, transactions, hasMore } = reading
  const { businessProfileId, currency } = wallet
  const money = (amount: number) => format.money(amount, currency, "always")
  const held = heldBy(campaigns)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:frame.place.wallet")}
        lead={t("app:wallet.lead")}
        actions={
          <>
            <NavButton to="../addOns" kind="quiet">
              {t("billing:addOns.open")}
            </NavButton>
            <NavButton to="invoices" kind="quiet">
              {t("billing:list.open")}
            </NavButton>
            <NavButton to="billing" kind="quiet">
              {t("billing:details.open")}
            </NavButton>
            {mayPay ? (
              <>
                <NavButton to="cards" kind="quiet">
                  {t("app:cards.all")}
                </NavButton>
                <NavButton to="refund" kind="secondary">
                  {t("app:wallet.refund")}
                </NavButton>
                <NavButton to="add">{t("app:wallet.add")}</NavButton>
              </>
            ) : null}
          </>
        }
      />
      <RoleNote action="addFunds" />
      {mayPay ? <TopUpUnderWay businessProfileId={businessProfileId} currency={currency} /> : null}
      <LowBalanceNotice forecast={forecast} money={money} mayPay={mayPay} addHref="add" />
      <div className={styles["overview"]}>
        <div className={styles["column"]}>
          <BalanceCard wallet={wallet} money={money} />
          <ForecastPanel forecast={forecast} money={money} />
        </div>
        {held.length === 0 ? null : <HeldCampaigns held={held} format={format} />}
      </div>
      {transactions.length === 0 && !isFiltered ? (
        <EmptyState
          level={2}
          icon={<WalletMinimal />}
          title={t("app:wallet.empty.title")}
          action={
            <NavButton to="../campaigns" kind="secondary">
              {t("app:wallet.empty.action")}
            </NavButton>
          }
        >
          {t("app:wallet.empty.text")}
        </EmptyState>
      ) : (
        <Panel title={t("app:wallet.transactions")}>
          <StatementFilters filter={filter} campaigns={campaigns} onChange={onFilter} />
          {transactions.length === 0 ? (
            <EmptyState level={3} icon={<SearchX />} title={t("app:wallet.noneFound.title")}>
              {t("app:wallet.noneFound.text")}
            </EmptyState>
          ) : (
            <>
              <StatementTable
                transactions={transactions}
                format={format}
                money={money}
                campaignHref={(id) => `/app/${businessProfileId}/campaigns/${id}`}
                documentHref={(id) => `/app/${businessProfileId}/invoice/${id}`}
                addOnsHref={`/app/${businessProfileId}/addOns`}
              />
              <LoadMore
                summary={t("app:wallet.shown", { count: transactions.length })}
                label={t("app:list.more")}
                pendingLabel={t("common:state.loading")}
                hasMore={hasMore}
                isPending={isLoadingMore}
                onMore={onMore}
              />
            </>
          )}
        </Panel>
      )}
    </div>
  )
}

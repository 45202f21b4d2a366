import { EmptyState } from "@ui/kit/empty-state"
import { LoadMore } from "@ui/kit/load-more"
import { Panel } from "@ui/kit/panel"
import { WalletMinimal } from "lucide-react"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { NavButton } from "@ui/shared/frame"
import { BalanceCard } from "./balance-card.tsx"
import { heldBy, HeldCampaigns } from "./held-campaigns.tsx"
import type { WalletReading } from "./read-wallet.ts"
import { StatementTable } from "./statement-table.tsx"
import styles from "./wallet.module.css"

export interface WalletViewProps {
  readonly reading: WalletReading
  readonly format: Format
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

/** What may be spent, what is paid for drafts, what campaigns hold, and every movement. Spec: screens, wallet with transactions. */
export const WalletView = ({ reading, format, isLoadingMore, onMore }: WalletViewProps) => {
  const { t } = useTranslation(["app", "common"])
  const { wallet, campaigns, transactions, hasMore } = reading
  const money = (amount: number) => format.money(amount, wallet.currency, "always")
  const held = heldBy(campaigns)
  return (
    <div className={page["page"]}>
      <PageHead title={t("app:frame.place.wallet")} lead={t("app:wallet.lead")} />
      <RoleNote action="addFunds" />
      <div className={styles["overview"]}>
        <BalanceCard wallet={wallet} money={money} />
        {held.length === 0 ? null : <HeldCampaigns held={held} format={format} />}
      </div>
      {transactions.length === 0 ? (
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
          <StatementTable
            transactions={transactions}
            format={format}
            money={money}
            campaignHref={(id) => `/app/${wallet.businessProfileId}/campaigns/${id}`}
          />
          <LoadMore
            summary={t("app:wallet.shown", { count: transactions.length })}
            label={t("app:list.more")}
            pendingLabel={t("common:state.loading")}
            hasMore={hasMore}
            isPending={isLoadingMore}
            onMore={onMore}
          />
        </Panel>
      )}
    </div>
  )
}

import { Card } from "@ui/kit/card"
import { DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { LoadMore } from "@ui/kit/load-more"
import { Panel } from "@ui/kit/panel"
import { LockKeyhole, Rocket, WalletMinimal } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { NavButton } from "@ui/shared/frame"
import type { WalletReading } from "./read-wallet.ts"
import styles from "./wallet.module.css"

export interface WalletViewProps {
  readonly reading: WalletReading
  readonly format: Format
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

type Transaction = WalletReading["transactions"][number]

const explained = ["promoGrant", "promoBack", "spend", "launchLock", "lockMore", "lockBack", "unlock"] as const

const isExplained = (kind: Transaction["kind"]): kind is (typeof explained)[number] =>
  explained.some((one) => one === kind)

interface BalanceProps {
  readonly of: "available" | "promised" | "locked"
  readonly icon: ReactNode
  readonly amount: string
}

const Balance = ({ of, icon, amount }: BalanceProps) => {
  const { t } = useTranslation("app")
  return (
    <Card {...(of === "available" && { tone: "glow" })}>
      <div className={styles["balance"]}>
        <p className={styles["label"]}>
          {icon} {t(`app:wallet.${of}`)}
        </p>
        <p className={styles["amount"]}>
          <bdi dir="ltr">{amount}</bdi>
        </p>
        <p className={styles["meaning"]}>{t(`app:wallet.${of}Meaning`)}</p>
      </div>
    </Card>
  )
}

/** What may be spent, what is paid for drafts, what campaigns hold, and every movement. Spec: screens, wallet with transactions. */
export const WalletView = ({ reading, format, isLoadingMore, onMore }: WalletViewProps) => {
  const { t } = useTranslation(["app", "common"])
  const { wallet, transactions, hasMore } = reading
  const money = (amount: number) => format.money(amount, wallet.currency, "always")
  const signed = ({ amount }: Transaction) => (
    <bdi dir="ltr" className={amount > 0 ? styles["in"] : styles["out"]}>
      {amount > 0 ? `+${money(amount)}` : money(amount)}
    </bdi>
  )
  const within = ({ reserved }: Transaction) => (
    <span className={styles["meaning"]}>
      {t(reserved > 0 ? "app:wallet.setAside" : "app:wallet.setFree", { amount: money(Math.abs(reserved)) })}
    </span>
  )
  const whenOf = ({ kind, at }: Transaction) => (kind === "spend" ? format.dayOf(at) : format.moment(at))
  const total = wallet.availableBalance + wallet.promisedBalance + wallet.lockedBalance
  return (
    <div className={page["page"]}>
      <PageHead title={t("app:frame.place.wallet")} lead={t("app:wallet.lead")} />
      <RoleNote action="addFunds" />
      <div className={styles["balances"]}>
        <Balance
          icon={<WalletMinimal aria-hidden size={18} />}
          of="available"
          amount={money(wallet.availableBalance)}
        />
        {wallet.promisedBalance === 0 ? null : (
          <Balance icon={<Rocket aria-hidden size={18} />} of="promised" amount={money(wallet.promisedBalance)} />
        )}
        <Balance icon={<LockKeyhole aria-hidden size={18} />} of="locked" amount={money(wallet.lockedBalance)} />
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
          <p className={styles["meaning"]}>{t("app:wallet.totalMeaning", { total: money(total) })}</p>
          <DataTable
            caption={t("app:wallet.transactions")}
            rows={transactions}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                id: "kind",
                label: t("app:wallet.what"),
                render: ({ kind, campaignName }) => (
                  <span className={styles["kind"]}>
                    {t(`app:wallet.kind.${kind}`)}
                    {campaignName === undefined ? null : <span className={styles["meaning"]}>{campaignName}</span>}
                    {isExplained(kind) ? (
                      <span className={styles["meaning"]}>{t(`app:wallet.why.${kind}`)}</span>
                    ) : null}
                  </span>
                ),
              },
              {
                id: "at",
                label: t("app:wallet.when"),
                render: (line) => <bdi className={styles["when"]}>{whenOf(line)}</bdi>,
              },
              {
                id: "amount",
                label: t("app:wallet.amount"),
                isNumber: true,
                render: (line) => (line.amount === 0 ? within(line) : signed(line)),
              },
              {
                id: "after",
                label: t("app:wallet.after"),
                isNumber: true,
                isSecondary: true,
                render: ({ balanceAfter }) => <bdi dir="ltr">{money(balanceAfter)}</bdi>,
              },
            ]}
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

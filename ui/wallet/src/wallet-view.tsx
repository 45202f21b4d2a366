import { StatementTopic } from "@domain/wallet"
import { Panel } from "@ui/kit/panel"
import { SearchX, WalletMinimal } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LowBalanceNotice } from "@ui/shared/low-balance-notice"
import { List, type ListReading, useList } from "@ui/shared/list"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { NavButton } from "@ui/shared/frame"
import { BalanceCard } from "./balance-card.tsx"
import { ForecastPanel } from "./forecast-panel.tsx"
import { statementAddress } from "./chosen-filter.ts"
import { heldBy, HeldCampaigns } from "./held-campaigns.tsx"
import type { WalletReading } from "./read-wallet.ts"
import { useStatementColumns } from "./statement-columns.tsx"
import { statementHeadings } from "./statement-headings.tsx"
import { TopUpUnderWay } from "./top-up-under-way.tsx"
import { WalletLinks } from "./wallet-links.tsx"
import styles from "./wallet.module.css"

export interface WalletViewProps {
  readonly reading: WalletReading & ListReading<WalletReading["rows"][number]>
  readonly format: Format
  /** Whether the user's role may add money, and give it back. */
  readonly mayPay: boolean
}

/** What may be spent and how long it lasts, what campaigns hold, and every movement. Spec: screens, wallet with transactions. */
export const WalletView = ({ reading, format, mayPay }: WalletViewProps) => {
  const { t } = useTranslation(["app", "billing", "common"])
  const { wallet, forecast, campaigns, rows } = reading
  const { businessProfileId, currency } = wallet
  const money = (amount: number) => format.money(amount, currency, "always")
  const held = heldBy(campaigns)
  const list = useList(statementAddress)
  const columns = useStatementColumns({
    format,
    money,
    documentHref: (id) => `/app/${businessProfileId}/invoice/${id}`,
    addOnsHref: `/app/${businessProfileId}/addOns`,
  })
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:frame.place.wallet")}
        lead={t("app:wallet.lead")}
        actions={
          <>
            <div className={styles["beside"]}>
              <WalletLinks mayPay={mayPay} />
            </div>
            {mayPay ? <NavButton to="add">{t("app:wallet.add")}</NavButton> : null}
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
      <nav className={styles["below"]} aria-label={t("app:wallet.links")}>
        <WalletLinks mayPay={mayPay} />
      </nav>
      <List
        caption={t("app:wallet.transactions")}
        list={list}
        reading={reading}
        keyOf={({ id }) => id}
        columns={columns}
        groupOf={statementHeadings(rows, {
          format,
          money,
          campaignHref: (id) => `/app/${businessProfileId}/campaigns/${id}`,
          hasMore: reading.hasMore,
        })}
        shown={t("app:wallet.shown", { count: rows.length })}
        filters={[
          {
            name: "topic",
            label: t("app:wallet.filter.topic"),
            any: t("app:wallet.filter.anyTopic"),
            options: StatementTopic.literals.map((id) => ({ id, label: t(`app:wallet.topic.${id}`) })),
          },
          ...(campaigns.length === 0
            ? []
            : [
                {
                  name: "campaign" as const,
                  label: t("app:wallet.filter.campaign"),
                  any: t("app:wallet.filter.anyCampaign"),
                  options: campaigns.map(({ id, name }) => ({ id: String(id), label: name })),
                },
              ]),
          { name: "from", label: t("app:wallet.filter.from") },
          { name: "until", label: t("app:wallet.filter.until") },
        ]}
        clear={t("app:wallet.filter.clear")}
        empty={{
          isAlone: true,
          icon: <WalletMinimal />,
          title: t("app:wallet.empty.title"),
          text: t("app:wallet.empty.text"),
          action: (
            <NavButton to="../campaigns" kind="secondary">
              {t("app:wallet.empty.action")}
            </NavButton>
          ),
        }}
        noneFound={{
          icon: <SearchX />,
          title: t("app:wallet.noneFound.title"),
          text: t("app:wallet.noneFound.text"),
        }}
        frame={(filters, lines) => (
          <Panel title={t("app:wallet.transactions")}>
            {filters}
            {lines}
          </Panel>
        )}
      />
    </div>
  )
}

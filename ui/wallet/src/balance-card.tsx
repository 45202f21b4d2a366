import type { Wallet } from "@domain/wallet"
import { Card } from "@ui/kit/card"
import { useTranslation } from "react-i18next"
import styles from "./balance-card.module.css"

export interface BalanceCardProps {
  readonly wallet: Wallet
  readonly money: (amount: number) => string
}

/** All that is in the wallet, and its parts as a bar and in words. */
export const BalanceCard = ({ wallet, money }: BalanceCardProps) => {
  const { t } = useTranslation("app")
  const { availableBalance, promisedBalance, lockedBalance } = wallet
  const total = availableBalance + promisedBalance + lockedBalance
  const parts = [
    { id: "available", amount: availableBalance },
    ...(promisedBalance === 0 ? [] : [{ id: "promised", amount: promisedBalance } as const]),
    { id: "locked", amount: lockedBalance },
  ] as const
  return (
    <Card>
      <div className={styles["balance"]}>
        <div>
          <p className={styles["label"]}>{t("app:wallet.total")}</p>
          <p className={styles["total"]}>
            <bdi dir="ltr">{money(total)}</bdi>
          </p>
        </div>
        <div className={styles["bar"]} aria-hidden>
          {parts.map(({ id, amount }) =>
            amount === 0 ? null : <span key={id} className={styles[id]} style={{ flexGrow: amount }} />,
          )}
        </div>
        <dl className={styles["parts"]}>
          {parts.map(({ id, amount }) => (
            <div key={id} className={styles["part"]}>
              <dt>
                <span className={`${styles["mark"]} ${styles[id]}`} aria-hidden />
                {t(`app:wallet.${id}`)}
              </dt>
              <dd className={styles["amount"]}>
                <bdi dir="ltr">{money(amount)}</bdi>
              </dd>
              <dd className={styles["meaning"]}>{t(`app:wallet.${id}Meaning`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

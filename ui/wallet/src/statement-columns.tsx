import type { ListTransactions } from "@application/wallet/contract"
import type { OutputOf } from "@application/kernel"
import { type DocumentId, paymentOfLine, type StatementKind } from "@domain/wallet"
import type { Column } from "@ui/kit/data-table"
import {
  ArrowDownLeft,
  Gift,
  LockKeyhole,
  LockKeyholeOpen,
  type LucideIcon,
  Megaphone,
  Receipt,
  ShieldAlert,
  ShieldCheck,
  Undo2,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Format } from "@ui/shared/use-format"
import { useTierName } from "@ui/shared/use-tier-name"
import styles from "./statement-table.module.css"

const icons: Readonly<Record<StatementKind, LucideIcon>> = {
  topUp: ArrowDownLeft,
  launchLock: LockKeyhole,
  lockMore: LockKeyhole,
  unlock: LockKeyholeOpen,
  lockBack: LockKeyholeOpen,
  launchFee: Receipt,
  launchTax: Receipt,
  addOn: Receipt,
  spend: Megaphone,
  promoGrant: Gift,
  promoBack: Gift,
  feeBack: Undo2,
  taxBack: Undo2,
  refund: Undo2,
  refundBack: Undo2,
  reversal: ShieldAlert,
  disputeHold: ShieldAlert,
  disputeWon: ShieldCheck,
}

type Line = OutputOf<typeof ListTransactions>["transactions"][number]

export interface StatementColumnsOptions {
  readonly format: Format
  readonly money: (amount: number) => string
  readonly documentHref: (id: DocumentId) => string
  readonly addOnsHref: string
}

/** What the statement tells of a change of the wallet's money: what caused it, its document and the balance after it. */
export const useStatementColumns = (options: StatementColumnsOptions): ReadonlyArray<Column<Line>> => {
  const { format, money, documentHref, addOnsHref } = options
  const tierName = useTierName()
  const { t } = useTranslation(["app", "billing"])
  return [
    {
      id: "kind",
      label: t("app:wallet.what"),
      render: (line) => {
        const { kind, amount, document } = line
        const paymentId = paymentOfLine(line)
        const Icon = icons[kind]
        return (
          <span className={styles["line"]}>
            <span className={`${styles["icon"]} ${amount > 0 ? styles["iconIn"] : ""}`} aria-hidden>
              <Icon size={18} data-flip={Icon === ArrowDownLeft || undefined} />
            </span>
            <span className={styles["words"]}>
              <span>{t(`app:wallet.kind.${kind}`)}</span>
              {line.addOn === undefined ? null : (
                <Link className={styles["about"]} to={addOnsHref}>
                  {t("billing:addOns.line", {
                    name: tierName(line.addOn.tierName),
                    day: format.dayOf(line.addOn.endsAt - 1),
                  })}
                </Link>
              )}
              <span className={styles["about"]}>
                {t(`app:wallet.why.${kind}`)}
                {paymentId === undefined ? null : ` ${t("app:wallet.paymentNumber", { number: paymentId })}`}
              </span>
              {document === undefined ? null : (
                <Link className={styles["about"]} to={documentHref(document.id)}>
                  {t(`billing:kind.${document.kind}`)} <bdi dir="ltr">{document.number}</bdi>
                </Link>
              )}
            </span>
          </span>
        )
      },
    },
    {
      id: "at",
      label: t("app:wallet.when"),
      isSecondary: true,
      // What the networks charged is of the whole day.
      render: ({ kind, at }) =>
        kind === "spend" ? null : <bdi className={styles["when"]}>{format.zonedTimeOf(at)}</bdi>,
    },
    {
      id: "amount",
      label: t("app:wallet.amount"),
      isNumber: true,
      onPhones: "main",
      // What is only set aside or freed has no sign: the wallet holds as much as before.
      render: ({ amount, reserved }) => (
        <bdi dir="ltr" className={styles[amount > 0 ? "in" : amount < 0 ? "out" : "about"]}>
          {amount > 0 ? `+${money(amount)}` : money(amount === 0 ? Math.abs(reserved) : amount)}
        </bdi>
      ),
    },
    {
      id: "after",
      label: t("app:wallet.after"),
      isNumber: true,
      isSecondary: true,
      render: ({ balanceAfter }) => (
        <bdi dir="ltr" className={styles["after"]}>
          {money(balanceAfter)}
        </bdi>
      ),
    },
  ]
}

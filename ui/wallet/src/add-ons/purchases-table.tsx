import type { BusinessProfileId } from "@domain/kernel"
import { Ltr } from "@ui/i18n"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { DataTable } from "@ui/kit/data-table"
import { presentTime } from "@ui/shared/frame"
import { useTierName } from "@ui/shared/use-tier-name"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "../statement-table.module.css"
import type { Purchase } from "./read-add-ons.ts"

const standings = {
  ahead: "waiting",
  running: "running",
  over: "done",
} as const satisfies Record<string, Status>

const standingOf = ({ startsAt, endsAt }: Purchase, now: number): keyof typeof standings => {
  if (now < startsAt) return "ahead"
  return now < endsAt ? "running" : "over"
}

export interface PurchasesTableProps {
  readonly businessProfileId: BusinessProfileId
  readonly purchases: ReadonlyArray<Purchase>
  readonly format: Format
}

/** Bought packs, newest first: when each runs, what it cost, and its invoice. */
export const PurchasesTable = ({ businessProfileId, purchases, format }: PurchasesTableProps) => {
  const { t } = useTranslation(["billing", "app"])
  const tierName = useTierName()
  const now = presentTime()
  return (
    <DataTable
      caption={t("billing:addOns.bought.title")}
      rows={purchases}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          id: "pack",
          label: t("billing:addOns.bought.pack"),
          render: (purchase) => (
            <span className={styles["words"]}>
              <span>{tierName(purchase.tierName)}</span>
              <span className={styles["about"]}>
                {t("billing:addOns.bought.runs", {
                  from: format.dayOf(purchase.startsAt),
                  until: format.dayOf(purchase.endsAt - 1),
                })}
              </span>
              {purchase.document === undefined ? null : (
                <Link className={styles["about"]} to={`/app/${businessProfileId}/invoice/${purchase.document.id}`}>
                  {t(`billing:kind.${purchase.document.kind}`)} <Ltr>{purchase.document.number}</Ltr>
                </Link>
              )}
            </span>
          ),
        },
        {
          id: "standing",
          label: t("billing:addOns.bought.state"),
          onPhones: "bare",
          render: (purchase) => {
            const standing = standingOf(purchase, now)
            return <StatusBadge status={standings[standing]}>{t(`billing:addOns.bought.${standing}`)}</StatusBadge>
          },
        },
        {
          id: "at",
          label: t("billing:addOns.bought.at"),
          onPhones: "bare",
          render: ({ boughtAt }) => <bdi className={styles["when"]}>{format.moment(boughtAt)}</bdi>,
        },
        {
          id: "total",
          label: t("app:wallet.amount"),
          isNumber: true,
          onPhones: "main",
          render: ({ total, currency }) => (
            <bdi dir="ltr" className={styles["out"]}>
              {format.money(total, currency, "always")}
            </bdi>
          ),
        },
      ]}
    />
  )
}

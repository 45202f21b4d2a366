import { type CustomerList, expiresAt, renewedDays } from "@domain/audiences"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./lists.module.css"

export interface RenewListProps {
  readonly list: CustomerList
  readonly onRenew: (days: number) => Promise<void>
}

/** Keeps a list longer with one press, or says that only a new upload helps. */
export const RenewList = ({ list, onRenew }: RenewListProps) => {
  const { t } = useTranslation(["customerLists", "common"])
  const format = useFormat()
  const [isPending, setPending] = useState(false)
  const days = renewedDays(list)
  if (days === undefined) return <p className={styles["quiet"]}>{t("customerLists:renew.full")}</p>
  const day = format.dayOf(expiresAt({ ...list, days }))
  return (
    <div>
      <Button
        kind="secondary"
        size="small"
        aria-label={t("customerLists:renew.of", { name: list.name, day })}
        isPending={isPending}
        pendingLabel={t("common:state.saving")}
        onPress={async () => {
          setPending(true)
          await onRenew(days)
          setPending(false)
        }}
      >
        {t("customerLists:renew.act", { day })}
      </Button>
    </div>
  )
}

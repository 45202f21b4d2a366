import type { Lead } from "@domain/insights"
import { useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { toastNews } from "@ui/shared/app-toasts"

/** Ids of leads that came after the page was opened; each arrival is announced once. */
export const useArrivals = (leads: ReadonlyArray<Lead>, openedAt: number): ReadonlySet<number> => {
  const { t } = useTranslation(["leads"])
  const arrived = useMemo(
    () => new Set<number>(leads.filter(({ submittedOn }) => submittedOn > openedAt).map(({ id }) => id)),
    [leads, openedAt],
  )
  const [announced, setAnnounced] = useState(0)
  useEffect(() => {
    if (arrived.size <= announced) return
    toastNews(t("leads:arrived", { count: arrived.size - announced }))
    setAnnounced(arrived.size)
  }, [arrived, t, announced])
  return arrived
}

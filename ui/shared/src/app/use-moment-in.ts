import { formatDate } from "@ui/i18n"
import { usePortal } from "../frame/index.ts"
import { useFormat } from "./use-format.ts"

/** Instants as day, time and zone of a schedule's own clock. */
export const useMomentIn = () => {
  const { language } = usePortal()
  const { region } = useFormat()
  return (at: number, timeZone: string): string =>
    formatDate(new Date(at), language, timeZone, region, {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    })
}

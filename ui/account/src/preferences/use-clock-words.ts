import { formatDate } from "@ui/i18n"
import { usePortal } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"

/** Times of a day, "HH:MM", in the reader's way to write them. */
export const useClockWords = () => {
  const { language } = usePortal()
  const { region } = useFormat()
  return (time: string): string =>
    formatDate(new Date(`2026-11-01T${time}:00Z`), language, "UTC", region, { hour: "numeric", minute: "2-digit" })
}

import type { FrozenReport, PartRow, ReportDimension } from "@domain/insights"
import { useTranslation } from "react-i18next"

const named = new Set(["Phone", "Tablet", "Desktop", "Television", "Other", "Female", "Male", "Unknown"] as const)
type Named = typeof named extends ReadonlySet<infer Value> ? Value : never
const isNamed = (value: string): value is Named => named.has(value as Named)

/** The clock's hour that a row stands for. */
const hourOf = (value: string): string => `${value.padStart(2, "0")}:00–${value.padStart(2, "0")}:59`

/** What a row of a breakdown is called, whose ad it is, and why a row stands for no value. */
export const usePartInWords = (frozen: FrozenReport, dimension: ReportDimension) => {
  const { t } = useTranslation("reports")
  const names = new Map(frozen.campaignNames.map(({ campaignId, name }) => [campaignId, name]))
  const restOf = ({ rest }: PartRow) =>
    dimension === "Product" && rest === "NotGiven" ? ("NoProducts" as const) : rest
  return {
    name: (row: PartRow): string => {
      const { value, name, channel } = row
      const rest = restOf(row)
      if (rest !== undefined) return t(`reports:part.rest.${rest}`)
      if (name !== undefined) return name
      if (dimension === "Ad" && channel !== undefined)
        return t("reports:part.ad", { channel: t(`reports:channel.${channel}`) })
      if (value === undefined) return ""
      if (dimension === "Hour") return hourOf(value)
      return dimension !== "Product" && isNamed(value) ? t(`reports:part.value.${value}`) : value
    },
    of: ({ campaignId, channel }: PartRow): string | undefined => {
      if (dimension !== "Ad" || campaignId === undefined || channel === undefined) return undefined
      const campaign = names.get(campaignId)
      return campaign === undefined
        ? t(`reports:channel.${channel}`)
        : `${campaign} · ${t(`reports:channel.${channel}`)}`
    },
    why: (row: PartRow, most: number): string | undefined => {
      const rest = restOf(row)
      return rest === undefined ? undefined : t(`reports:part.why.${rest}`, { count: most })
    },
  }
}

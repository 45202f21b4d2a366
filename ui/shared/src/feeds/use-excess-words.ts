import type { FeedExcess } from "@domain/businesses"
import { useTranslation } from "react-i18next"
import { useFormat } from "../app/use-format.ts"

/** What one step of a limit is told in: single rows, million bytes or characters, times. */
const units: Readonly<Record<FeedExcess["of"], number>> = {
  rows: 1,
  packedBytes: 1_000_000,
  bytes: 1_000_000,
  jsonLength: 1_000_000,
  growth: 1,
}

/** Which limit a too large feed exceeds, and what to do about it. */
export const useExcessWords = () => {
  const { t } = useTranslation("feeds")
  const format = useFormat()
  return ({ of, most }: FeedExcess): string => t(`feeds:excess.${of}`, { most: format.number(most / units[of]) })
}

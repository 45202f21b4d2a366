import { isRecord } from "@ui/shared/frame"

/** The amount that was kept before a reload, `undefined` of an emptied box; the first one where none was kept. */
export const recalledAmount = (kept: unknown, first: number | undefined): number | undefined => {
  if (!isRecord(kept)) return first
  const { amount } = kept
  return typeof amount === "number" && Number.isSafeInteger(amount) ? amount : undefined
}

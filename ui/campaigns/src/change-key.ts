import type { Campaign } from "@domain/campaigns"
import { IdempotencyKey } from "@domain/kernel"
import type { AgreedChange } from "./change-dialog.tsx"

/** The key of a change: the same change of the same campaign has the same key, so that repeating it changes nothing. */
export const changeKey = (
  { id, changes = [] }: Pick<Campaign, "id" | "changes">,
  { endDate, dailyBudget, refill, total }: AgreedChange,
): IdempotencyKey => IdempotencyKey.make(`change:${id}:${changes.length}:${endDate}:${dailyBudget}:${refill}:${total}`)

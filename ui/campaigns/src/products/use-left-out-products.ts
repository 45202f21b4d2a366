import { BringBackProducts, LeaveOutProducts } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { useState } from "react"

/** Leaves products out of ads and brings them back; the page is read anew after each press. */
export const useLeftOutProducts = (businessProfileId: BusinessProfileId | undefined) => {
  const [leaving, leaveOut] = useCommand(LeaveOutProducts)
  const [returning, bringBack] = useCommand(BringBackProducts)
  const [pending, setPending] = useState<ReadonlyArray<string>>([])
  const change = async (productIds: ReadonlyArray<string>, isLeftOut: boolean) => {
    if (businessProfileId === undefined) return
    setPending(productIds)
    await (isLeftOut ? leaveOut : bringBack)({ businessProfileId, productIds })
    setPending([])
  }
  return { change, pending, failure: failureIn(leaving) ?? failureIn(returning) }
}

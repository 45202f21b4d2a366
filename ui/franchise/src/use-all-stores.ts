import { ReadFranchiseStores } from "@application/franchise/contract"
import type { FranchiseStore } from "@domain/franchise"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { useEffect, useState } from "react"

/** All stores, or why they could not be read; `undefined` while they are read. */
export type AllStores =
  | { readonly stores: ReadonlyArray<FranchiseStore>; readonly failure?: never }
  | { readonly failure: unknown; readonly stores?: never }
  | undefined

/** Reads all stores of a franchise, a thousand at a time, again when `version` is another. */
export const useAllStores = (businessProfileId: BusinessProfileId, version?: unknown) => {
  const read = useCall(ReadFranchiseStores)
  const [all, setAll] = useState<AllStores>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    const readFrom = async (before: ReadonlyArray<FranchiseStore>, cursor?: string): Promise<void> => {
      const answer = await read({ businessProfileId, ...(cursor !== undefined && { cursor }) })
      if (isLeft) return
      if (answer.status !== "succeeded") setAll({ failure: answer.status === "failed" ? answer.failure : answer.error })
      else {
        const stores = [...before, ...answer.output.stores]
        if (answer.output.nextCursor === undefined) setAll({ stores })
        else await readFrom(stores, answer.output.nextCursor)
      }
    }
    void readFrom([])
    return () => {
      isLeft = true
    }
  }, [read, businessProfileId, version, tries])
  const retry = () => {
    setAll(undefined)
    setTries((count) => count + 1)
  }
  return { all, retry }
}

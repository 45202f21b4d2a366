import { ListFeeds } from "@application/businesses/contract"
import { isJobOver } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { usePolling } from "./use-polling.ts"

/** A business's feeds, looked at again while one is read. */
export const useLiveFeeds = (businessProfileId: BusinessProfileId | undefined) => {
  const read = useRead(ListFeeds, businessProfileId && { businessProfileId })
  usePolling(
    (read.output ?? []).some(({ job }) => job !== undefined && !isJobOver(job.status)),
    read.retry,
  )
  return read
}

import { GetStore } from "@application/businesses/contract"
import { isJobOver } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { usePolling } from "@ui/shared/feeds"

/** A business's store, looked at again while its products are read or its keys are waited for. */
export const useLiveStore = (businessProfileId: BusinessProfileId | undefined) => {
  const read = useRead(GetStore, businessProfileId && { businessProfileId })
  const job = read.output?.feed?.job
  usePolling(read.output?.state === "linking" || (job !== undefined && !isJobOver(job.status)), read.retry)
  return read
}

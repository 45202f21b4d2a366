import { GetSummary } from "@application/signup/contract"
import { lateCall } from "@ui/container"

/** Reads the summary behind a link; apart from the page, whose first load needs neither contract nor Effect. */
export const summaryCall = lateCall(GetSummary, (encodedId: string) => ({ encodedId }))

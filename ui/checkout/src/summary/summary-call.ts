import { GetSummary } from "@application/signup/contract"
import { typedContract } from "@ui/container"

/** Reads the summary behind a link; apart from the page, whose first load needs neither contract nor Effect. */
export const getSummary = typedContract(GetSummary, (encodedId: string) => ({ encodedId }))

import { NoteSummaryView } from "@application/signup/contract"
import { typedContract } from "@ui/container"

/** Notes a look at a summary; apart from the page, whose first load needs neither contract nor Effect. */
export const noteSummaryView = typedContract(NoteSummaryView, (encodedId: string) => ({ encodedId }))

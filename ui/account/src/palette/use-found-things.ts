import { ListCampaigns } from "@application/campaigns/contract"
import { ListLeads } from "@application/insights/contract"
import { ListBillingDocuments } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { hasWords, type PageName } from "@domain/pages"
import { type ReadState, useRead } from "@ui/container"

/** Rows of each kind; more would push the kinds below out of sight. */
const mostRows = 5
/** Documents have no search of their own: the newest of them are looked through. */
export const newestDocuments = 100
/** Milliseconds after the last letter. */
const wait = 200

const foundBy = <Output, Row>(
  { output, isCurrent, isLoading, failure, retry }: ReadState<Output>,
  rowsOf: (output: Output) => ReadonlyArray<Row>,
) => ({
  rows: output === undefined || !isCurrent ? [] : rowsOf(output),
  isLoading,
  isFailed: failure !== undefined && !isCurrent,
  retry,
})

/**
 * A business's campaigns, leads and documents that have the typed words, as far as somebody may open the pages that list them;
 * nothing before anything is typed.
 */
export const useFoundThings = (
  businessProfileId: BusinessProfileId,
  typed: string,
  mayOpen: (page: PageName) => boolean,
) => {
  const search = typed.trim()
  const ask = <Input extends object>(page: PageName, input: Input) =>
    search === "" || !mayOpen(page) ? undefined : { businessProfileId, ...input }
  const campaigns = useRead(ListCampaigns, ask("campaigns", { search, limit: mostRows }), wait)
  const leads = useRead(ListLeads, ask("leads", { search, limit: mostRows }), wait)
  const documents = useRead(ListBillingDocuments, ask("documents", { limit: newestDocuments }), wait)
  return {
    campaigns: foundBy(campaigns, ({ campaigns: rows }) => rows),
    leads: foundBy(leads, ({ leads: rows }) => rows),
    documents: {
      ...foundBy(documents, ({ documents: rows }) =>
        rows
          .filter(({ number, campaignName = "" }) => hasWords(`${number} ${campaignName}`, search))
          .slice(0, mostRows),
      ),
      isCut: (documents.output?.total ?? 0) > newestDocuments,
    },
  }
}

/** The kinds of things that are found. */
export type FoundThings = ReturnType<typeof useFoundThings>

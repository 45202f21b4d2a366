import { ChangeCampaign, type ChangeQuote, QuoteChange } from "@application/campaigns/contract"
import { type BulkTerms, termsOf, type WantedTerms } from "@domain/campaigns"
import { useCall } from "@ui/container"
import { useCallback, useEffect, useState } from "react"
import type { RowAct } from "@ui/shared/list"
import { changeKey } from "../change-key.ts"
import type { ListedCampaign } from "./read-campaigns.ts"

/** What a change of several campaigns does to one of them: its terms with their price, why it is refused, or nothing. */
export interface QuotedTerms {
  readonly campaign: ListedCampaign
  readonly wanted?: WantedTerms
  readonly quote?: ChangeQuote
  readonly failure?: unknown
}

/** Milliseconds after the last key before prices are asked. */
const typingPause = 400

const subjectOf = ({ businessProfileId, id }: ListedCampaign) => ({ businessProfileId, campaignId: id })

/** Prices a change of several campaigns, one campaign after another; a newer change replaces one that is being priced. */
export const useQuotedTerms = (rows: ReadonlyArray<ListedCampaign>, change: BulkTerms | undefined) => {
  const quoteChange = useCall(QuoteChange)
  const [quoted, setQuoted] = useState<ReadonlyArray<QuotedTerms>>([])
  const question = change === undefined ? undefined : JSON.stringify(change)
  useEffect(() => {
    setQuoted([])
    if (question === undefined || change === undefined) return undefined
    const abort = new AbortController()
    const priceOf = async (campaign: ListedCampaign): Promise<QuotedTerms> => {
      const wanted = termsOf(campaign, change)
      if (wanted === undefined) return { campaign }
      const outcome = await quoteChange({ ...subjectOf(campaign), ...wanted }, { signal: abort.signal })
      if (outcome.status === "succeeded") return { campaign, wanted, quote: outcome.output }
      return { campaign, wanted, failure: outcome.status === "failed" ? outcome.failure : outcome.error }
    }
    const priceAll = async ([row, ...rest]: ReadonlyArray<ListedCampaign>): Promise<void> => {
      if (row === undefined) return
      const price = await priceOf(row)
      if (abort.signal.aborted) return
      setQuoted((before) => [...before, price])
      await priceAll(rest)
    }
    const timer = setTimeout(() => void priceAll(rows), typingPause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the question stands for the change; chosen rows stay as they were
  }, [question, quoteChange])
  return { quoted, isQuoting: change !== undefined && quoted.length < rows.length }
}

/** Milliseconds before the first change, in which all are taken back: one that was made is not undone without its fee. */
const changePause = 8_000

/** The act that makes quoted changes at their prices. */
export const useTermsAct = () => {
  const changeCampaign = useCall(ChangeCampaign)
  return useCallback(
    (quoted: ReadonlyArray<QuotedTerms>): RowAct<ListedCampaign> => {
      const byId = new Map(quoted.map((one) => [one.campaign.id, one]))
      return {
        waits: changePause,
        fits: ({ id }) => byId.get(id)?.quote !== undefined,
        run: async (row) => {
          const { wanted, quote } = byId.get(row.id) ?? {}
          if (wanted === undefined || quote === undefined) return { status: "broken", error: undefined }
          const agreed = { ...wanted, total: quote.added.total }
          return changeCampaign({ ...subjectOf(row), ...agreed, idempotencyKey: changeKey(row, agreed) })
        },
      }
    },
    [changeCampaign],
  )
}

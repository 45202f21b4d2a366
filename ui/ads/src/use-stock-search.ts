import { SearchStockImages } from "@application/creatives/contract"
import { useCall } from "@ui/container"
import { cutText } from "@domain/kernel"
import { useCallback, useEffect, useRef, useState } from "react"
import type { StockImage } from "./use-pictures.ts"

export interface StockSearch {
  readonly status: "idle" | "loading" | "loadingMore" | "loaded" | "failed"
  readonly keywords: string
  readonly images: ReadonlyArray<StockImage>
  readonly total: number
  readonly page: number
  readonly failure?: unknown
}

const pageSize = 12
const mostPages = 20
const nothing: StockSearch = { status: "idle", keywords: "", images: [], total: 0, page: 0 }

/** The stock library by page; a newer search replaces one that is still loading. */
export const useStockSearch = () => {
  const search = useCall(SearchStockImages)
  const [state, setState] = useState(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const ask = useCallback(
    async (before: StockSearch, keywords: string, pageNumber: number) => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      setState({ ...before, keywords, status: pageNumber === 1 ? "loading" : "loadingMore" })
      const outcome = await search({ keywords: cutText(keywords, 120), pageNumber, pageSize }, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (outcome.status !== "succeeded") {
        const failure = outcome.status === "failed" ? outcome.failure : outcome.error
        return setState({ ...before, keywords, status: "failed", failure })
      }
      const known = new Set(before.images.map(({ url }) => url))
      const images = [...before.images, ...outcome.output.images.filter(({ url }) => !known.has(url))]
      setState({ status: "loaded", keywords, images, total: outcome.output.total, page: pageNumber })
    },
    [search],
  )
  const find = useCallback((keywords: string) => void ask(nothing, keywords.trim(), 1), [ask])
  const more = () => void ask(state, state.keywords, state.page + 1)
  const hasMore = state.page > 0 && state.page < mostPages && state.images.length < state.total
  return { state, find, more, retry: () => (state.page === 0 ? find(state.keywords) : more()), hasMore }
}

import { type FeedProduct, ListFeedItems } from "@application/businesses/contract"
import { type InputOf, useCall, useRead } from "@ui/container"
import { useState } from "react"

/** Products that one look shows. */
const pageSize = 25

type Question = Omit<InputOf<typeof ListFeedItems>, "cursor" | "limit">

interface Further {
  readonly of: string
  readonly items: ReadonlyArray<FeedProduct>
  readonly nextCursor?: string | undefined
}

/** A feed's products by a question, continued on request; a further page that failed may be asked for again. */
export const useItems = (question: Question) => {
  const first = useRead(ListFeedItems, { ...question, limit: pageSize })
  const ask = useCall(ListFeedItems)
  const [further, setFurther] = useState<Further>()
  const [isMoreLoading, setMoreLoading] = useState(false)
  const name = JSON.stringify(question)
  const added = further?.of === name ? further : undefined
  const nextCursor = added === undefined ? first.output?.nextCursor : added.nextCursor
  const more = async () => {
    if (nextCursor === undefined || isMoreLoading) return
    setMoreLoading(true)
    const outcome = await ask({ ...question, limit: pageSize, cursor: nextCursor })
    setMoreLoading(false)
    if (outcome.status !== "succeeded") return
    const { items, nextCursor: next } = outcome.output
    setFurther((before) => ({
      of: name,
      items: [...(before?.of === name ? before.items : []), ...items],
      nextCursor: next,
    }))
  }
  const items = first.output && [...first.output.items, ...(added?.items ?? [])]
  return { ...first, items, hasMore: nextCursor !== undefined, isMoreLoading, more: () => void more() }
}

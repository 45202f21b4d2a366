import { ChooseShopPictures, ListImages } from "@application/creatives/contract"
import { ListFeedItems } from "@application/businesses/contract"
import { shopPictureLimits, toggledPicture } from "@domain/creatives"
import type { BusinessProfileId, ProductFeedId } from "@domain/kernel"
import { useCall, useRead } from "@ui/container"
import { Result } from "effect"
import { useState } from "react"

/** How many pictures are offered at first and with each further step, and how many are chosen before anybody chose. */
const step = { offered: 12, atFirst: 6 } as const

interface ProductPicture {
  readonly address: string
  readonly title: string
}

/** Why a choice is not taken: a key of failures with its number. */
export interface ChoiceRefusal {
  readonly key: string
  readonly params?: { readonly count: number }
}

/** The pictures of a feed's products, the pictures that ads may show, and the way to keep another choice. */
export const usePictureChoice = (businessProfileId: BusinessProfileId, feedId: ProductFeedId) => {
  const [limit, setLimit] = useState<number>(step.offered)
  const { output: feed, failure: notRead, retry } = useRead(ListFeedItems, { businessProfileId, feedId, limit })
  const { output: images } = useRead(ListImages, { businessProfileId })
  const choose = useCall(ChooseShopPictures)
  const [typed, setTyped] = useState<ReadonlyArray<string>>()
  const [refusal, setRefusal] = useState<ChoiceRefusal>()
  const [failure, setFailure] = useState<unknown>()
  const pictures = new Map<string, ProductPicture>()
  for (const { isTaken, item } of feed?.items ?? [])
    if (isTaken && item.image_link !== undefined && !pictures.has(item.image_link))
      pictures.set(item.image_link, { address: item.image_link, title: item.title ?? "" })
  const kept = (images ?? []).flatMap(({ origin, alt = "" }) =>
    origin === undefined ? [] : [{ address: origin, title: alt }],
  )
  const offered = [...kept.filter(({ address }) => !pictures.has(address)), ...pictures.values()]
  const first = kept.length > 0 ? kept : offered.slice(0, step.atFirst)
  const chosen = typed ?? first.map(({ address }) => address)
  const isRead = feed !== undefined && images !== undefined
  return {
    offered,
    chosen,
    isRead,
    isFull: chosen.length >= shopPictureLimits.most,
    refusal,
    failure: failure ?? (isRead ? undefined : notRead),
    retry,
    more: feed?.nextCursor === undefined || limit >= 96 ? undefined : () => setLimit((now) => now + step.offered),
    toggle: (address: string) => {
      const next = toggledPicture(chosen, address)
      if (Result.isFailure(next)) return setRefusal(next.failure)
      setRefusal(undefined)
      setTyped(next.success)
    },
    /** Keeps the choice; whether the page may go on. */
    save: async (): Promise<boolean> => {
      const isKept = kept.length === chosen.length && kept.every(({ address }) => chosen.includes(address))
      if (!isRead || offered.length === 0 || isKept) return true
      setFailure(undefined)
      const outcome = await choose({
        businessProfileId,
        pictures: chosen.map((imageUrl) => {
          const imageName = offered.find(({ address }) => address === imageUrl)?.title.slice(0, 255) ?? ""
          return { imageUrl, ...(imageName !== "" && { imageName }) }
        }),
      })
      if (outcome.status === "succeeded") {
        const { refused } = outcome.output
        if (refused.length === 0) return true
        setTyped(chosen.filter((address) => !refused.includes(address)))
        setRefusal({ key: "creatives.shopPictures.someNotLoaded", params: { count: refused.length } })
        return false
      }
      if (outcome.status === "failed" && outcome.failure._tag === "InvalidFields")
        setRefusal({ key: outcome.failure.fields["pictures"]?.[0] ?? "creatives.shopPictures.notLoaded" })
      else setFailure(outcome.status === "failed" ? outcome.failure : outcome.error)
      return false
    },
  }
}

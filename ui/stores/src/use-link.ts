import { BeginStoreLink } from "@application/businesses/contract"
import { shopOf, type StorePlatform, StoreRefusal } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { Result, Schema } from "effect"
import { useState } from "react"

const place = "store-link"

/** A secret of this tab, which outlasts the way to a shop and back. */
const newBrowserKey = (): string => {
  const key = crypto.randomUUID()
  sessionStorage.setItem(place, key)
  return key
}

/** The secret of the link that was begun in this tab. */
export const browserKey = (): string | undefined => sessionStorage.getItem(place) ?? undefined

const isRefusal = Schema.is(StoreRefusal)

/** Links a store: leads to the shop where its owner consents, or says that a token opened it. Refusals of fields are keys. */
export const useLink = () => {
  const begin = useCall(BeginStoreLink)
  const [errors, setErrors] = useState<{ readonly address?: string; readonly token?: string }>({})
  const [refusal, setRefusal] = useState<StoreRefusal>()
  const [failure, setFailure] = useState<unknown>()
  const clear = () => {
    setErrors({})
    setRefusal(undefined)
    setFailure(undefined)
  }
  /** Whether the address is a shop's, before anything is made for it. */
  const isShop = (platform: StorePlatform, address: string): boolean => {
    const read = shopOf(platform, address)
    if (Result.isFailure(read)) setErrors({ address: read.failure.key })
    return Result.isSuccess(read)
  }
  const link = async (asked: {
    readonly businessProfileId: BusinessProfileId
    readonly platform: StorePlatform
    readonly address: string
    readonly token?: string
    readonly returnTo: string
  }): Promise<"linked" | "leaving" | "failed"> => {
    clear()
    const outcome = await begin({ ...asked, browserKey: newBrowserKey() })
    if (outcome.status === "broken") setFailure(outcome.error)
    if (outcome.status === "failed") {
      const refused = outcome.failure
      if (refused._tag === "InvalidFields")
        setErrors(Object.fromEntries(Object.entries(refused.fields).map(([name, [key = ""]]) => [name, key])))
      else if (refused._tag === "StoreNotLinked" && isRefusal(refused.cause)) setRefusal(refused.cause)
      else setFailure(refused)
    }
    if (outcome.status !== "succeeded") return "failed"
    if (outcome.output.address === undefined) return "linked"
    window.location.assign(outcome.output.address)
    return "leaving"
  }
  return { link, isShop, errors, refusal, failure, clear, setFailure }
}

import { EditBusinessProfile, GetBusinessProfile, GetStore } from "@application/businesses/contract"
import { type BusinessProfileId, currencies, timeZones } from "@domain/kernel"
import { useCall, useRead } from "@ui/container"
import { useState } from "react"
import { storeName } from "./store-name.ts"

/** A store's profile as it is typed. */
export interface TypedDetails {
  readonly name: string
  readonly email: string
  readonly location: string
  readonly address: string
  readonly currencyId: number
  readonly timeZoneId: number
}

const currencyIdOf = (code: string | undefined): number | undefined =>
  Object.entries(currencies).find(([name]) => name === code)?.[1].id

const timeZoneIdOf = (name: string | undefined): number | undefined =>
  Object.entries(timeZones).find(([zone]) => zone === name)?.[1].id

/** A business's profile, with what its shop says of itself in the fields that were not changed; and its saving. */
export const useDetails = (businessProfileId: BusinessProfileId | undefined, isPrefilled: boolean) => {
  const of = businessProfileId && { businessProfileId }
  const { output: profile, failure: notRead, retry } = useRead(GetBusinessProfile, of)
  const { output: store } = useRead(GetStore, of)
  const edit = useCall(EditBusinessProfile)
  const [changes, setChanges] = useState<Partial<TypedDetails>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<unknown>()
  const facts = isPrefilled ? store?.facts : undefined
  const isReady = profile !== undefined && store !== undefined
  const stored: TypedDetails = {
    name: profile?.name ?? "",
    email: profile?.email ?? "",
    location: profile?.location ?? "",
    address: profile?.address ?? "",
    currencyId: profile?.currencyId ?? 0,
    timeZoneId: profile?.timeZoneId ?? 0,
  }
  const typed: TypedDetails = {
    ...stored,
    ...(facts !== undefined && {
      name: storeName(facts.name, stored.name),
      email: stored.email === "" ? (facts.email ?? "") : stored.email,
      currencyId: currencyIdOf(facts.currency) ?? stored.currencyId,
      timeZoneId: timeZoneIdOf(facts.timeZone) ?? stored.timeZoneId,
    }),
    ...changes,
  }
  const save = async (): Promise<boolean> => {
    if (businessProfileId === undefined || profile === undefined) return false
    setFailure(undefined)
    const names = ["name", "email", "location", "address", "currencyId", "timeZoneId"] as const
    const changed = names
      .filter((name) => typed[name] !== stored[name])
      .map((name) => ({ Name: name, Value: typed[name] === "" && name !== "name" ? null : typed[name] }))
    const data = [...changed, ...(facts === undefined ? [] : [{ Name: "storeDomain", Value: facts.address }])]
    if (data.length === 0) return true
    const outcome = await edit({ businessProfileId, data, revision: profile.revision })
    if (outcome.status === "succeeded") {
      setErrors({})
      retry()
      return true
    }
    if (outcome.status === "failed" && outcome.failure._tag === "InvalidFields")
      setErrors(Object.fromEntries(Object.entries(outcome.failure.fields).map(([name, [key = ""]]) => [name, key])))
    else setFailure(outcome.status === "failed" ? outcome.failure : outcome.error)
    return false
  }
  return {
    typed,
    errors,
    failure: failure ?? (profile === undefined ? notRead : undefined),
    isReady,
    retry,
    source: facts?.name,
    type: (change: Partial<TypedDetails>) => {
      setChanges((before) => ({ ...before, ...change }))
      setErrors({})
    },
    save,
  }
}

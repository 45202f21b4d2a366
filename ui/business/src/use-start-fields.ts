import type { PageId } from "@domain/launch"
import { changeOf } from "@domain/signup"
import { useState } from "react"
import { useLocation, useSearchParams } from "react-router"
import type { ManualDetails } from "./manual-fields.tsx"
import { useBusinessStart } from "./use-business-start.ts"
import { useKeepStart, useKeptStart } from "./use-kept-start.ts"
import { askedWay, pageOf, type Way, wayOf } from "./way.ts"

/** The first question while it is answered. Before there is a draft, what is typed waits here. */
export const useStartFields = (page: PageId) => {
  const location = useLocation()
  const start = useBusinessStart(page)
  const { details, change, errors, setFailure } = start
  const [parameters] = useSearchParams()
  const savedStart = useKeptStart()
  const [way, setWay] = useState<Way>(() => savedStart?.way ?? askedWay(location.state) ?? wayOf(details))
  const [website, setWebsite] = useState(
    () => savedStart?.website ?? details?.business.websiteUrl ?? parameters.get("website") ?? "",
  )
  const [pageUrl, setPageUrl] = useState(() => savedStart?.pageUrl ?? pageOf(details) ?? "")
  const [typed, setTyped] = useState<ManualDetails>(() => savedStart?.manual ?? {})
  const manual: ManualDetails = details?.business ?? typed
  useKeepStart({ way, website, pageUrl, manual: typed })

  const choose = (next: Way) => {
    errors.show({})
    setFailure(undefined)
    setWay(next)
  }
  const moveTo = (next: Way) => {
    if (way === "website" && next === "page") setPageUrl(website)
    if (way === "page" && next === "website") setWebsite(pageUrl)
    choose(next)
    // The button that was pressed goes with its advice.
    document.querySelector<HTMLInputElement>(`#launch-page input[type=radio][value=${next}]`)?.focus()
  }
  const changeManual = (changes: ManualDetails) => {
    if (changes.name !== undefined) errors.clear("name")
    if ("category" in changes) errors.clear("category")
    if (changes.tagline !== undefined) errors.clear("tagline")
    if (details === undefined) setTyped((before) => ({ ...before, ...changes }))
    else change(changeOf({ ...changes, ...("category" in changes && { category: changes.category ?? null }) }))
  }

  const address = way === "page" ? pageUrl : website
  const setAddress = (typed: string) => {
    errors.clear("address")
    if (way === "website") setWebsite(typed)
    else setPageUrl(typed)
  }
  return { ...start, way, choose, moveTo, address, setAddress, manual, changeManual }
}

export type StartFormState = ReturnType<typeof useStartFields>

import { maySignUp } from "@domain/portals"
import { changeOf } from "@domain/signup"
import { lazyPart } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Navigate, useLocation, useSearchParams } from "react-router"
import { AddressField } from "./address-field.tsx"
import type { ManualDetails } from "./manual-fields.tsx"
import { pageOfAddress } from "./stored-journey.ts"
import { useBusinessStart } from "./use-business-start.ts"
import { useKeepStart, useKeptStart } from "./use-kept-start.ts"
import { WayChoice } from "./way-choice.tsx"
import { askedWay, pageOf, type Way, wayOf } from "./way.ts"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"

/** Most people have a page to read; the fields of those who have none are a chunk of their own. */
const ManualFields = lazyPart(async () => (await import("./manual-fields.tsx")).ManualFields)

/** Only somebody who comes back with another address is asked. */
const OtherAddressDialog = lazyPart(async () => (await import("./other-address-dialog.tsx")).OtherAddressDialog)

/** The first question: website, page on a network, or by hand. Before there is a draft, what is typed waits here. */
export default function BusinessDetailsPage() {
  const { t } = useTranslation(["signup", "launch"])
  const location = useLocation()
  // Agents and the normal flow begin at an address of their own.
  const page =
    pageOfAddress(location.pathname)?.id === "extractBusinessDetails" ? "extractBusinessDetails" : "businessDetails"
  const { details, change, errors, failure, setFailure, withAddress, byHand, otherAddress } = useBusinessStart(page)
  const { portal } = usePortal()
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

  if (details === undefined && !maySignUp(portal.flags)) return <Navigate to="/signup" replace />
  return (
    <LaunchPageFrame
      page={page}
      notice={<FailureNotice failure={failure} />}
      onContinue={() => (way === "manual" ? byHand(manual) : withAddress(way, way === "website" ? website : pageUrl))}
      {...(way !== "manual" && { continueLabel: t(`signup:way.read.${way}`) })}
    >
      <WayChoice value={way} onChange={choose}>
        {way === "manual" ? (
          <Suspense fallback={<Skeleton shape="box" height="20rem" />}>
            <ManualFields value={manual} onChange={changeManual} errorOf={errors.textOf} />
          </Suspense>
        ) : (
          <AddressField
            way={way}
            value={way === "website" ? website : pageUrl}
            onChange={(address) => {
              errors.clear("address")
              if (way === "website") setWebsite(address)
              else setPageUrl(address)
            }}
            onSwitch={moveTo}
            error={errors.textOf("address")}
          />
        )}
      </WayChoice>
      {otherAddress.address === undefined ? null : (
        <Suspense fallback={null}>
          <OtherAddressDialog
            address={otherAddress.address}
            name={details?.business.name}
            onReplace={() => otherAddress.answer(true)}
            onKeep={() => otherAddress.answer(false)}
            onClose={otherAddress.close}
          />
        </Suspense>
      )}
    </LaunchPageFrame>
  )
}

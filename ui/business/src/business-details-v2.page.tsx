import { maySignUp } from "@domain/portals"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { Navigate, useLocation } from "react-router"
import { ContactPart } from "./contact-part.tsx"
import { LocationFormFields } from "./location-form-fields.tsx"
import { PlaceMap } from "./place-map.tsx"
import { StartFields } from "./start-fields.tsx"
import { pageOfAddress } from "./stored-journey.ts"
import { useContact } from "./use-contact.ts"
import { useLocationForm } from "./use-location-form.ts"
import { useStartFields } from "./use-start-fields.ts"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

type Page = "businessDetailsV2" | "subsequentBusinessDetailsV2"

/** Before anything is known: where to read it, or who the business is. */
const FirstFields = ({ page }: { readonly page: Page }) => {
  const { t } = useTranslation(["signup", "launch"])
  const form = useStartFields(page)
  const { failure, way, address, manual, byHand, withAddress } = form
  return (
    <LaunchPageFrame
      page={page}
      notice={<FailureNotice failure={failure} />}
      onContinue={() => (way === "manual" ? byHand(manual, { stays: true }) : withAddress(way, address))}
      {...(way !== "manual" && { continueLabel: t(`signup:way.read.${way}`) })}
    >
      <StartFields form={form} />
    </LaunchPageFrame>
  )
}

/** All fields on one page to correct and complete, whether they were read or begun by hand. */
const AllFields = ({ page }: { readonly page: Page }) => {
  const { t } = useTranslation(["signup", "launch"])
  const { details, next } = useLaunchPage(page)
  const start = useStartFields(page)
  const form = useLocationForm(page)
  const contact = useContact(page)
  const { way, address, withAddress, failure } = start
  const isRead = details?.extraction.status === "done"
  const known = details?.extraction.address ?? details?.business.websiteUrl
  // What is paid for is corrected here, not begun anew from another address.
  const mayRead = details?.paid !== true
  const asksForAll = !mayRead || way === "manual" || isRead || page === "subsequentBusinessDetailsV2"
  const asksPhone = details?.phoneRequirement !== "disabled"
  const reads = mayRead && way !== "manual" && address.trim() !== "" && address.trim() !== known

  const proceed = async () => {
    if (way !== "manual" && (reads || !asksForAll)) return withAddress(way, address)
    const isPlaced = await form.check()
    const isReachable = !asksPhone || (isPlaced ? contact.check() : true)
    return isPlaced && isReachable && next()
  }
  return (
    <LaunchPageFrame
      page={page}
      notice={
        <>
          <FailureNotice failure={failure} />
          {details?.extraction.isPartial === true ? <Banner tone="info">{t("signup:found.partial")}</Banner> : null}
        </>
      }
      onContinue={proceed}
      {...(way !== "manual" && (reads || !asksForAll) && { continueLabel: t(`signup:way.read.${way}`) })}
      {...(asksForAll && {
        aside: <PlaceMap location={form.location} region={form.region} towns={form.lookup.towns} />,
      })}
    >
      {mayRead ? <StartFields form={start} isBare /> : null}
      {asksForAll ? (
        <>
          <LocationFormFields form={form} asksWho onPlace={contact.showChosen} />
          {asksPhone ? <ContactPart contact={contact} /> : null}
        </>
      ) : null}
    </LaunchPageFrame>
  )
}

/** Everything about the business on one page. Spec: businessDetailsv2, subsequentbusinessDetailsv2. */
export default function BusinessDetailsV2() {
  const { pathname } = useLocation()
  const page =
    pageOfAddress(pathname)?.id === "subsequentBusinessDetailsV2" ? "subsequentBusinessDetailsV2" : "businessDetailsV2"
  const { details } = useLaunchPage(page)
  const { portal } = usePortal()
  if (details === undefined && !maySignUp(portal.flags)) return <Navigate to="/signup" replace />
  return details === undefined ? (
    <FirstFields page={page} />
  ) : (
    <AllFields key={`${details.sessionId} ${details.extraction.status}`} page={page} />
  )
}

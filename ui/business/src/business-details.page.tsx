import { maySignUp } from "@domain/portals"
import { useTranslation } from "react-i18next"
import { Navigate, useLocation } from "react-router"
import { StartFields } from "./start-fields.tsx"
import { pageOfAddress } from "./stored-journey.ts"
import { useStartFields } from "./use-start-fields.ts"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The first question: website, page on a network, or by hand. */
export default function BusinessDetailsPage() {
  const { t } = useTranslation(["signup", "launch"])
  const location = useLocation()
  // Agents and the normal flow begin at an address of their own.
  const page =
    pageOfAddress(location.pathname)?.id === "extractBusinessDetails" ? "extractBusinessDetails" : "businessDetails"
  const form = useStartFields(page)
  const { details, failure, way, address, manual, byHand, withAddress } = form
  const { portal } = usePortal()

  if (details === undefined && !maySignUp(portal.flags)) return <Navigate to="/signup" replace />
  return (
    <LaunchPageFrame
      page={page}
      notice={<FailureNotice failure={failure} />}
      onContinue={() => (way === "manual" ? byHand(manual) : withAddress(way, address))}
      {...(way !== "manual" && { continueLabel: t(`signup:way.read.${way}`) })}
    >
      <StartFields form={form} />
    </LaunchPageFrame>
  )
}

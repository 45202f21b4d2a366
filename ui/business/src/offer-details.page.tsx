import { useTranslation } from "react-i18next"
import { OfferChoice, useOfferChoice } from "./offer-choice.tsx"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

/**
 * A reason to act today, or none: the button goes on without an offer until one is chosen. Spec: offerDetails; "offer ads show 50%
 * more conversions".
 */
export default function OfferDetails() {
  const { t } = useTranslation(["signup", "launch"])
  const { details, change, next } = useLaunchPage("offerDetails")
  const form = useOfferChoice(details, change)
  const isChosen = form.offer !== undefined
  const proceed = () => {
    if (!isChosen) form.goWithout()
    return (!isChosen || form.check()) && next()
  }
  return (
    <LaunchPageFrame
      page="offerDetails"
      onContinue={proceed}
      {...(!isChosen && { continueLabel: t("signup:offer.none") })}
    >
      <OfferChoice form={form} />
    </LaunchPageFrame>
  )
}

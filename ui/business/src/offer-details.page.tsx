import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { OfferChoice, useOfferChoice } from "./offer-choice.tsx"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

/** A reason to act today, or none. Spec: offerDetails; "offer ads show 50% more conversions". */
export default function OfferDetails() {
  const { t } = useTranslation(["signup", "launch"])
  const { details, change, next } = useLaunchPage("offerDetails")
  const form = useOfferChoice(details, change)
  const goWithout = () => {
    form.goWithout()
    return next()
  }
  return (
    <LaunchPageFrame
      page="offerDetails"
      onContinue={() => form.check() && next()}
      {...(form.offer === undefined && {
        secondary: (
          <Button kind="secondary" onPress={() => void goWithout()}>
            {t("signup:offer.none")}
          </Button>
        ),
      })}
    >
      <OfferChoice form={form} />
    </LaunchPageFrame>
  )
}

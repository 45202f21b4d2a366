import { type Offer, offerTypes } from "@domain/creatives"
import { addDays } from "@domain/kernel"
import { withOffer } from "@domain/signup"
import { Button } from "@ui/kit/button"
import { RadioCards } from "@ui/kit/radio-cards"
import { BadgePercent, Ban, Gift, PencilLine, Tags, Truck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type OfferField, OfferFields } from "./offer-fields.tsx"
import { isOfferType, offerProblem, withType } from "./offer-form.ts"
import { OfferPreview } from "./offer-preview.tsx"
import { todayIn } from "@ui/shared/today"
import { useFieldErrors } from "./use-field-errors.ts"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

const icons = {
  Percentage: <BadgePercent />,
  Flat: <Tags />,
  FreeService: <Gift />,
  FreeDelivery: <Truck />,
  Custom: <PencilLine />,
  Skip: <Ban />,
} as const

const usualDays = 14

/** A reason to act today, or none. Spec: offerDetails; "offer ads show 50% more conversions". */
export default function OfferDetails() {
  const { t } = useTranslation(["signup", "launch"])
  const { details, change, next } = useLaunchPage("offerDetails")
  const errors = useFieldErrors<OfferField | "type">()
  const offer = details?.creative.offerDetail
  const region = details?.region ?? "IN"
  const today = todayIn(region)

  const proceed = () => {
    if (offer === undefined) return errors.show({ type: { key: "OfferChoiceRequired" } })
    const refused = offerProblem(offer, today)
    return refused === undefined ? next() : errors.show({ [refused.field]: refused.problem })
  }
  const changeTo = (changed: Offer) => {
    if (details !== undefined) change(withOffer(details, changed))
  }
  const goWithout = () => {
    changeTo(withType(offer, "Skip"))
    return next()
  }
  const changeOffer = (changed: Offer, field: OfferField) => {
    errors.clear(field)
    changeTo(changed)
  }
  const fields =
    offer === undefined || offer.type === "Skip" ? undefined : (
      <>
        <OfferFields
          key={offer.type}
          offer={offer}
          onChange={changeOffer}
          region={region}
          today={today}
          firstEnd={addDays(today, usualDays)}
          errorOf={errors.textOf}
        />
        <OfferPreview offer={offer} region={region} today={today} />
      </>
    )
  return (
    <LaunchPageFrame
      page="offerDetails"
      onContinue={proceed}
      {...(offer === undefined && {
        secondary: (
          <Button kind="secondary" onPress={() => void goWithout()}>
            {t("signup:offer.none")}
          </Button>
        ),
      })}
    >
      <RadioCards
        label={t("signup:offer.label")}
        columns={2}
        value={offer?.type ?? null}
        error={errors.textOf("type")}
        onChange={(id) => {
          if (!isOfferType(id) || id === offer?.type) return
          errors.show({})
          changeTo(withType(offer, id))
        }}
        options={offerTypes.map((type) => ({
          id: type,
          title: t(`signup:offer.${type}.title`),
          description: t(`signup:offer.${type}.text`),
          icon: icons[type],
          detail: fields,
        }))}
      />
    </LaunchPageFrame>
  )
}

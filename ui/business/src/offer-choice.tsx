import { type Offer, offerTypes, type OfferType } from "@domain/creatives"
import { addDays } from "@domain/kernel"
import { type SignupSession, withOffer } from "@domain/signup"
import { RadioCards } from "@ui/kit/radio-cards"
import { BadgePercent, Ban, Gift, PencilLine, Tags, Truck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { todayIn } from "@ui/shared/today"
import type { Journey } from "@ui/journey/journey-page"
import { type OfferField, OfferFields } from "./offer-fields.tsx"
import { isOfferType, offerProblem, withType } from "./offer-form.ts"
import { OfferPreview } from "./offer-preview.tsx"
import { useFieldErrors } from "@ui/journey/use-field-errors"

const icons = {
  Percentage: <BadgePercent />,
  Flat: <Tags />,
  FreeService: <Gift />,
  FreeDelivery: <Truck />,
  Custom: <PencilLine />,
  Skip: <Ban />,
} as const

const usualDays = 14

/** The offer of a draft while it is chosen; `check` shows what is wrong with it. */
export const useOfferChoice = (details: SignupSession | undefined, change: Journey["change"]) => {
  const errors = useFieldErrors<OfferField | "type">()
  const offer = details?.creative.offerDetail
  const region = details?.region ?? "IN"
  const today = todayIn(region)
  const changeTo = (changed: Offer) => {
    if (details !== undefined) change(withOffer(details, changed))
  }
  const check = (): boolean => {
    if (offer === undefined) {
      errors.show({ type: { key: "OfferChoiceRequired" } })
      return false
    }
    const refused = offerProblem(offer, today)
    if (refused !== undefined) errors.show({ [refused.field]: refused.problem })
    return refused === undefined
  }
  return { errors, offer, region, today, changeTo, check, goWithout: () => changeTo(withType(offer, "Skip")) }
}

export interface OfferChoiceProps {
  readonly form: ReturnType<typeof useOfferChoice>
  /** What stands chosen until somebody chooses. */
  readonly usual?: OfferType
}

/** The kinds of offer, and below the chosen one its fields and how it will read. Spec: offerDetails. */
export const OfferChoice = ({ form, usual }: OfferChoiceProps) => {
  const { t } = useTranslation(["signup"])
  const { errors, offer, region, today, changeTo } = form
  const fields =
    offer === undefined || offer.type === "Skip" ? undefined : (
      <>
        <OfferFields
          key={offer.type}
          offer={offer}
          onChange={(changed, field) => {
            errors.clear(field)
            changeTo(changed)
          }}
          region={region}
          today={today}
          firstEnd={addDays(today, usualDays)}
          errorOf={errors.textOf}
        />
        <OfferPreview offer={offer} region={region} today={today} />
      </>
    )
  return (
    <RadioCards
      label={t("signup:offer.label")}
      columns={2}
      value={offer?.type ?? usual ?? null}
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
  )
}

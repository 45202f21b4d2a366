import { adLanguageOf, objectiveOf, socialFormatOf } from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import {
  type AdCopy,
  allowedCallsToAction,
  callToActionLabel,
  isCallToActionAllowed,
  recommendedLengths,
} from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import { type AdChecks, destinationOf } from "@ui/journey/ad-checks"
import { CountedField } from "./counted-field.tsx"
import styles from "./forms.module.css"
import { fieldText } from "@ui/journey/messages"
import type { AskedFields } from "./use-asked-fields.tsx"

export interface AdTextFieldsProps {
  readonly details: SignupSession
  readonly copy: AdCopy
  readonly checks: AdChecks
  readonly showsErrors: boolean
  readonly asked: AskedFields
  readonly onEdit: (change: Partial<Omit<AdCopy, "origin" | "accepted" | "acceptedHash">>) => void
}

const counted = ["primaryText", "headline", "description"] as const

/** What a field counts to: the recommended length, or the portal's limit where that is shorter. */
const mostOf = (name: (typeof counted)[number], { longestPrimaryText = Infinity }: SignupSession): number =>
  Math.min(recommendedLengths[name].most, name === "primaryText" ? longestPrimaryText : Infinity)

/** The words of the ad, its button among the buttons that the objective allows, and the place that the ad leads to. */
export const AdTextFields = ({ details, copy, checks, showsErrors, asked, onEdit }: AdTextFieldsProps) => {
  const { t } = useTranslation(["creatives", "failures"])
  const objective = objectiveOf(details)
  const destination = destinationOf(details)
  /** A carousel has a headline and a line of each card instead. */
  const words = socialFormatOf(details) === "carousel" ? (["primaryText"] as const) : counted
  const failure = (checked: AdChecks["websiteUrl"]) =>
    showsErrors && checked !== undefined ? { error: fieldText(t, checked) } : {}
  return (
    <div className={cx(styles.fields)}>
      {words.filter(asked.isAsked).map((name) => (
        <CountedField
          key={name}
          label={t(`creatives:field.${name}`)}
          value={copy[name]}
          language={adLanguageOf(details)}
          most={mostOf(name, details)}
          problems={checks[name]}
          showsErrors={showsErrors}
          isLong={name === "primaryText" && mostOf(name, details) > 60}
          isOptional={name === "description"}
          onChange={(text) => onEdit({ [name]: text })}
        />
      ))}
      {asked.isWhole ? (
        <Select
          label={t("creatives:field.callToAction")}
          placeholder={t("creatives:field.choose")}
          value={isCallToActionAllowed(objective, copy.callToAction) ? copy.callToAction : null}
          options={allowedCallsToAction(objective).map((action) => ({
            id: action,
            label: callToActionLabel(action, adLanguageOf(details), details.creative.messagingApp),
          }))}
          onChange={(id) => {
            const callToAction = allowedCallsToAction(objective).find((action) => action === id)
            if (callToAction !== undefined) onEdit({ callToAction })
          }}
          {...failure(checks.callToAction)}
        />
      ) : null}
      {destination === "website" && asked.isAsked("landingPage") ? (
        <TextField
          label={t("creatives:field.websiteUrl")}
          hint={t("creatives:field.websiteHint")}
          value={copy.websiteUrl ?? ""}
          inputDirection="ltr"
          type="url"
          maxLength={2048}
          onChange={(websiteUrl) => onEdit({ websiteUrl })}
          {...failure(checks.websiteUrl)}
        />
      ) : null}
      {destination === "phone" && asked.isWhole ? (
        <TextField
          label={t("creatives:field.phoneNumber")}
          hint={t(objective === "Calls" ? "creatives:field.phoneHint" : "creatives:field.messageHint")}
          value={copy.phoneNumber ?? ""}
          inputDirection="ltr"
          type="tel"
          maxLength={25}
          onChange={(phoneNumber) => onEdit({ phoneNumber })}
          {...failure(checks.phoneNumber)}
        />
      ) : null}
      {asked.showAll}
    </div>
  )
}

import { adCopyOf, adLanguageOf, objectiveOf } from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import {
  allowedCallsToAction,
  callToActionLabel,
  checkAdText,
  isCallToActionAllowed,
  offerTextLimit,
  recommendedLengths,
} from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import type { CreativeVersion } from "./use-undo.ts"
import { CountedField } from "./counted-field.tsx"
import { offerFrom, offerWordsOf, withCopyEdit } from "@ui/journey/draft-creative"
import styles from "./forms.module.css"

export interface CreativeWordsProps {
  readonly details: SignupSession
  readonly onEdit: (group: string, version: CreativeVersion) => void
  readonly showsErrors: boolean
}

/** What is wrong with the words on the creative; the offer may be left out. */
export const wordProblems = (details: SignupSession) => {
  const { headline, description } = adCopyOf(details)
  const offer = offerWordsOf(details)
  const facts = { names: details.business.name === undefined ? [] : [details.business.name] }
  return {
    headline: checkAdText("facebook", "headline", headline, facts),
    description: checkAdText("facebook", "description", description, facts),
    offer: offer === "" ? [] : checkAdText("quickForm", "tagline", offer, facts),
  }
}

/** The words that the creative shows. */
export const CreativeWords = ({ details, onEdit, showsErrors }: CreativeWordsProps) => {
  const { t } = useTranslation(["creatives"])
  const copy = adCopyOf(details)
  const objective = objectiveOf(details)
  const problems = wordProblems(details)
  const { headline, description } = recommendedLengths
  return (
    <div className={cx(styles.fields)}>
      <CountedField
        label={t("creatives:field.headline")}
        value={copy.headline}
        language={adLanguageOf(details)}
        most={headline.most}
        problems={problems.headline}
        showsErrors={showsErrors}
        onChange={(text) => onEdit("headline", withCopyEdit(details, { headline: text }))}
      />
      <CountedField
        label={t("creatives:field.description")}
        value={copy.description}
        language={adLanguageOf(details)}
        most={description.most}
        problems={problems.description}
        showsErrors={showsErrors}
        onChange={(text) => onEdit("description", withCopyEdit(details, { description: text }))}
      />
      <CountedField
        label={t("creatives:field.offer")}
        hint={t("creatives:field.offerHint")}
        value={offerWordsOf(details)}
        language={adLanguageOf(details)}
        most={offerTextLimit}
        problems={problems.offer}
        showsErrors={showsErrors}
        isOptional
        onChange={(text) =>
          onEdit("offer", { creative: { offerDetail: offerFrom(text, details.creative.offerDetail) } })
        }
      />
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
          if (callToAction !== undefined) onEdit("callToAction", withCopyEdit(details, { callToAction }))
        }}
      />
    </div>
  )
}

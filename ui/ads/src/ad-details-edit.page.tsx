import { adCopyOf } from "@domain/campaigns"
import { editCopy } from "@domain/creatives"
import { phone, website } from "@domain/validation"
import { Result } from "effect"
import { type FocusEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { checkAd, destinationOf, isSound } from "@ui/journey/ad-checks"
import { AdTextFields } from "./ad-text-fields.tsx"
import { leadFormOf, withCreative, withDestination } from "@ui/journey/draft-creative"
import { FieldStack } from "./field-stack.tsx"
import { focusFirstError } from "@ui/journey/focus-first-error"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { LeadFormEditor, leadFormProblems } from "./lead-form-editor.tsx"
import { SavedFormChoice } from "./lead-forms/saved-form-choice.tsx"
import { SocialFormat } from "./social-format.tsx"
import { SocialPreviews } from "./social-previews.tsx"
import { useAskedFields } from "./use-asked-fields.tsx"
import { useContent } from "@ui/journey/use-content"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The social ad's words, button, place and lead form. Spec: screens, imageCreativesAdDetailsEdit/edit. */
const AdDetailsEdit = ({ journey }: { readonly journey: Journey }) => {
  const { details, change, next } = journey
  const asked = useAskedFields(journey, "picture", [
    "primaryText",
    "headline",
    "description",
    ...(destinationOf(details) === "website" ? (["landingPage"] as const) : []),
  ])
  const { t } = useTranslation(["creatives", "common"])
  const content = useContent(details)
  const [showsErrors, setShowsErrors] = useState(false)
  const [view, setView] = useState("feed")
  const ad = useRef<HTMLDivElement>(null)
  const copy = withDestination(adCopyOf(details), details)
  const isForm = destinationOf(details) === "leadForm"
  const form = leadFormOf(details)
  const checks = checkAd(copy, details)
  const edit = (changes: Parameters<typeof editCopy<typeof copy>>[1]) => {
    setShowsErrors(false)
    change(withCreative(details, { adDetail: editCopy(copy, changes) }))
  }

  // On phones only a part of the ad is in sight: the one whose words are typed.
  const showTyped = ({ target }: FocusEvent) => {
    if (view === "form") setView("feed")
    const isAbovePicture = target instanceof HTMLTextAreaElement
    ad.current?.parentElement?.scrollTo({ top: isAbovePicture ? 0 : ad.current.scrollHeight })
  }

  const finish = () => {
    const problems = leadFormProblems(form)
    const isFormSound = !isForm || (problems.empty.length === 0 && problems.privacyUrl === undefined)
    if (!isSound(checks) || !isFormSound) {
      setShowsErrors(true)
      return focusFirstError()
    }
    const site = Result.getOrUndefined(website(copy.websiteUrl ?? ""))
    const number = Result.getOrUndefined(phone(copy.phoneNumber ?? "", details.region))
    const tidy = editCopy(copy, {
      ...(site !== undefined && { websiteUrl: site }),
      ...(number !== undefined && { phoneNumber: number.e164 }),
    })
    change(withCreative(details, { adDetail: tidy, ...(isForm && { leadForm: form }) }))
    return next()
  }

  return (
    <LaunchPageFrame
      page="adDetailsEdit"
      isWide
      onContinue={finish}
      continueLabel={t("common:action.done")}
      pinned="ad"
      preview={
        <div ref={ad}>
          <SocialPreviews
            details={details}
            copy={copy}
            content={content}
            hasLeadForm={isForm}
            view={view}
            onView={setView}
          />
        </div>
      }
    >
      <FieldStack onFocus={showTyped}>
        {asked.isWhole ? <SocialFormat details={details} change={change} /> : null}
        <AdTextFields
          details={details}
          copy={copy}
          checks={checks}
          showsErrors={showsErrors}
          asked={asked}
          onEdit={edit}
        />
      </FieldStack>
      {isForm && asked.isWhole ? (
        <FieldStack onFocus={() => setView("form")}>
          <LeadFormEditor
            form={form}
            saved={
              details.businessProfileId === undefined ? null : (
                <SavedFormChoice
                  businessProfileId={details.businessProfileId}
                  chosen={{ leadForm: form, savedForm: details.creative.creativeDetail?.savedForm }}
                  onChange={(chosen) => change(withCreative(details, chosen))}
                />
              )
            }
            showsErrors={showsErrors}
            onChange={(leadForm) => change(withCreative(details, { leadForm }))}
          />
        </FieldStack>
      ) : null}
    </LaunchPageFrame>
  )
}

export default journeyPage("adDetailsEdit", AdDetailsEdit)

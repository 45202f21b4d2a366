import { Banner } from "@ui/kit/banner"
import { useAudienceWords, useLocationWords } from "@ui/shared/audience"
import { LaunchPageFrame } from "@ui/shared/launch"
import { useTranslation } from "react-i18next"
import { useWholeCreative } from "./use-whole-creative.ts"
import { type CreativePart, WholeCreativePanels } from "./whole-creative-panels.tsx"
import { WholePreview } from "./whole-preview.tsx"
import { FoldedPanel } from "@ui/journey/folded-panel"
import { journeyPage } from "@ui/journey/journey-page"
import layout from "@ui/journey/layout.module.css"
import { useFolds } from "@ui/journey/use-folds"
import { addressLine } from "@ui/checkout/summary-facts"
import { AudienceSize } from "@ui/audience/audience-size"
import { useWhere } from "@ui/audience/use-where"
import { useWho } from "@ui/audience/use-who"
import { WhereFields } from "@ui/audience/where-fields"
import { WhoFields } from "@ui/audience/who-fields"
import { ContactPart } from "@ui/business/contact-part"
import { LocationFormFields } from "@ui/business/location-form-fields"
import { shortAddress } from "@ui/business/short-address"
import { useContact } from "@ui/business/use-contact"
import { useLocationForm } from "@ui/business/use-location-form"

const page = "setupBusinessInfo"

/** Everything that was read and drafted, to look over and change on one page before the budget. Spec: setupBusinessInfo. */
const SetupBusinessInfo = journeyPage(page, ({ journey }) => {
  const { t } = useTranslation(["signup", "launch", "common"])
  const { details, isResubmission, next } = journey
  const business = useLocationForm(page)
  const contact = useContact(page)
  const whole = useWholeCreative(journey)
  const who = useWho(journey)
  const where = useWhere(journey)
  const { foldOf, isSound } = useFolds<CreativePart | "business" | "who" | "where">()
  const peopleWords = useAudienceWords()
  const places = useLocationWords()
  const asksPhone = details.phoneRequirement !== "disabled"
  const { status, address, isPartial } = details.extraction
  const host = shortAddress(address ?? "")

  const proceed = async () => {
    // What was paid for stays as it is; a refused campaign changes its ads alone.
    if (isResubmission) return whole.accept() && next()
    const isReady =
      (await isSound("business", business.check)) &&
      (!asksPhone || (await isSound("business", contact.check))) &&
      (await isSound("objective", () => whole.objectiveDetails.check(whole.objective))) &&
      (whole.offer.offer === undefined || (await isSound("offer", whole.offer.check))) &&
      whole.accept() &&
      (await isSound("who", who.settle)) &&
      (await isSound("where", where.settle))
    return isReady && next()
  }
  const { name, category } = details.business
  const described = [name, category?.name, addressLine(details)].filter((part) => part !== undefined && part !== "")
  return (
    <LaunchPageFrame
      page={page}
      isWide
      onContinue={proceed}
      continueLabel={t("launch:whole.accept")}
      preview={<WholePreview whole={whole} />}
      notice={
        status === "done" && host !== "" ? (
          <Banner tone="info" title={t("launch:whole.readFrom", { host })}>
            {isPartial === true ? t("signup:found.partial") : t("launch:whole.readHelp")}
          </Banner>
        ) : undefined
      }
    >
      {isResubmission ? null : (
        <FoldedPanel
          title={t("launch:whole.business")}
          summary={described.join(" · ")}
          openLabel={t("common:action.edit")}
          fold={foldOf("business")}
        >
          <div className={layout["stack"]}>
            <LocationFormFields
              form={business}
              asksWho
              onPlace={(chosen) => {
                contact.showChosen(chosen)
                whole.objectiveDetails.showChosen(chosen)
              }}
            />
            {asksPhone ? <ContactPart contact={contact} /> : null}
          </div>
        </FoldedPanel>
      )}
      <WholeCreativePanels journey={journey} whole={whole} foldOf={foldOf} />
      {isResubmission ? null : (
        <>
          <FoldedPanel
            title={t("launch:title.ageGenderTarget")}
            summary={peopleWords(who.gender, who.bands)}
            openLabel={t("common:action.edit")}
            fold={foldOf("who")}
          >
            <WhoFields who={who} />
          </FoldedPanel>
          <FoldedPanel
            title={t("launch:title.locationTargeting")}
            summary={places(where.location, details.region)}
            openLabel={t("common:action.edit")}
            fold={foldOf("where")}
          >
            <WhereFields where={where} />
          </FoldedPanel>
          <AudienceSize details={details} />
        </>
      )}
    </LaunchPageFrame>
  )
})

export default SetupBusinessInfo

import { fewestKeywords } from "@domain/validation"
import { Banner } from "@ui/kit/banner"
import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./editor.module.css"
import type { EditorStep } from "./editor-steps.ts"

const places: Readonly<Record<string, EditorStep>> = {
  "campaigns.missing.phone": "ads",
  "campaigns.missing.cards": "ads",
  "campaigns.missing.acceptedCopy": "ads",
  "campaigns.missing.acceptedSearchCopy": "ads",
  "campaigns.missing.acceptedBannerCopy": "ads",
  "campaigns.missing.allowedWords": "ads",
  "campaigns.missing.versionWords": "ads",
  "campaigns.missing.versionMoney": "ads",
  "campaigns.missing.versionResults": "ads",
  "campaigns.edit.versionAlone": "ads",
  "campaigns.edit.versionRuns": "ads",
  "campaigns.missing.allowedKeywords": "audience",
  "campaigns.missing.unblockedKeywords": "audience",
  "campaigns.missing.shownPlaces": "audience",
  "campaigns.missing.excludableCircles": "audience",
  "campaigns.missing.usableLists": "audience",
  "campaigns.edit.texts": "ads",
  "validation.audienceRequired": "audience",
  "validation.keywordsTooFew": "audience",
  "validation.keywordInvalid": "audience",
  "campaigns.missing.schedule": "budget",
  "campaigns.edit.hours": "budget",
  "campaigns.edit.budget": "budget",
  "campaigns.edit.endDate": "budget",
  "campaigns.edit.money": "budget",
}

/** Parts of a step that are not at its beginning. */
const parts: Readonly<Record<string, string>> = {
  "validation.keywordsTooFew": "edit-keywords",
  "validation.keywordInvalid": "edit-keywords",
  "campaigns.missing.allowedKeywords": "edit-keywords",
  "campaigns.missing.unblockedKeywords": "edit-keywords",
  "campaigns.missing.shownPlaces": "edit-places",
  "campaigns.missing.excludableCircles": "edit-places",
  "campaigns.missing.usableLists": "edit-lists",
  "campaigns.missing.cards": "edit-Social",
  "campaigns.missing.acceptedCopy": "edit-Social",
  "campaigns.missing.versionWords": "edit-Social",
  "campaigns.missing.versionMoney": "edit-Social",
  "campaigns.missing.versionResults": "edit-Social",
  "campaigns.edit.versionAlone": "edit-Social",
  "campaigns.edit.versionRuns": "edit-Social",
  "campaigns.missing.acceptedSearchCopy": "edit-Search",
  "campaigns.missing.acceptedBannerCopy": "edit-Banner",
  "campaigns.missing.schedule": "edit-hours",
  "campaigns.edit.hours": "edit-hours",
  "campaigns.edit.budget": "edit-budget",
  "campaigns.edit.endDate": "edit-budget",
  "campaigns.edit.money": "edit-budget",
}

/** What keeps a change from being sent, each with the way to where it is put right. */
export const LackList = ({ lacks }: { readonly lacks: ReadonlyArray<string> }) => {
  const { t } = useTranslation(["editor", "failures"])
  if (lacks.length === 0) return null
  return (
    <Banner tone="warning" title={t("editor:lacks", { count: lacks.length })}>
      <ul className={styles["lacks"]}>
        {lacks.map((key) => {
          const step = places[key]
          return (
            <li key={key}>
              <span>{t([`failures:${key}`, "failures:generic"], { least: fewestKeywords })}</span>
              {step === undefined ? null : (
                <NavButton kind="quiet" size="small" to={{ search: `?step=${step}`, hash: parts[key] ?? "" }}>
                  {t(`editor:steps.${step}`)}
                </NavButton>
              )}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}

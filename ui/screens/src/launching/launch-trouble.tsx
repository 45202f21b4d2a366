import { Predicate } from "effect"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { FailureNotice, NavButton } from "../frame/index.ts"
import { useFieldText } from "../targeting/use-field-text.ts"
import layout from "../targeting/layout.module.css"
import styles from "./launching.module.css"

const missingIn = (failure: unknown): ReadonlyArray<string> =>
  Predicate.hasProperty(failure, "missing") && Array.isArray(failure.missing)
    ? failure.missing.filter((key) => typeof key === "string")
    : []

export interface LaunchTroubleProps {
  readonly failure: unknown
  readonly businessProfileId: number
}

/** Why a launch was not accepted, what is missing, and where to go on. */
export const LaunchTrouble = ({ failure, businessProfileId }: LaunchTroubleProps) => {
  const { t } = useTranslation(["launch", "failures"])
  const fieldText = useFieldText()
  const missing = missingIn(failure)
  const lacksMoney = Predicate.isTagged(failure, "InsufficientFunds")
  return (
    <div className={layout["tight"]}>
      {missing.length === 0 ? (
        <FailureNotice failure={failure} />
      ) : (
        <Banner tone="error" title={t("failures:CampaignNotLaunchable")}>
          <ul className={styles["missing"]}>
            {missing.map((key) => (
              <li key={key}>{fieldText({ key })}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div className={layout["row"]}>
        <NavButton kind="secondary" to={`/app/${businessProfileId}/${lacksMoney ? "wallet" : "dashboard"}`}>
          {lacksMoney ? t("launch:launching.toWallet") : t("launch:success.dashboard")}
        </NavButton>
      </div>
    </div>
  )
}

import { GetWebsiteResults } from "@application/campaigns/contract"
import { objectiveOf } from "@domain/campaigns"
import type { SignupSession } from "@domain/signup"
import { useRead } from "@ui/container"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import layout from "@ui/journey/layout.module.css"

export interface ResultsNoteProps {
  readonly details: Pick<SignupSession, "businessProfileId" | "creative">
}

/** What the results of a campaign for visits will be, which its launch fixes; nothing for other objectives. */
export const ResultsNote = ({ details }: ResultsNoteProps) => {
  const { t } = useTranslation("launch")
  const { businessProfileId } = details
  const isForVisits = objectiveOf(details) === "WebsiteVisits"
  const { output } = useRead(
    GetWebsiteResults,
    isForVisits && businessProfileId !== undefined ? { businessProfileId } : undefined,
  )
  if (!isForVisits || (businessProfileId !== undefined && output === undefined)) return null
  if (output?.areConversions === true)
    return (
      <div className={layout["stack"]}>
        <p>{t("launch:counting.conversions")}</p>
        <p className={layout["soft"]}>{t("launch:counting.kept")}</p>
      </div>
    )
  return (
    <div className={layout["stack"]}>
      <p>{t("launch:counting.visits")}</p>
      {businessProfileId === undefined ? null : (
        <p className={layout["soft"]}>
          {t("launch:counting.why")}{" "}
          <Link to={`/app/${businessProfileId}/conversions`}>{t("launch:counting.set")}</Link>
        </p>
      )}
    </div>
  )
}

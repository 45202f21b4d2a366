import type { ListedAudience } from "@application/campaigns/contract"
import type { ProfileMembership } from "@domain/identity"
import { Button } from "@ui/kit/button"
import { useAudienceWords, useLanguageWords, useLocationWords } from "@ui/shared/audience"
import { useFormat } from "@ui/shared/use-format"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./saved.module.css"

export interface AudienceRowProps {
  readonly profile: Pick<ProfileMembership, "id" | "region">
  readonly listed: ListedAudience
  readonly mayChange: boolean
  readonly onChange: () => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** Campaigns that are named before the rest is asked for. */
const firstCampaigns = 5

/** A saved audience in words, with the campaigns that began with it. */
export const AudienceRow = ({ profile, listed, mayChange, onChange, onCopy, onRemove }: AudienceRowProps) => {
  const { t } = useTranslation(["audiences", "launch", "common"])
  const people = useAudienceWords()
  const places = useLocationWords()
  const languageWords = useLanguageWords()
  const format = useFormat()
  const nameId = useId()
  const [isWhole, setWhole] = useState(false)
  const { audience, campaigns, changedAt } = listed
  const { languages = [], interests, includedLists, excludedLists } = audience
  const shown = isWhole ? campaigns : campaigns.slice(0, firstCampaigns)
  const lines = [
    [t("audiences:row.languages"), languages.map((language) => ({ name: languageWords(language) }))],
    [t("audiences:row.interests"), interests],
    [t("audiences:row.included"), includedLists],
    [t("audiences:row.excluded"), excludedLists],
  ] as const
  return (
    <article className={styles["row"]} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles["name"]}>
        <bdi>{audience.name}</bdi>
      </h3>
      <p>
        {t("launch:summary.who", {
          people: people(audience.targetGender, audience.ageBands),
          places: places(audience.targetLocation, profile.region),
        })}
      </p>
      {lines.map(([label, named]) =>
        named.length === 0 ? null : (
          <p key={label} className={styles["quiet"]}>
            {label} <bdi>{named.map(({ name }) => name).join(" · ")}</bdi>
          </p>
        ),
      )}
      <p className={styles["quiet"]}>
        {campaigns.length === 0 ? t("audiences:row.unused") : t("audiences:row.used", { count: campaigns.length })}{" "}
        {t("audiences:row.changed", { day: format.dayOf(changedAt) })}
      </p>
      {campaigns.length === 0 ? null : (
        <ul className={styles["campaigns"]}>
          {shown.map(({ campaignId, name }) => (
            <li key={campaignId}>
              <Link to={`/app/${profile.id}/campaigns/${campaignId}`}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {campaigns.length > shown.length ? (
        <div>
          <Button kind="quiet" size="small" flush="start" onPress={() => setWhole(true)}>
            {t("audiences:row.more", { count: campaigns.length - shown.length })}
          </Button>
        </div>
      ) : null}
      {mayChange ? (
        <div className={styles["acts"]}>
          <Button
            kind="secondary"
            size="small"
            onPress={onChange}
            aria-label={t("audiences:row.changeOf", { name: audience.name })}
          >
            {t("audiences:row.change")}
          </Button>
          <Button
            kind="quiet"
            size="small"
            onPress={onCopy}
            aria-label={t("audiences:row.copyOf", { name: audience.name })}
          >
            {t("audiences:row.copy")}
          </Button>
          <Button
            kind="quiet"
            size="small"
            onPress={onRemove}
            aria-label={t("audiences:row.removeOf", { name: audience.name })}
          >
            {t("audiences:row.remove")}
          </Button>
        </div>
      ) : null}
    </article>
  )
}

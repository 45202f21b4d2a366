import type { Asset, AssetUse } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./assets.module.css"

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Pixels, format, weight, source and day of an asset in one line. */
export const useFactsText = () => {
  const { t } = useTranslation("assets")
  const format = useFormat()
  const weight = (bytes: number) =>
    bytes >= megabyte
      ? t("assets:megabytes", { size: format.number(bytes / megabyte, { maximumFractionDigits: 1 }) })
      : t("assets:kilobytes", { size: format.number(Math.max(1, Math.round(bytes / kilobyte))) })
  return ({ facts, video, format: kind, source, addedAt }: Asset): ReadonlyArray<string> => [
    ...(facts === undefined
      ? []
      : [t("assets:pixels", { width: format.number(facts.width), height: format.number(facts.height) })]),
    ...(kind === undefined ? [] : [kind]),
    ...(facts?.sizeBytes === undefined ? [] : [weight(facts.sizeBytes)]),
    ...(video?.framesPerSecond === undefined
      ? []
      : [t("assets:video.frames", { amount: format.number(video.framesPerSecond) })]),
    ...(video === undefined ? [] : [t(video.hasSound ? "assets:video.withSound" : "assets:video.silent")]),
    t(`assets:source.${source}`),
    ...(addedAt === undefined ? [] : [t("assets:added", { day: format.dayOf(addedAt) })]),
  ]
}

const countOf = (uses: ReadonlyArray<AssetUse>, ...places: ReadonlyArray<AssetUse["place"]>): number =>
  new Set(uses.filter(({ place }) => places.includes(place)).map(({ campaignId }) => campaignId)).size

/** Where an asset is used, in a few marks. */
export const UseBadges = ({ uses }: Pick<Asset, "uses">) => {
  const { t } = useTranslation("assets")
  const format = useFormat()
  const live = countOf(uses, "Live", "Change")
  const drafts = countOf(uses, "Draft")
  const ended = countOf(uses, "Ended")
  const say = (key: "live" | "draft" | "ended", count: number) =>
    t(`assets:use.${key}`, { count, amount: format.number(count) })
  if (uses.length === 0) return <span className={styles["quiet"]}>{t("assets:use.none")}</span>
  return (
    <span className={styles["badges"]}>
      {live > 0 ? <Badge tone="success">{say("live", live)}</Badge> : null}
      {drafts > 0 ? <Badge tone="info">{say("draft", drafts)}</Badge> : null}
      {ended > 0 ? <Badge>{say("ended", ended)}</Badge> : null}
      {uses.some(({ place }) => place === "Logo") ? <Badge tone="accent">{t("assets:use.logo")}</Badge> : null}
      {uses.some(({ place }) => place === "Feed") ? <Badge>{t("assets:use.feed")}</Badge> : null}
    </span>
  )
}

export interface CampaignLinksProps {
  readonly businessProfileId: BusinessProfileId
  readonly campaigns: ReadonlyArray<Pick<AssetUse, "campaignId" | "name">>
}

/** Campaigns by their names, each a link to it. */
export const CampaignLinks = ({ businessProfileId, campaigns }: CampaignLinksProps) => (
  <ul className={styles["links"]}>
    {campaigns.map(({ campaignId, name }) => (
      <li key={campaignId}>
        <Link to={`/app/${businessProfileId}/campaigns/${campaignId}`}>
          <bdi>{name}</bdi>
        </Link>
      </li>
    ))}
  </ul>
)

const campaignPlaces = ["Live", "Change", "Draft", "Ended"] as const

export interface UseListProps {
  readonly businessProfileId: BusinessProfileId
  readonly uses: ReadonlyArray<AssetUse>
}

/** Every use of an asset, by place. */
export const UseList = ({ businessProfileId, uses }: UseListProps) => {
  const { t } = useTranslation("assets")
  if (uses.length === 0) return <p className={styles["quiet"]}>{t("assets:dialog.noUses")}</p>
  return (
    <div className={styles["stack"]}>
      {campaignPlaces.map((place) => {
        const campaigns = uses.filter((use) => use.place === place)
        return campaigns.length === 0 ? null : (
          <div key={place}>
            <p className={styles["place"]}>{t(`assets:place.${place}`)}</p>
            <CampaignLinks businessProfileId={businessProfileId} campaigns={campaigns} />
          </div>
        )
      })}
      {(["Logo", "Feed"] as const).map((place) =>
        uses.some((use) => use.place === place) ? <p key={place}>{t(`assets:place.${place}`)}</p> : null,
      )}
    </div>
  )
}

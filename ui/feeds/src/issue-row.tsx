import { type Feed, ListFeedItems } from "@application/businesses/contract"
import { type CountedIssue, type FeedNetwork, issueReach } from "@domain/businesses"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge, type Tone } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Skeleton } from "@ui/kit/skeleton"
import { useCountryName } from "@ui/shared/use-country-name"
import { useFormat } from "@ui/shared/use-format"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { useIssueWords } from "./issue-words.ts"
import type { WantedIssue } from "./products-tab.tsx"
import { type FeedTimings, sourceOf } from "./read-feeds.ts"

/** Products that are shown of each issue. */
const mostSamples = 5

/** The feed whose issues are shown, and the way to the products with one of them. */
export interface IssuesTabProps {
  readonly businessProfileId: BusinessProfileId
  readonly feed: Feed
  readonly schedules: FeedTimings
  readonly region: Region
  readonly onOnly: (issue: WantedIssue) => void
}

export interface IssueRowProps extends IssuesTabProps {
  readonly counted: CountedIssue
  readonly networks: ReadonlyArray<FeedNetwork>
}

const tones: Readonly<Record<CountedIssue["issue"]["severity"], Tone>> = {
  error: "danger",
  warning: "warning",
  suggestion: "info",
}

const Samples = ({ businessProfileId, feed, counted: { issue } }: IssueRowProps) => {
  const { t } = useTranslation(["feeds", "common"])
  const { output, failure } = useRead(ListFeedItems, {
    businessProfileId,
    feedId: feed.id,
    issueField: issue.field,
    issueFix: issue.fix,
    limit: mostSamples,
  })
  if (output === undefined)
    return failure === undefined ? (
      <Skeleton shape="box" height="6rem" />
    ) : (
      <p role="alert">{t("feeds:items.failed")}</p>
    )
  return (
    <ul className={styles["samples"]}>
      {output.items.map(({ row, item }) => (
        <li key={row}>
          <bdi>{item.title ?? t("feeds:items.untitled")}</bdi>{" "}
          <span className={styles["quiet"]}>
            {t("feeds:items.row")} <bdi dir="ltr">{row}</bdi>
            {item.id === undefined ? null : (
              <>
                {" · "}
                <bdi dir="ltr">{item.id}</bdi>
              </>
            )}
            {issue.fix === "addValue" || item[issue.field] === undefined ? null : (
              <>
                {" · "}
                <bdi>{(item[issue.field] ?? "").slice(0, 80)}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** When mended products are looked at again. */
const useAgain = ({ feed, schedules }: IssueRowProps): string => {
  const { t } = useTranslation("feeds")
  const momentIn = useMomentIn()
  const source = sourceOf(feed)
  if (source === "file") return t("feeds:issues.againFile")
  if (source === "store") return t("feeds:issues.againStore")
  const timing = schedules.find(({ feedId }) => feedId === feed.id)
  return timing?.nextAt === undefined
    ? t("feeds:issues.againNow")
    : t("feeds:issues.againAt", { moment: momentIn(timing.nextAt, timing.timeZone) })
}

/** An issue: how many products have it, its effect at each network and where, how to mend it, and some of the products. */
export const IssueRow = (props: IssueRowProps) => {
  const { t } = useTranslation("feeds")
  const format = useFormat()
  const words = useIssueWords()
  const [isOpen, setOpen] = useState(false)
  const again = useAgain(props)
  const id = useId()
  const { counted, networks, region, onOnly } = props
  const { issue, items } = counted
  const { effects, where, most } = issueReach(issue)
  const country = useCountryName()(region)
  return (
    <li className={styles["issue"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <h3 id={id} className={styles["name"]}>
          {words.name(issue)}
        </h3>
        <Badge tone={tones[issue.severity]}>{t(`feeds:issues.level.${issue.severity}`)}</Badge>
        <span>{t("feeds:issues.items", { count: items, value: format.number(items) })}</span>
      </div>
      <KeyValueList
        items={[
          ...networks.map((network) => ({ label: network, value: t(`feeds:issues.effect.${effects[network]}`) })),
          { label: t("feeds:issues.country"), value: where === "OwnCountry" ? country : t("feeds:issues.everywhere") },
          {
            label: t("feeds:issues.how"),
            value: (
              <>
                {words.mend(issue)}
                {most === undefined
                  ? null
                  : ` ${t("feeds:issues.lengths", { meta: format.number(most.Meta), google: format.number(most.Google) })}`}
              </>
            ),
          },
          { label: t("feeds:issues.again"), value: again },
        ]}
      />
      <div className={styles["acts"]}>
        <Button kind="quiet" size="small" flush="start" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? "feeds:issues.hide" : "feeds:issues.samples")}
        </Button>
        {isOpen && items > mostSamples ? (
          <Button kind="quiet" size="small" onPress={() => onOnly({ field: issue.field, fix: issue.fix })}>
            {t("feeds:issues.allOf")}
          </Button>
        ) : null}
      </div>
      {isOpen ? <Samples {...props} /> : null}
    </li>
  )
}

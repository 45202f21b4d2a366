import { ListTriedEvents, StartTagTry } from "@application/conversions/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, type OutputOf, useCommand, useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { ExternalLink } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"
import { useOutcomeWords } from "./outcome-words.ts"
import type { SetUp } from "./read-conversions.ts"

/** How often the list of a try is read, in milliseconds. */
const everyMillis = 2_000

type Tried = OutputOf<typeof ListTriedEvents>["events"][number]

const isTaken = ({ outcomes }: Tried): boolean => outcomes.some(({ taken }) => taken === "Counted" || taken === "Visit")

/** What came while the tag is tried; read again every other second while a try lasts. */
const useTried = (businessProfileId: BusinessProfileId) => {
  const { output, failure, retry } = useRead(ListTriedEvents, { businessProfileId })
  const isUnderWay = output?.until !== undefined
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") retry()
    }, everyMillis)
    return () => clearInterval(timer)
  }, [isUnderWay, retry])
  return {
    events: output?.events ?? [],
    until: output?.until,
    failure: output === undefined ? failure : undefined,
    retry,
  }
}

export interface TesterPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly setUp: SetUp
  readonly mayChange: boolean
}

/** The third step: opens the website with a mark, and lists what its tag tells as it comes. Nothing of it counts. */
export const TesterPart = ({ businessProfileId, setUp, mayChange }: TesterPartProps) => {
  const { t } = useTranslation(["conversions", "common"])
  const format = useFormat()
  const outcomeWords = useOutcomeWords(setUp.actions, setUp.currency)
  const [address, setAddress] = useState(setUp.site?.address ?? "")
  const [starting, start] = useCommand(StartTagTry, { revalidate: false })
  const { events, until, failure, retry } = useTried(businessProfileId)
  const page = starting.status === "succeeded" ? starting.output.page : undefined
  const begin = async () => {
    const tab = window.open("about:blank", "_blank")
    const outcome = await start({ businessProfileId, address })
    if (outcome?.status !== "succeeded") return tab?.close()
    if (tab !== null) {
      tab.opener = null
      tab.location.href = outcome.output.page
    }
    retry()
  }
  const seenWords = ({ seen }: Tried): string => {
    if (seen.kind === "Event") return t("conversions:seen.Event", { event: seen.event })
    return seen.kind === "Click" ? t(`conversions:signal.click.${seen.on}`) : t(`conversions:seen.${seen.kind}`)
  }
  return (
    <Panel title={t("conversions:try.title")} description={t("conversions:try.text")}>
      <div className={styles["stack"]}>
        <FailureNotice failure={failureIn(starting) ?? failure} />
        {mayChange ? (
          <TextField
            type="url"
            label={t("conversions:try.page")}
            maxLength={2_000}
            autoComplete="off"
            inputDirection="ltr"
            value={address}
            onChange={setAddress}
          />
        ) : null}
        {mayChange ? (
          <div className={styles["acts"]}>
            <Button
              icon={<ExternalLink aria-hidden />}
              isPending={starting.status === "pending"}
              pendingLabel={t("common:state.loading")}
              onPress={() => void begin()}
            >
              {t(until === undefined ? "conversions:try.start" : "conversions:try.again")}
            </Button>
            {page === undefined ? null : (
              <a className={styles["link"]} href={page} target="_blank" rel="noreferrer">
                {t("conversions:try.openPage")}
              </a>
            )}
          </div>
        ) : null}
        {until === undefined ? null : (
          <Banner tone="info">
            {t(events.length === 0 ? "conversions:try.waiting" : "conversions:try.live", {
              until: format.timeOf(until),
            })}
          </Banner>
        )}
        <ul className={styles["list"]} aria-label={t("conversions:try.list")} aria-live="polite">
          {events.map((event) => (
            <li key={event.id} className={styles["row"]}>
              <span className={styles["line"]}>
                <span className={styles["name"]}>{seenWords(event)}</span>
                <Badge tone={isTaken(event) ? "success" : "neutral"}>
                  {t(isTaken(event) ? "conversions:try.counts" : "conversions:try.countsNot")}
                </Badge>
              </span>
              <span className={`${styles["quiet"]} ${styles["end"]}`}>{format.timeOf(event.at)}</span>
              {event.outcomes.map((outcome, at) => (
                <p key={`${outcome.actionId ?? outcome.audience ?? 0} ${String(at)}`} className={styles["wide"]}>
                  {outcomeWords(outcome)}
                </p>
              ))}
              <p className={`${styles["quiet"]} ${styles["wide"]}`}>
                {event.page === undefined ? null : (
                  <bdi dir="ltr" className={styles["code"]}>
                    {event.page}
                  </bdi>
                )}{" "}
                {t(event.consent.adStorage ? "conversions:try.agreed" : "conversions:try.notAgreed")}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

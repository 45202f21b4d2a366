import type { AdTestView as AdTestFacts } from "@application/campaigns/contract"
import { type AdTestMove, costPerResult, perThousand, testTotals } from "@domain/campaigns"
import { daysBetween } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { AdVersions } from "@ui/shared/ad-versions"
import { ratioWord } from "@ui/shared/test-terms"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./ad-test.module.css"

export interface AdTestViewProps {
  readonly test: AdTestFacts
  readonly link: string
  readonly format: Format
  readonly pending: boolean
  readonly onMove: ((move: AdTestMove) => void) | undefined
}

const versions = ["A", "B"] as const

const useSentences = ({ test, format }: Pick<AdTestViewProps, "test" | "format">): ReadonlyArray<string> => {
  const { t } = useTranslation(["dashboard", "launch"])
  const { ended, kept, objective, endsOn, today, resultsLeft } = test
  const totals = testTotals(test.days)
  const nameOf = (version: "A" | "B" = "B") => t(`launch:versions.${version}`)
  const rate = (version: "A" | "B") => format.number(Math.round(10 * (perThousand(totals[version]) ?? 0)) / 10)
  const { version } = ended ?? {}
  const rival = version === "A" ? "B" : "A"
  const left = Math.max(0, daysBetween(today, endsOn) + 1)
  const standing = (): ReadonlyArray<string> => {
    if (ended === undefined && totals.A.people + totals.B.people === 0) return [t("dashboard:adTest.empty")]
    if (ended === undefined) {
      const results = t(`launch:versions.results.${objective}`, {
        count: resultsLeft,
        number: format.number(resultsLeft),
      })
      return [
        t("dashboard:adTest.early", { results }),
        t("dashboard:adTest.daysLeft", { count: left, number: format.number(left) }),
      ]
    }
    if (ended.how === "Winner" && version !== undefined)
      return [
        t("dashboard:adTest.Winner", {
          version: nameOf(version),
          more: rate(version),
          fewer: rate(rival),
          results: t(`dashboard:adTest.resultsName.${objective}`),
        }),
      ]
    if (ended.how === "Refused")
      return [
        t("dashboard:adTest.Refused", { version: nameOf(version) }),
        ...(ended.reason === undefined
          ? []
          : [t("dashboard:adTest.reason", { reason: `\u2068${ended.reason}\u2069` })]),
        ...(kept === undefined ? [t("dashboard:adTest.half", { version: nameOf(version) })] : []),
      ]
    const ratio = t(`launch:versions.ratio.${ratioWord(test.ratio)}`)
    return [t(`dashboard:adTest.${ended.how}`, { ratio })]
  }
  const after =
    ended === undefined || ended.how === "Refused" || ended.how === "Changed"
      ? []
      : kept === undefined
        ? today > endsOn
          ? []
          : [t("dashboard:adTest.bothGoOn")]
        : [
            t(kept.byRule ? "dashboard:adTest.keptByRule" : "dashboard:adTest.kept", {
              version: nameOf(kept.version),
              day: format.day(kept.on),
            }),
          ]
  return [...standing(), ...after]
}

/** A test as its owner reads it: never a winner before the evidence is there. */
export const AdTestView = ({ test, link, format, pending, onMove }: AdTestViewProps) => {
  const { t } = useTranslation(["dashboard", "launch", "common"])
  const { ads, question, objective, currency, moves, ended, kept } = test
  const totals = testTotals(test.days)
  const [sentence, ...more] = useSentences({ test, format })
  const money = (amount: number | undefined) => (amount === undefined ? "–" : format.money(amount, currency))
  const rows = [
    { label: t("dashboard:adTest.people"), of: (version: "A" | "B") => format.number(totals[version].people) },
    {
      label: t(`dashboard:adTest.results.${objective}`),
      of: (version: "A" | "B") => format.number(totals[version].results),
    },
    {
      label: t("dashboard:adTest.rate"),
      of: (version: "A" | "B") => {
        const rate = perThousand(totals[version])
        return rate === undefined ? "–" : format.number(Math.round(rate * 10) / 10)
      },
    },
    { label: t("dashboard:adTest.cost"), of: (version: "A" | "B") => money(costPerResult(totals[version])) },
    { label: t("dashboard:adTest.spend"), of: (version: "A" | "B") => money(totals[version].spend) },
  ]
  return (
    <div className={styles["test"]}>
      {question === undefined ? null : <p>{t("dashboard:adTest.asked", { question: `\u2068${question}\u2069` })}</p>}
      <p className={styles["sentence"]}>
        <strong>{sentence}</strong>
      </p>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table className={styles["figures"]}>
        <thead>
          <tr>
            <td />
            {versions.map((version) => (
              <th key={version} scope="col">
                {t(`launch:versions.${version}`)}
                {ended?.how === "Winner" && ended.version === version ? (
                  <Badge tone="success">{t("dashboard:adTest.winner")}</Badge>
                ) : null}
                {kept !== undefined && kept.version !== version ? (
                  <Badge tone="neutral">{t("dashboard:adTest.stopped")}</Badge>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {versions.map((version) => (
                <td key={version}>
                  <bdi>{of(version)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles["quiet"]}>
        {t("dashboard:adTest.compared", { results: t(`dashboard:adTest.resultsName.${objective}`) })}
      </p>
      {onMove === undefined || moves.length === 0 ? null : (
        <div className={styles["moves"]}>
          {moves.map((move) => (
            <Button
              key={move}
              size="small"
              kind="secondary"
              isPending={pending}
              pendingLabel={t("common:state.saving")}
              onPress={() => onMove(move)}
            >
              {t(`dashboard:adTest.move.${move}`)}
            </Button>
          ))}
        </div>
      )}
      <AdVersions first={ads.A} second={ads.B} link={link} isFeedOnly />
    </div>
  )
}

import type { ShownMove } from "@application/campaigns/contract"
import { weeklyMinutes, type DayPart } from "@domain/budget"
import type { Campaign } from "@domain/campaigns"
import type { CurrencyCode } from "@domain/kernel"
import { useWeekWords } from "@ui/shared/hours"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { type ResultWord, useResultsInWords } from "@ui/shared/outcome"

type Change = ShownMove["change"]
type Parts = Extract<Change, { readonly kind: "Budget" }>["before"]

/** A text of the reader's own among words of another direction. */
const apart = (text: string): string => `\u2068${text}\u2069`

/** A move's change, reason, expected effect and outcome in words with numbers. */
export const useMoveWords = (
  { region }: Pick<Campaign, "region">,
  word: ResultWord,
  currency: CurrencyCode,
  format: Format,
) => {
  const { t } = useTranslation(["autopilot", "app"])
  const results = useResultsInWords(word, format)
  const { time } = useWeekWords(region)
  const money = (amount: number) => apart(format.money(amount, currency))
  const channel = (name: Parts[number]["channel"]) => t(`app:campaigns.channel.${name}`)
  const tenths = (value: number) => format.number(value, { maximumFractionDigits: 1 })

  const what = (change: Change): string => {
    if (change.kind === "Budget")
      return t("autopilot:what.Budget", {
        amount: money(change.amount),
        from: channel(change.from),
        to: channel(change.to),
      })
    if (change.kind === "Hours")
      return t("autopilot:what.Hours", { from: time(change.from * 60), to: time(change.to * 60) })
    if (change.kind === "Places") return t("autopilot:what.Places", { place: apart(change.place) })
    return t("autopilot:what.Searches", { term: apart(change.term) })
  }

  const parts = (all: Parts): ReadonlyArray<string> =>
    all.map((one) => t("autopilot:part", { channel: channel(one.channel), amount: money(one.part) }))
  const hours = (all: ReadonlyArray<DayPart> | undefined): ReadonlyArray<string> => [
    all === undefined
      ? t("autopilot:allDay")
      : t("autopilot:dayHours", { hours: tenths(weeklyMinutes({ mode: "Schedule", dayParts: all }) / 60) }),
  ]
  const difference = (
    change: Change,
  ): { readonly before: ReadonlyArray<string>; readonly after: ReadonlyArray<string> } => {
    if (change.kind === "Budget") return { before: parts(change.before), after: parts(change.after) }
    if (change.kind === "Hours") return { before: hours(change.before), after: hours(change.after) }
    if (change.kind === "Places")
      return {
        before: change.before.map(({ name }) => apart(name)),
        after: change.after.map(({ name }) => apart(name)),
      }
    return { before: [t("autopilot:shown")], after: [t("autopilot:leftOut")] }
  }

  const reason = ({ change, reason: why }: ShownMove): string => {
    const told = {
      days: apart(format.days(why.days.from, why.days.to)),
      part: results(why.part.results),
      partSpend: money(why.part.spend),
      others: results(why.others.results),
      othersSpend: money(why.others.spend),
      expected: `${tenths(why.expected)} ${t(`app:campaigns.resultsOf.${word}`, { count: Math.round(why.expected) })}`,
      needed: tenths(why.needed ?? 0),
      times: tenths(why.times ?? 0),
    }
    if (change.kind !== "Budget") return t("autopilot:reason.nothing", told)
    const between = { ...told, from: channel(change.from), to: channel(change.to) }
    return t(why.part.results === 0 ? "autopilot:reason.dearerWithNone" : "autopilot:reason.dearer", between)
  }

  const effect = ({ effect: { money: spend, during, least, likely, most } }: ShownMove): string =>
    t(`autopilot:effect.${during}`, {
      money: money(spend),
      likely: results(likely),
      least: format.number(least),
      most: format.number(most),
    })

  const outcome = ({ outcome: came, state }: ShownMove): string | undefined => {
    if (came === undefined) return state === "Made" ? t("autopilot:outcome.waiting") : undefined
    const told = t("autopilot:outcome.told", {
      before: results(came.before.results),
      beforeSpend: money(came.before.spend),
      after: results(came.after.results),
      afterSpend: money(came.after.spend),
    })
    return `${told} ${t(`autopilot:outcome.${came.verdict}`)}`
  }
  return { what, difference, reason, effect, outcome }
}

export type MoveWords = ReturnType<typeof useMoveWords>

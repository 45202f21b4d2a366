import type { LeadChange, LeadHistoryEntry, LeadMove } from "@domain/insights"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { Names } from "./lead-people.ts"

/** Words for changes of a lead and for the values of its fields. */
export const useLeadWords = (names: Names, format: Format) => {
  const { t } = useTranslation(["leads"])
  const none = t("leads:work.none")
  const money = (sale: { readonly amount: number; readonly currency: Parameters<Format["money"]>[1] } | undefined) =>
    sale === undefined ? none : format.money(sale.amount, sale.currency)
  const stepOf = (step: { readonly text: string; readonly dueAt: number } | undefined) =>
    step === undefined ? none : t("leads:step.at", { step: step.text, when: format.moment(step.dueAt) })
  const value = (move: LeadMove, side: "was" | "now"): string => {
    switch (move.field) {
      case "status":
        return t(`leads:status.${move[side]}`)
      case "ownerId": {
        const user = move[side]
        return user === undefined ? t("leads:owner.nobody") : names(user)
      }
      case "nextStep":
        return stepOf(move[side])
      case "sale":
        return money(move[side])
      case "contactedAt": {
        const at = move[side]
        return at === undefined ? none : format.moment(at)
      }
      case "qualifiedAt":
        return move[side] === undefined ? none : t("leads:good.title")
      case "badReason": {
        const reason = move[side]
        return reason === undefined ? none : t(`leads:bad.${reason}`)
      }
      case "tags":
        return move[side] ?? none
    }
  }
  const ofMove = (move: LeadMove): string => {
    const now = value(move, "now")
    switch (move.field) {
      case "status":
        return t("leads:told.status", { value: now })
      case "ownerId":
        return t("leads:told.owner", { value: now })
      case "nextStep":
        return move.now === undefined
          ? t("leads:told.stepDone", { value: value(move, "was") })
          : t("leads:told.step", { value: now })
      case "sale":
        return move.now === undefined
          ? t("leads:told.saleRemoved", { value: value(move, "was") })
          : t("leads:told.sale", { value: now })
      case "contactedAt":
        return move.now === undefined ? t("leads:told.notContacted") : t("leads:told.contacted")
      case "qualifiedAt":
        return t(move.now === undefined ? "leads:told.notGood" : "leads:told.good")
      case "badReason":
        return move.now === undefined ? t("leads:told.notBad") : t("leads:told.bad", { value: now })
      case "tags":
        return move.now === undefined
          ? t("leads:told.tagRemoved", { value: value(move, "was") })
          : t("leads:told.tagAdded", { value: now })
    }
  }
  return {
    /** What a change did, in a sentence for each field. */
    entry: ({ moves, undoes }: Pick<LeadHistoryEntry, "moves" | "undoes">): string => {
      const words = moves.map(ofMove).join(" ")
      return undoes === undefined ? words : t("leads:told.undone", { what: words })
    },
    stepOf,
    money,
    /** The value that a change would give its field. */
    wished: (change: LeadChange): string => {
      switch (change.kind) {
        case "Status":
          return t(`leads:status.${change.now}`)
        case "Owner":
          return change.now === undefined ? t("leads:owner.nobody") : names(change.now)
        case "NextStep":
          return stepOf(change.now)
        case "Sale":
          return money(change.now)
        case "TagAdded":
        case "TagRemoved":
          return change.tag
        case "Contacted":
          return t("leads:status.Contacted")
        case "Qualified":
          return t("leads:good.title")
      }
    },
  }
}

/** Words for changes of a lead. */
export type LeadWords = ReturnType<typeof useLeadWords>

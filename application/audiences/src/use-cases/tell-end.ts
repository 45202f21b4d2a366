import { UserMessages } from "@application/messaging/services"
import { daysLeft } from "@domain/audiences"
import { Effect } from "effect"
import type { StoredList } from "./stored-list.ts"

/** Warns whoever uploaded a list that it ends soon; a list from before that was noted warns nobody. */
export const tellEnd = Effect.fnUntraced(function* (list: StoredList, now: number) {
  const { businessProfileId, portalId, consent, name: listName } = list
  if (consent === undefined) return
  yield* (yield* UserMessages).tell({ portalId, userId: consent.acceptedBy, businessProfileId }, ({ origin }) => ({
    template: "customerListEnds",
    link: `${origin}/app/${businessProfileId}/audience`,
    listName,
    days: daysLeft(list, now),
  }))
})

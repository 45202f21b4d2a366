import { LeaveOutSearch } from "@application/campaigns/contract"
import type { Campaign, SearchTerm } from "@domain/campaigns"
import { failureIn, useCommand } from "@ui/container"
import { useState } from "react"

/** Searches that are left out or shown again by presses, before the list is read anew. */
export const useLeftOut = ({ id, businessProfileId }: Pick<Campaign, "id" | "businessProfileId">, waiting: number) => {
  const [state, leaveOut] = useCommand(LeaveOutSearch, { revalidate: false })
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [newest, setNewest] = useState<number>()
  const [pending, setPending] = useState<string>()
  const toggle = async (term: string, isLeftOut: boolean) => {
    setPending(term)
    const outcome = await leaveOut({ businessProfileId, campaignId: id, term, isLeftOut })
    setPending(undefined)
    if (outcome?.status !== "succeeded") return
    setPressed((before) => new Map(before).set(term, isLeftOut))
    setNewest(outcome.output.waiting)
  }
  return {
    toggle,
    pending,
    waiting: newest ?? waiting,
    isBusy: pending !== undefined,
    failure: failureIn(state),
    isLeftOut: ({ term, standing }: SearchTerm) => pressed.get(term) ?? standing === "LeftOut",
    /** Whether only its own negative keyword leaves the search out, so that a press takes it back. */
    isOwn: ({ term, mayShowAgain }: SearchTerm) => pressed.get(term) ?? mayShowAgain,
  }
}

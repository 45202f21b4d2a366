import type { DraftStorage, StoredDraft } from "@application/signup/flows"
import { isSessionId } from "@domain/kernel"
import { changeOf } from "@domain/signup"
import { storedValue } from "./stored-value.ts"

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value)

/** A stored draft, also with the property names that were used until November 2026; `unsaved` is by field name. */
type HeldDraft = Omit<StoredDraft, "change"> & {
  readonly change?: StoredDraft["change"]
  readonly unsaved?: Plain
  readonly isMending?: true
  readonly mends?: StoredDraft["refusedChannels"]
}

/** By hand: this is read before the first page is shown, which loads no Schema. */
const isDraft = (value: unknown): value is HeldDraft =>
  isPlain(value) && isSessionId(value["sessionId"]) && (isPlain(value["change"]) || isPlain(value["unsaved"]))

/** The draft of this browser and portal. Spec: client storage. */
export const localDraftStorage = (portal: string): DraftStorage => {
  const held = storedValue(`${portal}.draft`, isDraft)
  return {
    ...held,
    read: () => {
      const draft = held.read()
      if (draft === undefined) return undefined
      const { unsaved = {}, change = changeOf(unsaved), isMending, mends, ...rest } = draft
      return {
        ...(isMending === true && { isResubmission: isMending }),
        ...(mends !== undefined && { refusedChannels: mends }),
        ...rest,
        change,
      }
    },
  }
}

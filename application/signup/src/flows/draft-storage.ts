import type { CampaignChannel, Refusal } from "@domain/campaigns"
import type { SessionId } from "@domain/kernel"
import type { SessionChange } from "@domain/signup"
import type { PageId } from "@domain/launch"
import type { UnfinishedTypings } from "./unfinished-typing.ts"

/** What this device keeps of a draft: which one, where it stands, and what the server has not confirmed yet. */
export interface StoredDraft {
  readonly sessionId: SessionId
  readonly lastPath?: string
  /** The session's campaign was refused and its ads are being changed. */
  readonly isResubmission?: true
  /** Why it was refused. */
  readonly refusals?: ReadonlyArray<Refusal>
  /** The channels whose ads are changed. */
  readonly refusedChannels?: ReadonlyArray<CampaignChannel>
  /** Pages that are open again: to change what was reviewed, or to complete what a launch lacks. */
  readonly reopened?: ReadonlyArray<PageId>
  /** What was typed and is not on the server yet. */
  readonly change: SessionChange
  /** The revision that the change was made from. */
  readonly madeFrom?: number
  /** What was sent and not answered, so that it may be on the server already. */
  readonly sent?: SessionChange
  /** What is typed and not yet right, by name; a server takes it once it is. */
  readonly unfinished?: UnfinishedTypings
}

/** A device's memory of the draft; writing must be complete when it returns, so that a closed tab loses nothing. */
export interface DraftStorage {
  readonly read: () => StoredDraft | undefined
  readonly write: (draft: StoredDraft) => void
  readonly clear: () => void
}

/** A device that forgets at once: for Storybook and tests. */
export const forgetfulStorage = (first?: StoredDraft): DraftStorage => {
  let draft = first
  return {
    read: () => draft,
    write: (next) => {
      draft = next
    },
    clear: () => {
      draft = undefined
    },
  }
}

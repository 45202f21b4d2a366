import type { AccessDenied, FailureOf } from "@application/kernel"
import type { FieldName, SignupSession } from "@domain/signup"
import type { CampaignChannel, Refusal } from "@domain/campaigns"
import type { PageId } from "@domain/launch"
import type { UpdateBusinessDetails } from "../contract/business-details.ts"

/**
 * Whether everything typed is on the server. `offline` and `failed` keep it on the device and try again; `conflict` waits for
 * the person's choice.
 */
export type SaveState = "saved" | "unsaved" | "saving" | "offline" | "failed" | "conflict"

/** Fields that were changed here and, since this draft was read, elsewhere: `theirs` is the draft as it is there. */
export interface DraftConflict {
  readonly fields: ReadonlyArray<FieldName>
  readonly theirs: SignupSession
}

/** Why a save was refused. */
export type SaveFailure = FailureOf<typeof UpdateBusinessDetails> | AccessDenied

export interface LaunchFlowState {
  readonly details: SignupSession | undefined
  readonly save: SaveState
  readonly failure: SaveFailure | undefined
  readonly conflict: DraftConflict | undefined
  /** The campaign was refused: its ads, interests and keywords are gone through, nothing else, and then it is launched again. */
  readonly isResubmission: boolean
  /** Why it was refused, while it is changed. */
  readonly refusals: ReadonlyArray<Refusal>
  /** The channels whose ads are changed; all that the draft has where it is not said. */
  readonly refusedChannels?: ReadonlyArray<CampaignChannel> | undefined
  /** Pages that are open again: to change what was reviewed, or to complete what a launch lacks. */
  readonly reopened: ReadonlyArray<PageId>
}

/** Why a campaign was refused, and the channels whose ads are changed for it. */
export type Resubmission = Partial<Pick<LaunchFlowState, "refusals" | "refusedChannels">>

/** No campaign is being changed after a refusal. */
export const noResubmission: Pick<LaunchFlowState, "isResubmission" | "refusals" | "refusedChannels" | "reopened"> = {
  isResubmission: false,
  refusals: [],
  refusedChannels: undefined,
  reopened: [],
}

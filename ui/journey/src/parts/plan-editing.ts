import type { SessionChange, SignupSession } from "@domain/signup"

/** What a part of the journey reads and changes of a plan in the making, wherever the plan is kept. */
export interface PlanEditing {
  readonly details: SignupSession
  readonly change: (changes: SessionChange) => void
  /** Knows the newest details, also between two drawings. */
  readonly flow: { readonly state: () => { readonly details?: SignupSession | undefined } }
}

/** A plan in the making that is saved at once, and read anew after a call that changed it elsewhere. */
export interface KeptEditing extends PlanEditing {
  readonly flow: PlanEditing["flow"] & {
    readonly flush: () => Promise<unknown>
    readonly refresh: () => Promise<unknown>
  }
}

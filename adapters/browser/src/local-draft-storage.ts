import type { DraftStorage, StoredDraft } from "@application/signup/flows"
import { isSessionId } from "@domain/kernel"
import { storedValue } from "./stored-value.ts"

/** By hand: this is read before the first page is shown, which loads no Schema. */
const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === "object" &&
  value !== null &&
  "sessionId" in value &&
  isSessionId(value.sessionId) &&
  "unsaved" in value &&
  typeof value.unsaved === "object" &&
  value.unsaved !== null &&
  !Array.isArray(value.unsaved)

/** The draft of this browser and portal. Spec: client storage. */
export const localDraftStorage = (portal: string): DraftStorage => storedValue(`marquee.${portal}.draft`, isDraft)

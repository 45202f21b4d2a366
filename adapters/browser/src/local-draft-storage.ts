import type { DraftStorage, StoredDraft } from "@application/signup/flows"
import { isSessionId } from "@domain/kernel"
import { storedValue } from "./stored-value.ts"

/** Checked by hand because the first page reads it before Schema is loaded. */
const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === "object" &&
  value !== null &&
  "sessionId" in value &&
  isSessionId(value.sessionId) &&
  "unsaved" in value &&
  typeof value.unsaved === "object" &&
  value.unsaved !== null &&
  !Array.isArray(value.unsaved)

/** The draft stored by this browser for a portal. Spec: client storage. */
export const localDraftStorage = (portal: string): DraftStorage => storedValue(`marquee.${portal}.draft`, isDraft)

import type { DraftStorage, StoredDraft } from "@application/signup/flows"
import { SessionId } from "@domain/kernel"
import { Predicate, Schema } from "effect"
import { storedValue } from "./stored-value.ts"

const isSessionId = Schema.is(SessionId)

const isDraft = (value: unknown): value is StoredDraft =>
  Predicate.hasProperty(value, "sessionId") &&
  isSessionId(value.sessionId) &&
  Predicate.hasProperty(value, "unsaved") &&
  Predicate.isObject(value.unsaved)

/** The draft of this browser and portal. Spec: client storage. */
export const localDraftStorage = (portal: string): DraftStorage => storedValue(`marquee.${portal}.draft`, isDraft)

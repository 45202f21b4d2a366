import { PortalId, SessionId } from "@domain/kernel"
import { type SessionParts, withParts } from "@domain/signup"
import type { StoredSession } from "../ports/session-repository.ts"

const portalId = PortalId.make(1)

/** A new session; `number` makes it distinct. */
export const freshSession = (number: number, parts: SessionParts = {}): StoredSession => ({
  portalId,
  details: withParts(
    {
      sessionId: SessionId.make(`00000000-0000-4000-9000-${number.toString(16).padStart(12, "0")}`),
      encodedId: `link-${number}`,
      revision: 1,
      region: "IN",
      flavour: "default",
      shortenFlow: false,
      queryParameters: {},
      launchState: "BusinessDetails",
      extraction: { status: "none", stage: "queued" },
      sources: {},
      suggestedCategories: [],
      suggestedServices: [],
      phoneVerified: false,
      paid: false,
      createdAt: 1_000,
      updatedAt: 1_000,
      business: {},
      creative: {},
      targeting: {},
      budget: {},
      accounts: {},
    },
    parts,
  ),
})

import { Schema } from "effect"
import { contract, exampleDraft } from "@application/kernel"
import { LinkedPage } from "@domain/campaigns"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { SessionId } from "@domain/kernel"

/** Pages that can carry this session's ads. Spec: screens, linkAccounts. */
export const ListLinkablePages = contract("channels/ListLinkablePages", {
  kind: "query",
  access: "readSignup",
  route: "GET /localBusiness/:sessionId/pages",
  summary: "List the Facebook pages that a draft may use",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({ pages: Schema.Array(LinkedPage), portalPage: LinkedPage }),
  failures: [SessionNotFound, SessionBelongsToUser],
})

import { Schema } from "effect"
import { contract } from "@application/kernel"
import { Interest } from "@domain/campaigns"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { SessionId } from "@domain/kernel"

/** Interests of the social network that match; with no query, those that suit the business. Spec: calls C6. */
export const SearchInterests = contract("campaigns/SearchInterests", {
  access: "readSignup",
  input: Schema.Struct({
    sessionId: SessionId,
    searchQuery: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(80))),
  }),
  output: Schema.Array(Interest),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** A keyword idea; searches are monthly. */
export const KeywordIdea = Schema.Struct({
  keyword: Schema.String,
  monthlySearches: Schema.optionalKey(Schema.Int),
  competition: Schema.optionalKey(Schema.Literals(["LOW", "MEDIUM", "HIGH"])),
})
export type KeywordIdea = typeof KeywordIdea.Type

/** Keyword ideas under 20 characters from the business's category, services and site. Spec: calls C7. */
export const SuggestKeywords = contract("campaigns/SuggestKeywords", {
  access: "readSignup",
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Array(KeywordIdea),
  failures: [SessionNotFound, SessionBelongsToUser],
})

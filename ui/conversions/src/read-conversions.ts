import { GetConversions, ListConversions } from "@application/conversions/contract"
import type { ProfileMembership } from "@domain/identity"
import type { OutputOf, Read } from "@ui/container"

/** What a business has set up. */
export type SetUp = OutputOf<typeof GetConversions>
export type Action = SetUp["actions"][number]
export type Site = NonNullable<SetUp["site"]>

/** What the page shows: what is set up, with counts, and the newest conversions. */
export interface ConversionsShown {
  readonly setUp: SetUp
  readonly newest: OutputOf<typeof ListConversions>
}

const nothing: ConversionsShown = {
  setUp: { actions: [], serverKeys: [], serverAddress: "", currency: "INR", statement: 0 },
  newest: { conversions: [] },
}

export const readConversions = async (
  read: Read,
  profile: ProfileMembership | undefined,
): Promise<ConversionsShown> => {
  if (profile === undefined) return nothing
  const of = { businessProfileId: profile.id }
  const [setUp, newest] = await Promise.all([read(GetConversions, of), read(ListConversions, of)])
  return { setUp, newest }
}

/** All conversions of seven days. */
export const ofLastWeek = ({ actions }: SetUp): number => actions.reduce((sum, { lastWeek }) => sum + lastWeek.count, 0)

const dayMillis = 86_400_000

/** How a website stands: nothing was set up, no page with the tag was seen, pages but no conversion, or both. */
export type SiteStanding = "notSetUp" | "notSeen" | "seen" | "counting" | "silent"

/** How a website stands at a moment; a tag that was not seen for two days is silent. */
export const standingOf = (setUp: SetUp, now: number): SiteStanding => {
  const { site, actions } = setUp
  if (site === undefined) return "notSetUp"
  const lastAt = Math.max(0, ...actions.map((action) => action.lastAt ?? 0))
  if (site.lastSeenAt === undefined && lastAt === 0) return "notSeen"
  if (now - Math.max(site.lastSeenAt ?? 0, lastAt) > 2 * dayMillis) return "silent"
  return ofLastWeek(setUp) > 0 ? "counting" : "seen"
}

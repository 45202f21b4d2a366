import { ListNotifications } from "@application/messaging/contract"
import { ListBalances } from "@application/wallet/contract"
import type { ProfileMembership } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { usePortal } from "@ui/shared/frame"

/** Businesses whose balances are asked for together. */
export const mostStandings = 30

/** The wallet's balance and the number of unread notifications of businesses, after `wait` milliseconds without a change. */
export const useStandings = (userId: UserId | undefined, shown: ReadonlyArray<ProfileMembership>, wait = 0) => {
  const { language } = usePortal()
  const businessProfileIds = shown.slice(0, mostStandings).map(({ id }) => id)
  const asked = businessProfileIds.length === 0 || userId === undefined ? undefined : { businessProfileIds }
  const balances = useRead(ListBalances, asked, wait)
  const unread = useRead(ListNotifications, userId === undefined ? undefined : { userId, language, limit: 1 })
  return {
    of: (id: ProfileMembership["id"]) => ({
      balance: balances.output?.find(({ businessProfileId }) => businessProfileId === id),
      alerts: unread.output?.unreadByProfile.find(({ businessProfileId }) => businessProfileId === id)?.count ?? 0,
    }),
    failed: [balances, unread].filter(({ failure, output }) => failure !== undefined && output === undefined),
  }
}

export type Standing = ReturnType<ReturnType<typeof useStandings>["of"]>

import { EditConfiguration, type GetConfiguration } from "@application/businesses/contract"
import type { OutputOf } from "@application/kernel"
import { isStaff, type ProfileMembership } from "@domain/identity"
import { type FrameArea, hasChat } from "@domain/portals"
import { chatIdsOf } from "@domain/signup"
import { useCommand } from "@ui/container"
import { type PageChat, useSupportChat } from "@ui/shared/chat"
import { useSessionState } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"

/** The business that the application's frame shows. */
export interface FramedBusiness {
  readonly profile: ProfileMembership | undefined
  readonly configuration: OutputOf<typeof GetConfiguration> | undefined
  readonly area: FrameArea
  readonly isEmbedded: boolean
}

/**
 * The talk of a business with support, which everybody shares who may change the business's campaigns, since they keep its ids. Staff
 * have none: they are whom it leads to. Spec: product rules, chat widget; calls C17.
 */
export const useBusinessChat = ({ profile, configuration, area, isEmbedded }: FramedBusiness): PageChat => {
  const session = useSessionState()
  const may = useMay()
  const [, keep] = useCommand(EditConfiguration, { revalidate: false })
  const isOffered = hasChat(area) && !isEmbedded && may("editCampaigns")
  const isOwnTalk = session.status === "signedIn" && session.acting === undefined && !isStaff(session.user.roleIds)
  const user = isOwnTalk ? session.user : undefined
  return useSupportChat(
    isOffered && user !== undefined && profile !== undefined && configuration !== undefined
      ? {
          key: `${user.id}:${profile.id}`,
          ids: chatIdsOf(configuration),
          person: {
            firstName: user.firstName,
            lastName: user.lastName,
            email: user.emailAddress,
            business: profile.name,
            businessId: String(profile.id),
          },
          hasOwnButton: true,
          onIds: (ids) =>
            void keep({
              businessProfileId: profile.id,
              revision: configuration.revision,
              data: Object.entries(ids).map(([Name, Value]) => ({ Name, Value })),
            }),
        }
      : undefined,
  )
}

import { GetConfiguration } from "@application/businesses/contract"
import { mayEditSchedule } from "@domain/portals"
import type { SignupSession } from "@domain/signup"
import { useRead } from "@ui/container"
import { usePortal } from "@ui/shared/frame"

/** Whether the business chooses the hours of its ads: a franchise does, where the portal lets schedules be changed. Spec: roles, per category. */
export const useDayParting = ({ businessProfileId }: Pick<SignupSession, "businessProfileId">): boolean => {
  const { flags } = usePortal().portal
  const { output } = useRead(GetConfiguration, businessProfileId === undefined ? undefined : { businessProfileId })
  return output !== undefined && mayEditSchedule(flags, output.category)
}

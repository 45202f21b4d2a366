import type { GetLeadDesk } from "@application/insights/contract"
import type { OutputOf } from "@application/kernel"
import type { UserId } from "@domain/kernel"
import { useTranslation } from "react-i18next"

/** What the desk tells beside the list; undefined while it could not be read. */
export type LeadDesk = OutputOf<typeof GetLeadDesk>

/** The names of the people who work on leads; whoever has left is told as such. */
export const useNames = (desk: LeadDesk | undefined) => {
  const { t } = useTranslation(["leads"])
  return (userId: UserId): string => desk?.members.find((member) => member.userId === userId)?.name ?? t("leads:former")
}

/** Tells names by user. */
export type Names = ReturnType<typeof useNames>

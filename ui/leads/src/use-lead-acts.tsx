import { ChangeLead, UndoLeadChange } from "@application/insights/contract"
import { type Lead, type LeadChange, LeadStatus } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import type { Bulk, RowAct } from "@ui/shared/list"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { useRevalidator } from "react-router"
import { BulkOwnerDialog, BulkTagDialog } from "./bulk-dialogs.tsx"
import type { LeadDesk } from "./lead-people.ts"

/** Changes several leads at once, each by its own call; undone, each is as it was. */
export const useLeadActs = (businessProfileId: BusinessProfileId, desk: LeadDesk | undefined): Bulk<Lead> => {
  const { t } = useTranslation(["leads"])
  const change = useCall(ChangeLead)
  const undo = useCall(UndoLeadChange)
  const { revalidate } = useRevalidator()
  const numbers = useRef(new Map<Lead["id"], number | undefined>())
  const actOf = (changeOf: (lead: Lead) => LeadChange): RowAct<Lead> => ({
    run: async (lead) => {
      const answer = await change({ businessProfileId, leadId: lead.id, change: changeOf(lead) })
      if (answer.status === "succeeded") numbers.current.set(lead.id, answer.output.number)
      return answer
    },
    // A lead that had the value already was not changed.
    undo: async ({ id: leadId }) => {
      const number = numbers.current.get(leadId)
      return number === undefined ? { status: "succeeded" as const } : undo({ businessProfileId, leadId, number })
    },
  })
  return {
    label: t("leads:select"),
    actLabel: t("leads:change"),
    nameOf: ({ name }) => name,
    actions: [
      ...LeadStatus.literals.map((now) => ({
        id: now,
        label: t(`leads:status.${now}`),
        ...actOf(({ status: was }) => ({ kind: "Status", was, now })),
      })),
      {
        id: "owner",
        label: t("leads:bulk.owner"),
        ask: ({ onAnswer, onClose }) => (
          <BulkOwnerDialog
            members={desk?.members ?? []}
            onClose={onClose}
            onChoose={(now) =>
              onAnswer(
                actOf(({ ownerId: was }) => ({
                  kind: "Owner",
                  ...(was !== undefined && { was }),
                  ...(now !== undefined && { now }),
                })),
              )
            }
          />
        ),
      },
      {
        id: "tag",
        label: t("leads:bulk.tag"),
        ask: ({ onAnswer, onClose }) => (
          <BulkTagDialog
            known={desk?.tags ?? []}
            onClose={onClose}
            onChoose={(tag) => onAnswer(actOf(() => ({ kind: "TagAdded", tag })))}
          />
        ),
      },
    ],
    onDone: () => void revalidate(),
  }
}

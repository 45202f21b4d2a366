import { EraseLead, ListLeadDuplicates } from "@application/insights/contract"
import { type Lead, removedOfErasedLeads } from "@domain/insights"
import { failureIn, lazyPart, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { UserX } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./leads.module.css"

const EraseQuestion = lazyPart(async () => (await import("./erase-question.tsx")).EraseQuestion)

/** A press that erases the person behind a lead, after a question that says what goes and what stays. */
export const EraseLeadButton = ({ lead }: { readonly lead: Lead }) => {
  const { t } = useTranslation(["leads", "leadFiles"])
  const profile = useProfile()
  const [isAsking, setAsking] = useState(false)
  const [state, erase, reset] = useCommand(EraseLead)
  const { output: alike } = useRead(
    ListLeadDuplicates,
    profile === undefined || !isAsking ? undefined : { businessProfileId: profile.id, leadId: lead.id },
  )
  if (profile === undefined) return null
  const confirm = async () => {
    const outcome = await erase({ businessProfileId: profile.id, leadId: lead.id })
    if (outcome?.status !== "succeeded") return
    setAsking(false)
    toastSuccess(t("leadFiles:erase.done"))
  }
  return (
    <>
      <span className={styles["erase"]}>
        <Button
          kind="quiet"
          size="small"
          icon={<UserX aria-hidden size={16} />}
          onPress={() => {
            reset()
            setAsking(true)
          }}
        >
          {t("leads:erase")}
        </Button>
      </span>
      {isAsking ? (
        <Suspense>
          <EraseQuestion
            name={lead.name}
            removed={removedOfErasedLeads.filter((field) => lead[field] !== undefined && lead[field] !== "")}
            isMerged={lead.merge !== undefined || (alike?.merged ?? []).length > 0}
            isPending={state.status === "pending"}
            failure={failureIn(state)}
            onConfirm={() => void confirm()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** An erased lead in place of its details: when it was erased, and what stayed. */
export const ErasedLead = ({ lead }: { readonly lead: Lead }) => {
  const { t } = useTranslation(["leads", "leadFiles"])
  const format = useFormat()
  return (
    <div className={styles["detail"]}>
      <p>{t("leadFiles:erased.text", { when: format.moment(lead.erasedAt ?? 0) })}</p>
      <p className={styles["quiet"]}>{t("leadFiles:erased.stays")}</p>
    </div>
  )
}

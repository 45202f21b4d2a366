import type { BusinessPerson } from "@application/businesses/contract"
import { ActAsClient } from "@application/identity/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { usePortal, useSession } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"

const lengths = [15, 30, 60] as const
const fewestLetters = 3
const mostLetters = 500

export interface ActDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly person: BusinessPerson
  readonly onClose: () => void
}

/** Asks why and for how long the reader works in a client's account, and goes there. */
export const ActDialog = ({ businessProfileId, person, onClose }: ActDialogProps) => {
  const { t } = useTranslation(["portalBusinesses", "common"])
  const { portal } = usePortal()
  const session = useSession()
  const navigate = useNavigate()
  const [reason, setReason] = useState("")
  const [minutes, setMinutes] = useState<number>(lengths[1])
  const [state, act] = useCommand(ActAsClient, { revalidate: false })
  const name = person.name === "" ? person.emailAddress : person.name
  const words = reason.trim()
  const start = async () => {
    const outcome = await act({ portalId: portal.id, userId: person.userId, reason: words, minutes })
    if (outcome?.status !== "succeeded") return
    session.adopt(outcome.output)
    await navigate(`/app/${businessProfileId}/dashboard`)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("portalBusinesses:act.title", { name })}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            isDisabled={words.length < fewestLetters}
            isPending={state.status === "pending"}
            pendingLabel={t("portalBusinesses:act.starting")}
            onPress={() => void start()}
          >
            {t("portalBusinesses:act.start")}
          </Button>
        </>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={state} />
        <p>{t("portalBusinesses:act.what")}</p>
        <TextArea
          label={t("portalBusinesses:act.reason")}
          maxLength={mostLetters}
          isRequired
          value={reason}
          onChange={setReason}
        />
        <Select
          label={t("portalBusinesses:act.time")}
          placeholder={t("portalBusinesses:act.time")}
          value={String(minutes)}
          options={lengths.map((count) => ({
            id: String(count),
            label: t("portalBusinesses:act.minutes", { count }),
          }))}
          onChange={(id) => setMinutes(Number(id))}
        />
      </div>
    </Dialog>
  )
}

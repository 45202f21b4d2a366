import { ConsentToHandOver, GetHandOver, RefuseHandOver, type ShownHandOver } from "@application/businesses/contract"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { Dialog } from "@ui/kit/dialog"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useSession } from "@ui/shared/frame"
import { HandOverProblem, HandOverTermsView } from "@ui/shared/hand-over"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"

const fewestLetters = 3
const mostLetters = 600

export interface AnswerDialogProps {
  readonly handOver: ShownHandOver
  readonly onClose: () => void
  readonly onAnswered: () => void
}

/** What a hand-over moves as things are now, and the answer of the reader's side. */
export const AnswerDialog = ({ handOver, onClose, onAnswered }: AnswerDialogProps) => {
  const { t } = useTranslation(["handOvers", "common"])
  const session = useSession()
  const { id: handOverId, businessProfileId, client, to, decidesMoney, mayAnswer } = handOver
  const named = { client: client.name, to: to.name }
  const { output, failure, retry } = useRead(GetHandOver, { businessProfileId, handOverId })
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState("")
  const [stays, setStays] = useState(handOver.money === "stays")
  const [consenting, consent] = useCommand(ConsentToHandOver, { revalidate: false })
  const [refusing, refuse] = useCommand(RefuseHandOver, { revalidate: false })

  const agree = async () => {
    const money = stays ? "stays" : "goesBack"
    const outcome = await consent({ businessProfileId, handOverId, ...(decidesMoney && { money }) })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(outcome.output.standing === "Done" ? "handOvers:answer.done" : "handOvers:answer.agreed", named))
    void session.renew()
    onAnswered()
  }
  const decline = async () => {
    const outcome = await refuse({ businessProfileId, handOverId, reason: reason.trim() })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("handOvers:answer.refusedToast"))
    onAnswered()
  }
  const isPending = consenting.status === "pending" || refusing.status === "pending"
  const answers = isRefusing ? (
    <>
      <Button kind="secondary" onPress={() => setRefusing(false)}>
        {t("handOvers:answer.back")}
      </Button>
      <Button
        kind="danger"
        isDisabled={reason.trim().length < fewestLetters}
        isPending={isPending}
        pendingLabel={t("common:state.saving")}
        onPress={() => void decline()}
      >
        {t("handOvers:answer.refuse")}
      </Button>
    </>
  ) : (
    <>
      <Button kind="secondary" isDisabled={isPending} onPress={() => setRefusing(true)}>
        {t("handOvers:answer.refuse")}
      </Button>
      <Button
        isDisabled={output === undefined}
        isPending={isPending}
        pendingLabel={t("common:state.saving")}
        onPress={() => void agree()}
      >
        {t("handOvers:answer.agree")}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("handOvers:answer.title", named)}
      closeLabel={t("common:action.close")}
      actions={mayAnswer ? answers : <Button onPress={onClose}>{t("common:action.close")}</Button>}
    >
      <div className={panel["stack"]}>
        <HandOverProblem state={consenting} />
        <HandOverProblem state={refusing} />
        {isRefusing ? (
          <TextArea
            label={t("handOvers:answer.reason")}
            hint={t("handOvers:answer.reasonHint")}
            maxLength={mostLetters}
            isRequired
            value={reason}
            onChange={setReason}
          />
        ) : output !== undefined ? (
          <>
            <HandOverTermsView terms={output.terms} />
            {decidesMoney && mayAnswer ? (
              <Checkbox isSelected={stays} onChange={setStays} hint={t("handOvers:start.moneyStaysHint")}>
                {t("handOvers:start.moneyStays")}
              </Checkbox>
            ) : null}
          </>
        ) : failure === undefined ? (
          <LoadingRegion label={t("common:state.loading")}>
            <Skeleton lines={6} />
          </LoadingRegion>
        ) : (
          <ErrorState
            title={t("handOvers:answer.notLoaded")}
            level={3}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )}
      </div>
    </Dialog>
  )
}

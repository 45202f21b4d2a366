import { type ShownHandOver, WithdrawHandOver } from "@application/businesses/contract"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { HandOverProblem, HandOverRow } from "@ui/shared/hand-over"
import { List, type ListReading } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { ArrowLeftRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { AnswerDialog } from "./answer-dialog.tsx"

export interface HandOverListProps {
  readonly reading: ListReading<ShownHandOver>
  readonly onChanged: () => void
}

/** Hand-overs with what their reader may do: look and answer, or withdraw. */
export const HandOverList = ({ reading, onChanged }: HandOverListProps) => {
  const { t } = useTranslation(["handOvers", "common"])
  const [answering, setAnswering] = useState<ShownHandOver>()
  const [leaving, setLeaving] = useState<ShownHandOver>()
  const [withdrawing, withdraw] = useCommand(WithdrawHandOver, { revalidate: false })
  const confirm = async () => {
    if (leaving === undefined) return
    const { businessProfileId, id: handOverId } = leaving
    const outcome = await withdraw({ businessProfileId, handOverId })
    setLeaving(undefined)
    if (outcome?.status === "succeeded") toastSuccess(t("handOvers:withdrawn"))
    onChanged()
  }
  return (
    <div className={panel["stack"]}>
      <HandOverProblem state={withdrawing} />
      <List
        caption={t("handOvers:inbox")}
        reading={reading}
        keyOf={({ id }) => id}
        level={3}
        notRead={t("handOvers:notLoaded")}
        empty={{ icon: <ArrowLeftRight />, title: t("handOvers:empty"), text: t("handOvers:emptyText") }}
        row={(handOver) => (
          <HandOverRow
            handOver={handOver}
            acts={
              handOver.standing === "Waiting" ? (
                <>
                  <Button
                    size="small"
                    kind={handOver.mayAnswer ? "primary" : "secondary"}
                    onPress={() => setAnswering(handOver)}
                  >
                    {t("handOvers:see")}
                  </Button>
                  {handOver.mayWithdraw ? (
                    <Button size="small" kind="quiet" onPress={() => setLeaving(handOver)}>
                      {t("handOvers:withdraw")}
                    </Button>
                  ) : null}
                </>
              ) : undefined
            }
          />
        )}
      />
      {answering === undefined ? null : (
        <AnswerDialog
          handOver={answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={() => {
            setAnswering(undefined)
            onChanged()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        isPending={withdrawing.status === "pending"}
        title={t("handOvers:withdrawTitle")}
        confirmLabel={t("handOvers:withdraw")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void confirm()}
        onCancel={() => setLeaving(undefined)}
      >
        {t("handOvers:withdrawText")}
      </ConfirmDialog>
    </div>
  )
}

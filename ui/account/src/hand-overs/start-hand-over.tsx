import { type HandOverTerms, PrepareHandOver, StartHandOver } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { HandOverProblem, HandOverTermsView } from "@ui/shared/hand-over"
import panel from "@ui/shared/panel.module.css"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"

const fewestLetters = 8
const mostLetters = 20

export interface StartHandOverProps {
  /** The business to hand over; undefined until it is chosen. */
  readonly businessProfileId: BusinessProfileId | undefined
  /** Whether the reader works for the business's agency, which alone may leave its money. */
  readonly isOfAgency: boolean
  readonly onStarted: () => void
  /** The choice of a business, where there is one. */
  readonly children?: ReactNode
}

/** The code of another agency, everything that would move to it, and the question to both sides. */
export const StartHandOverForm = ({ businessProfileId, isOfAgency, onStarted, children }: StartHandOverProps) => {
  const { t } = useTranslation(["handOvers", "common"])
  const [code, setCode] = useState("")
  const [terms, setTerms] = useState<HandOverTerms>()
  const [stays, setStays] = useState(false)
  const [preparing, prepare] = useCommand(PrepareHandOver, { revalidate: false })
  const [starting, start, reset] = useCommand(StartHandOver, { revalidate: false })

  const look = async () => {
    if (businessProfileId === undefined) return
    reset()
    const outcome = await prepare({ businessProfileId, code: code.trim() })
    if (outcome?.status === "succeeded") setTerms(outcome.output)
  }
  const ask = async () => {
    if (businessProfileId === undefined) return
    const money = stays ? "stays" : "goesBack"
    const outcome = await start({ businessProfileId, code: code.trim(), ...(isOfAgency && { money }) })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("handOvers:start.asked", { to: outcome.output.to.name }))
    setTerms(undefined)
    setCode("")
    onStarted()
  }
  return (
    <form
      className={panel["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
    >
      <HandOverProblem state={preparing} />
      {children}
      <TextField
        label={t("handOvers:start.code")}
        hint={t("handOvers:start.codeHint")}
        value={code}
        onChange={setCode}
        autoComplete="off"
        spellCheck={false}
        inputDirection="ltr"
        maxLength={mostLetters}
      />
      <div className={panel["actions"]}>
        <Button
          type="submit"
          kind="secondary"
          isDisabled={code.trim().length < fewestLetters || businessProfileId === undefined}
          isPending={preparing.status === "pending"}
          pendingLabel={t("common:state.loading")}
        >
          {t("handOvers:start.next")}
        </Button>
      </div>
      {terms === undefined ? null : (
        <Dialog
          isOpen
          onClose={() => setTerms(undefined)}
          title={t("handOvers:start.title", { client: terms.client.name, to: terms.to.name })}
          closeLabel={t("common:action.close")}
          actions={
            <>
              <Button kind="secondary" onPress={() => setTerms(undefined)}>
                {t("common:action.cancel")}
              </Button>
              <Button
                isPending={starting.status === "pending"}
                pendingLabel={t("common:state.saving")}
                onPress={() => void ask()}
              >
                {t("handOvers:start.ask")}
              </Button>
            </>
          }
        >
          <div className={panel["stack"]}>
            <HandOverProblem state={starting} />
            <HandOverTermsView terms={terms} />
            {isOfAgency ? (
              <Checkbox isSelected={stays} onChange={setStays} hint={t("handOvers:start.moneyStaysHint")}>
                {t("handOvers:start.moneyStays")}
              </Checkbox>
            ) : null}
          </div>
        </Dialog>
      )}
    </form>
  )
}

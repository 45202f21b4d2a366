import type { HandOverTerms } from "@application/businesses/contract"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import type { LoginFailureNoticeProps } from "../app/login-failure-notice.tsx"
import panel from "../app/panel.module.css"
import { HandOverProblem } from "./hand-over-problem.tsx"
import { HandOverTermsView } from "./hand-over-terms.tsx"

const fewestLetters = 8
const mostLetters = 20

type Call = LoginFailureNoticeProps["state"]

export interface HandOverFormProps {
  /** Reads what would move to the agency with a code; undefined where that failed. */
  readonly onLook: (code: string) => Promise<HandOverTerms | undefined>
  readonly looking: Call
  /** Asks both sides; whether they are asked. */
  readonly onAsk: (code: string) => Promise<boolean>
  readonly asking: Call
  /** Words of the button that asks both sides. */
  readonly askWords: string
  /** Whether the business is chosen. */
  readonly isReady?: boolean
  /** What stands before the code, such as the choice of a business. */
  readonly children?: ReactNode
  /** What stands below the terms, such as a choice about money. */
  readonly below?: ReactNode
}

/** The code of an agency, everything that would move to it, and the question to both sides. */
export const HandOverForm = ({
  onLook,
  looking,
  onAsk,
  asking,
  askWords,
  isReady = true,
  children,
  below,
}: HandOverFormProps) => {
  const { t } = useTranslation(["handOvers", "common"])
  const [code, setCode] = useState("")
  const [terms, setTerms] = useState<HandOverTerms>()
  const look = async () => {
    const found = await onLook(code.trim())
    if (found !== undefined) setTerms(found)
  }
  const ask = async () => {
    if (!(await onAsk(code.trim()))) return
    setTerms(undefined)
    setCode("")
  }
  return (
    <form
      className={panel["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
    >
      <HandOverProblem state={looking} />
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
          isDisabled={code.trim().length < fewestLetters || !isReady}
          isPending={looking.status === "pending"}
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
                isPending={asking.status === "pending"}
                pendingLabel={t("common:state.saving")}
                onPress={() => void ask()}
              >
                {askWords}
              </Button>
            </>
          }
        >
          <div className={panel["stack"]}>
            <HandOverProblem state={asking} />
            <HandOverTermsView terms={terms} />
            {below}
          </div>
        </Dialog>
      )}
    </form>
  )
}

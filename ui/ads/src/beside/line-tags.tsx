import type { AdTextProblem, CopyOrigin } from "@domain/creatives"
import { TagInput } from "@ui/kit/tag-input"
import { problemText, worstOf } from "@ui/journey/messages"
import { useTranslation } from "react-i18next"
import { CopyOriginNote } from "../copy-origin-note.tsx"

export interface LineTagsProps {
  readonly label: string
  readonly hint: string
  readonly addLabel: string
  readonly lines: ReadonlyArray<string>
  /** Whether any line is still a proposal. */
  readonly origin: CopyOrigin
  /** Problems of each line. */
  readonly problems: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  readonly onChange: (lines: ReadonlyArray<string>) => void
}

/** Several short lines of an ad, each added, removed and brought back; the first wrong line is named. */
export const LineTags = ({ label, hint, addLabel, lines, origin, problems, onChange }: LineTagsProps) => {
  const { t } = useTranslation(["creatives", "kit", "policy"])
  const wrong = problems.flatMap((found, index) => {
    const { error, warning } = worstOf(found)
    const problem = error ?? warning
    return problem === undefined ? [] : [{ text: lines[index] ?? "", problem }]
  })
  const named = wrong.find(({ problem }) => problem.severity === "error") ?? wrong[0]
  const said = named === undefined ? undefined : `${named.text}: ${problemText(t, named.problem)}`
  const isError = named?.problem.severity === "error"
  return (
    <TagInput
      label={label}
      listLabel={label}
      hint={!isError && said !== undefined ? said : hint}
      addLabel={addLabel}
      value={lines}
      maxLength={60}
      removeLabel={(tag) => t("creatives:search.remove", { name: tag })}
      removedText={(tag) => t("kit:tags.removed", { tag })}
      undoLabel={t("kit:tags.undo")}
      onChange={onChange}
      {...(lines.length > 0 && { foot: <CopyOriginNote origin={origin} /> })}
      {...(isError && said !== undefined && { error: said })}
    />
  )
}

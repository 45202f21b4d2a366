import { listLimits } from "@domain/audiences"
import { Banner } from "@ui/kit/banner"
import { FileDrop } from "@ui/kit/file-drop"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type FileProblem, readTable } from "@ui/shared/table-file"

/** A file that was read. */
export interface ReadFile {
  readonly name: string
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

export interface FileStepProps {
  readonly file: ReadFile | undefined
  readonly onRead: (file: ReadFile) => void
}

/** Chooses the file, which is read on the device. */
export const FileStep = ({ file, onRead }: FileStepProps) => {
  const { t } = useTranslation(["customerLists"])
  const format = useFormat()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<FileProblem | "type">()
  const rows = format.number(listLimits.rows)
  const read = async (chosen: File) => {
    setPending(true)
    setProblem(undefined)
    const table = await readTable(chosen, listLimits)
    setPending(false)
    if ("problem" in table) setProblem(table.problem)
    else onRead({ name: chosen.name, rows: table.rows })
  }
  return (
    <>
      <FileDrop
        label={t("customerLists:file.label")}
        prompt={t("customerLists:file.prompt")}
        hint={t("customerLists:file.hint", { rows })}
        kind="table"
        accept={[".csv", ".tsv", ".txt", "text/csv", "text/tab-separated-values"]}
        fileName={file?.name}
        replaceLabel={t("customerLists:file.replace")}
        pendingLabel={t("customerLists:file.pending")}
        isPending={isPending}
        onFile={(chosen) => void read(chosen)}
        onRefused={() => setProblem("type")}
        {...(problem !== undefined && { error: t(`customerLists:file.${problem}`, { rows }) })}
      />
      <Banner tone="info" title={t("customerLists:file.local")}>
        {t("customerLists:file.how")}
      </Banner>
    </>
  )
}

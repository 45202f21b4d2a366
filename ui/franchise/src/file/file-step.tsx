import { storeLimits } from "@domain/franchise"
import { Button } from "@ui/kit/button"
import { FileDrop } from "@ui/kit/file-drop"
import { saveFile } from "@ui/shared/save-file"
import { type FileProblem, readTable } from "@ui/shared/table-file"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"

/** A file that was read. */
export interface ReadFile {
  readonly name: string
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

export interface FileStepProps {
  readonly file: ReadFile | undefined
  readonly onRead: (file: ReadFile) => void
}

const template = [
  "store_code,name,address,latitude,longitude,radius,unit,phone,facebook_page_id,hours,language,region,owner_email,population,sales,state",
  'PUN-01,Koregaon Park,"12 North Main Road, Pune",18.5362,73.8939,8,km,+91 20 1234 5678,,Mo-Sa 08:00-21:00,en,West,owner@example.com,240000,1500000,open',
].join("\n")

/** Chooses the file, which is read on the device, and offers an empty one with the columns. */
export const FileStep = ({ file, onRead }: FileStepProps) => {
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<FileProblem | "type">()
  const rows = format.number(storeLimits.stores)
  const read = async (chosen: File) => {
    setPending(true)
    setProblem(undefined)
    const table = await readTable(chosen, { bytes: storeLimits.bytes, rows: storeLimits.stores })
    setPending(false)
    if ("problem" in table) setProblem(table.problem)
    else onRead({ name: chosen.name, rows: table.rows })
  }
  return (
    <>
      <p>{t("franchise:file.lead")}</p>
      <FileDrop
        label={t("franchise:file.label")}
        prompt={t("franchise:file.prompt")}
        hint={t("franchise:file.hint", { rows })}
        kind="table"
        accept={[".csv", ".tsv", ".txt", ".xlsx", "text/csv", "text/tab-separated-values"]}
        fileName={file?.name}
        replaceLabel={t("franchise:file.replace")}
        pendingLabel={t("franchise:file.pending")}
        isPending={isPending}
        onFile={(chosen) => void read(chosen)}
        onRefused={() => setProblem("type")}
        {...(problem !== undefined && { error: t(`franchise:file.${problem}`, { rows }) })}
      />
      <div className={styles["ways"]}>
        <Button
          kind="quiet"
          size="small"
          onPress={() => saveFile("stores.csv", new Blob([template], { type: "text/csv" }))}
        >
          {t("franchise:file.template")}
        </Button>
      </div>
    </>
  )
}

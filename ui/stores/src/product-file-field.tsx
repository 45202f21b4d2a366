import type { BusinessProfileId } from "@domain/kernel"
import { FileDrop } from "@ui/kit/file-drop"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { useFieldText } from "@ui/journey/use-field-text"
import { ProductFileResult } from "./product-file-result.tsx"
import type { useProductFile } from "@ui/shared/feeds"

/** Files that hold lists; computers name their types in many ways. */
const accepted = [".csv", ".tsv", ".txt", ".xml", "text/csv", "text/tab-separated-values"] as const

const example = [
  "id,title,description,link,image_link,availability,price,brand,condition",
  '1001,Brass table lamp,"Hand-made, 40 cm",https://mystore.com/lamp,https://mystore.com/lamp.jpg,in stock,49.00 GBP,Lumen,new',
].join("\n")

export interface ProductFileFieldProps {
  readonly businessProfileId: BusinessProfileId | undefined
  readonly file: ReturnType<typeof useProductFile>
}

/**
 * Chooses a file of products, says what is wrong with it, and shows how far the reading of the file that was sent last
 * has come.
 */
export const ProductFileField = ({ businessProfileId, file }: ProductFileFieldProps) => {
  const { t } = useTranslation(["stores", "kit"])
  const textOf = useFieldText()
  const { refusal, chosen, feed } = file
  return (
    <div className={layout["tight"]}>
      <FailureNotice failure={file.failure} />
      <FileDrop
        kind="table"
        label={t("stores:productFile.label")}
        prompt={t("stores:productFile.prompt")}
        hint={t("stores:productFile.hint")}
        accept={accepted}
        fileName={chosen ?? feed?.fileName}
        onFile={(taken) => void file.take(taken)}
        onRefused={() => file.refuse("businesses.feed.fileWrongType")}
        replaceLabel={t("stores:productFile.replace")}
        pendingLabel={t("stores:productFile.sending")}
        isPending={file.isSending}
        {...(chosen !== undefined && { remove: { label: t("kit:file.remove"), onRemove: file.remove } })}
        {...(refusal !== undefined && {
          error: (
            <>
              {textOf(refusal)}{" "}
              {refusal.line === undefined ? null : (
                <>{t(`stores:import.${refusal.column === undefined ? "line" : "place"}`, { ...refusal })} </>
              )}
              {refusal.columns.length === 0 ? null : (
                <>
                  {t("stores:productFile.columns")} <bdi dir="ltr">{refusal.columns.join(", ")}</bdi>
                </>
              )}
            </>
          ),
        })}
      />
      <p className={layout["soft"]}>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(example)}`} download="products.csv">
          {t("stores:productFile.sample")}
        </a>
      </p>
      {chosen === undefined && feed !== undefined && businessProfileId !== undefined ? (
        <ProductFileResult businessProfileId={businessProfileId} feed={feed} />
      ) : null}
    </div>
  )
}

import { ExportProductInsights, ProductFileFormat } from "@application/insights/contract"
import type { ProductColumn } from "@domain/insights"
import { useCall } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { ProductsReading } from "./read-products.ts"

interface ProductsDownloadProps {
  readonly asked: ProductsReading["asked"]
  readonly columns: ReadonlyArray<ProductColumn>
}

/** Saves all products that the list shows, in its order and with its columns. */
export const ProductsDownload = ({ asked, columns }: ProductsDownloadProps) => {
  const { t } = useTranslation("products")
  const { language } = usePortal()
  const call = useCall(ExportProductInsights)
  const { state, start } = useFileDownload<ProductFileFormat>()
  return (
    <>
      <Menu
        align="end"
        label={t("products:download.label")}
        trigger={
          <Button
            kind="secondary"
            icon={<Download aria-hidden size={18} />}
            isPending={state.status === "pending"}
            pendingLabel={t("products:download.pending")}
          >
            {t("products:download.label")}
          </Button>
        }
        actions={ProductFileFormat.literals.map((id) => ({ id, label: t(`products:download.${id}`) }))}
        onAction={(id) => {
          const format = ProductFileFormat.literals.find((one) => one === id)
          if (format !== undefined) void start(format, () => call({ ...asked, format, language, columns }))
        }}
      />
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
    </>
  )
}

import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { ProductFileField } from "./product-file-field.tsx"
import { useProductFile } from "@ui/shared/feeds"

export interface ProductFilePanelProps {
  readonly businessProfileId: BusinessProfileId
  /** Whether the products come from elsewhere; then only a file that there is already is shown. */
  readonly isLinked: boolean
}

/** The file that a business's products come from, to be exchanged. */
export const ProductFilePanel = ({ businessProfileId, isLinked }: ProductFilePanelProps) => {
  const { t } = useTranslation("stores")
  const file = useProductFile(businessProfileId)
  if (!file.isKnown || (isLinked && file.feed === undefined)) return null
  return (
    <Panel title={t("stores:productFile.title")} description={t("stores:productFile.lead")}>
      <div className={layout["stack"]}>
        <ProductFileField businessProfileId={businessProfileId} file={file} />
        {file.chosen === undefined ? null : (
          <div>
            <Button
              isPending={file.isSending}
              pendingLabel={t("stores:productFile.sending")}
              onPress={() => void file.send(businessProfileId)}
            >
              {t("stores:productFile.upload")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

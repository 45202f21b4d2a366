import { lazyPart } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Columns3 } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import type { ChosenColumns } from "./columns.ts"

/** Drawn by React Aria and rarely needed, so apart from the page. */
const ColumnDialog = lazyPart(async () => (await import("./column-dialog.tsx")).ColumnDialog)

/** A button that opens the choice of columns. */
export const ColumnChoice = (props: ChosenColumns) => {
  const { t } = useTranslation("campaigns")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" icon={<Columns3 aria-hidden size={16} />} onPress={() => setOpen(true)}>
        {t("campaigns:columns")}
      </Button>
      {isOpen ? (
        <Suspense>
          <ColumnDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

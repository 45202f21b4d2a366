import { lazyPart } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Columns3 } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import type { ColumnChoiceProps } from "./column-choice-props.ts"

/** Drawn by React Aria and rarely needed, so apart from the page. */
const ColumnDialog = lazyPart(async () => (await import("./column-dialog.tsx")).ColumnDialog)

/** A button that opens the choice of a list's columns. */
export const ColumnChoice = <Id extends string>({ options, columns, first, onChange }: ColumnChoiceProps<Id>) => {
  const { t } = useTranslation("views")
  const [isOpen, setOpen] = useState(false)
  const choose = (ids: ReadonlyArray<string>) => {
    const known = options.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
    onChange(known.length === 0 ? first : known)
  }
  return (
    <>
      <Button kind="quiet" size="small" icon={<Columns3 aria-hidden size={16} />} onPress={() => setOpen(true)}>
        {t("views:columns")}
      </Button>
      {isOpen ? (
        <Suspense>
          <ColumnDialog
            options={options}
            columns={columns}
            first={first}
            onChange={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

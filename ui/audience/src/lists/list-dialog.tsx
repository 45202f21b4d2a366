import { DaysDialog } from "./days-dialog.tsx"
import { ForgetDialog } from "./forget-dialog.tsx"
import type { Opened } from "./list-acts.ts"
import type { DialogProps, OfListProps } from "./of-list.ts"
import { LookalikeDialog } from "./lookalike-dialog.tsx"
import { RemoveDialog } from "./remove-dialog.tsx"
import { RenameDialog } from "./rename-dialog.tsx"
import { VisitorDialog } from "./visitor-dialog.tsx"

export interface ListDialogProps extends DialogProps, Pick<OfListProps, "uses"> {
  readonly opened: Opened
}

/** The dialog of an act, apart from uploads. */
export const ListDialog = ({ opened, ...rest }: ListDialogProps) => {
  if (opened.what === "forget") return <ForgetDialog {...rest} />
  if (opened.what === "visitors") return <VisitorDialog {...rest} />
  if (opened.what === "add") return null
  const props = { ...rest, list: opened.list }
  if (opened.what === "rename") return <RenameDialog {...props} />
  if (opened.what === "days") return <DaysDialog {...props} />
  if (opened.what === "lookalike") return <LookalikeDialog {...props} />
  return opened.what === "remove" ? <RemoveDialog {...props} /> : null
}

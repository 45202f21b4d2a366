import type { CustomerList } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import type { ListsAnswer } from "./list-acts.ts"

/** What a dialog about lists is given. */
export interface DialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly answer: ListsAnswer
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What a dialog about one list is given. */
export interface OfListProps extends DialogProps {
  readonly list: CustomerList
  /** Names of the ads that use it, as far as they are known. */
  readonly uses?: ReadonlyArray<string> | undefined
}

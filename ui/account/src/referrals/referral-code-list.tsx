import type { ListedReferralCode } from "@application/businesses/contract"
import type { ReadState } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { Paging } from "@ui/shared/paging"
import { Megaphone } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"

/** How many codes stand on a page. */
export const codesPerPage = 10

export interface ReferralCodeListProps<Code> {
  readonly read: ReadState<{ readonly codes: ReadonlyArray<Code>; readonly total: number }>
  readonly page: number
  readonly onPage: (page: number) => void
  /** Name of the list, which tells its pages from the pages of other lists. */
  readonly label: string
  /** What is told where there are none. */
  readonly emptyText: string
  readonly children: (code: Code) => ReactNode
}

/** A page of referral codes, or why there is none. */
export const ReferralCodeList = <Code extends ListedReferralCode>({
  read: { output, failure, retry },
  page,
  onPage,
  label,
  emptyText,
  children,
}: ReferralCodeListProps<Code>) => {
  const { t } = useTranslation(["account", "common"])
  if (output === undefined)
    return failure === undefined ? (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="8rem" />
      </LoadingRegion>
    ) : (
      <ErrorState
        title={t("account:referrals.notLoaded")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      />
    )
  if (output.total === 0)
    return (
      <EmptyState level={3} icon={<Megaphone />} title={t("account:referrals.empty")}>
        {emptyText}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles["rows"]}>{output.codes.map(children)}</ul>
      <Paging page={page} limit={codesPerPage} total={output.total} onPage={onPage} label={label} />
    </>
  )
}

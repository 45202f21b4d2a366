import type { GetSocialAccounts, PageState } from "@application/channels/contract"
import type { OutcomeOf } from "@ui/container"
import { Avatar } from "@ui/kit/avatar"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { RadioCards } from "@ui/kit/radio-cards"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "../frame/index.ts"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./linking.module.css"
import { useAppName } from "./use-app-name.ts"
import { PageAccessNote } from "./page-access-note.tsx"

type Accounts = Extract<OutcomeOf<typeof GetSocialAccounts>, { readonly status: "succeeded" }>["output"]

export interface FacebookViewProps {
  readonly accounts: Accounts | undefined
  readonly chosen: PageState | undefined
  readonly failure: unknown
  readonly isBusy: boolean
  readonly isLooking: boolean
  readonly isUnlinking: boolean
  readonly onRetry: () => void
  readonly onLogIn: () => unknown
  readonly onChoose: (pageId: string) => unknown
  readonly onAsk: () => unknown
  readonly onLook: () => unknown
  readonly onSetUp: () => unknown
  readonly onUnlink: () => unknown
}

/** The states of a business's Facebook login and page, each with its way on. */
export const FacebookView = (props: FacebookViewProps) => {
  const { accounts, chosen, failure, isBusy, isUnlinking, onLogIn, onChoose, onRetry } = props
  const { t } = useTranslation(["launch", "common"])
  const [isAsked, setAsked] = useState(false)
  const app = useAppName()
  if (accounts === undefined && failure === undefined)
    return (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="4.5rem" />
      </LoadingRegion>
    )
  const { login, administered = [] } = accounts ?? {}
  const isIn = login !== undefined && !login.isLost
  return (
    <div className={styles["stack"]}>
      <FailureNotice failure={failure} />
      {accounts === undefined ? (
        <Button kind="secondary" onPress={onRetry}>
          {t("common:action.retry")}
        </Button>
      ) : null}
      {accounts !== undefined && login === undefined ? <p>{t("launch:accounts.facebook.loginLead")}</p> : null}
      {login?.isLost === true ? <Banner tone="warning">{t("launch:accounts.facebook.lost")}</Banner> : null}
      {isIn ? (
        <p>
          <bdi>{t("launch:accounts.facebook.as", { name: login.facebookName })}</bdi>
        </p>
      ) : null}
      {isIn && administered.length === 0 ? <Banner tone="info">{t("launch:accounts.facebook.none")}</Banner> : null}
      {administered.length > 0 ? (
        <RadioCards
          label={t("launch:accounts.facebook.which")}
          value={chosen?.page.id ?? null}
          onChange={(id) => void onChoose(id)}
          options={administered.map(({ id, name, category, pictureUrl }) => ({
            id,
            title: <bdi>{name}</bdi>,
            ...(category !== undefined && { description: category }),
            icon: <Avatar name={name} isDecorative {...(pictureUrl !== undefined && { src: pictureUrl })} />,
          }))}
        />
      ) : null}
      {chosen === undefined ? null : <PageAccessNote {...props} chosen={chosen} />}
      {accounts !== undefined && (!isIn || administered.length === 0) ? (
        <>
          {app === undefined ? null : <p>{t("launch:accounts.facebook.askedBy", app)}</p>}
          <Button
            kind="secondary"
            onPress={() => void onLogIn()}
            isPending={isBusy}
            pendingLabel={t("common:state.loading")}
          >
            {t(login === undefined ? "launch:accounts.facebook.loginAction" : "launch:accounts.facebook.again")}
          </Button>
        </>
      ) : null}
      {login === undefined ? null : (
        <Button kind="quiet" onPress={() => setAsked(true)}>
          {t("launch:accounts.facebook.unlink")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t("launch:accounts.facebook.unlinkAsk")}
        confirmLabel={t("launch:accounts.facebook.unlink")}
        cancelLabel={t("launch:accounts.facebook.keep")}
        pendingLabel={t("launch:accounts.facebook.unlinking")}
        isPending={isUnlinking}
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          await props.onUnlink()
          setAsked(false)
        }}
      >
        {t("launch:accounts.facebook.unlinkText")}
      </ConfirmDialog>
    </div>
  )
}

import type { StorePage } from "@domain/launch"
import { Button } from "@ui/kit/button"
import { WizardLayout } from "@ui/kit/wizard-layout"
import { HomeLink, LegalLinks, PageTitle } from "@ui/shared/frame"
import { LanguageSelect } from "@ui/shared/launch"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { focusFirstError } from "@ui/journey/focus-first-error"
import layout from "@ui/journey/layout.module.css"
import { type StorePlace, useStorePlace } from "./store-place.ts"

export interface StorePageFrameProps {
  readonly page: StorePage
  readonly children: ReactNode
  readonly title?: string
  readonly lead?: string
  readonly onContinue?: (() => unknown) | undefined
  readonly continueLabel?: string
  readonly secondary?: ReactNode
  /** What the page before is told of what was chosen here. */
  readonly keeps?: Partial<StorePlace>
}

/** The frame of a page of store onboarding: its number, the way back, its question and the main button. */
export const StorePageFrame = ({
  page,
  children,
  title,
  lead,
  onContinue,
  continueLabel,
  secondary,
  keeps,
}: StorePageFrameProps) => {
  const { t } = useTranslation(["stores", "launch", "common"])
  const { step, back } = useStorePlace(page)
  const [isPending, setPending] = useState(false)
  const heading = title ?? t(`stores:${page}.title`)
  const proceed = async () => {
    if (onContinue === undefined || isPending) return
    setPending(true)
    try {
      await onContinue()
    } finally {
      setPending(false)
      focusFirstError()
    }
  }
  return (
    <WizardLayout
      logo={<HomeLink />}
      footer={<LegalLinks />}
      skipLabel={t("common:skipToContent")}
      tools={<LanguageSelect />}
      title={heading}
      lead={lead ?? t(`stores:${page}.lead`)}
      {...(back !== undefined && { back: { label: t("common:action.back"), onBack: () => back(keeps) } })}
      {...(step !== undefined && {
        progress: {
          total: step.of,
          done: step.number - 1,
          isBar: true,
          label: t("launch:progress", { number: step.number, of: step.of }),
          showsLabel: true,
        },
      })}
      {...(onContinue !== undefined && {
        actions: (
          <Button type="submit" form="store-page" isPending={isPending} pendingLabel={t("common:state.saving")}>
            {continueLabel ?? t("common:action.continue")}
          </Button>
        ),
      })}
      secondary={secondary}
    >
      <PageTitle>{heading}</PageTitle>
      <form
        id="store-page"
        noValidate
        className={layout["stack"]}
        onSubmit={(event) => {
          event.preventDefault()
          void proceed()
        }}
      >
        {children}
        {onContinue === undefined ? secondary : null}
      </form>
    </WizardLayout>
  )
}

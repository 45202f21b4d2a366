import type { LinkedAccounts, LinkedPage } from "@domain/campaigns"
import { Avatar } from "@ui/kit/avatar"
import { RadioCards } from "@ui/kit/radio-cards"
import { Switch } from "@ui/kit/switch"
import { useTranslation } from "react-i18next"
import { RecommendedTitle } from "@ui/journey/recommended-title"
import layout from "@ui/journey/layout.module.css"

/** Id of the card that stands for the portal's page. */
const portalChoice = "portal"

/** The page that a draft begins with: the business's own if it has one. */
export const firstAccounts = (pages: ReadonlyArray<LinkedPage>): LinkedAccounts => {
  const [portalPage] = pages
  return {
    usePortalPage: portalPage === undefined,
    instagram: true,
    ...(portalPage !== undefined && { facebookPage: portalPage }),
  }
}

export interface PageChoiceProps {
  readonly pages: ReadonlyArray<LinkedPage>
  readonly portalPage: LinkedPage
  readonly value: LinkedAccounts
  readonly onChange: (accounts: LinkedAccounts) => void
}

/** Whose page shows the ads, and whether they run on Instagram too. */
export const PageChoice = ({ pages, portalPage, value, onChange }: PageChoiceProps) => {
  const { t } = useTranslation("launch")
  const picture = ({ name, pictureUrl }: LinkedPage) => (
    <Avatar name={name} isDecorative {...(pictureUrl !== undefined && { src: pictureUrl })} />
  )
  const chosen = value.usePortalPage ? portalChoice : (value.facebookPage?.id ?? null)
  return (
    <div className={layout["stack"]}>
      <RadioCards
        label={t("launch:accounts.label")}
        value={chosen}
        onChange={(id) => {
          const { facebookPage: _before, ...rest } = value
          const page = pages.find((it) => it.id === id)
          onChange(
            page === undefined
              ? { ...rest, usePortalPage: true }
              : { ...rest, usePortalPage: false, facebookPage: page },
          )
        }}
        options={[
          ...pages.map((page) => ({
            id: page.id,
            title: (
              <RecommendedTitle isRecommended>
                <bdi>{page.name}</bdi>
              </RecommendedTitle>
            ),
            description: page.category ?? t("launch:accounts.own"),
            icon: picture(page),
          })),
          {
            id: portalChoice,
            title: <bdi>{portalPage.name}</bdi>,
            description: t("launch:accounts.portal"),
            icon: picture(portalPage),
          },
        ]}
      />
      {pages.length === 0 ? <p className={layout["soft"]}>{t("launch:accounts.noneFound")}</p> : null}
      <Switch
        isSelected={value.instagram}
        onChange={(instagram) => onChange({ ...value, instagram })}
        hint={t("launch:accounts.instagramHelp")}
      >
        {t("launch:accounts.instagram")}
      </Switch>
    </div>
  )
}

import { readerOf, useLive } from "@ui/container"
import { Tabs } from "@ui/kit/tabs"
import { NavButton, profileContext } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useList } from "@ui/shared/list"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData, useNavigation, useSearchParams } from "react-router"
import { AccountAssets } from "./account-assets.tsx"
import { PictureLibrary } from "./picture-library.tsx"
import { assetsAddress, kindIn, kindsShown, readAssets } from "./read-assets.ts"

export const loader = (args: LoaderFunctionArgs) =>
  readAssets(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** What a business's ads are made of and run from, and where each is used. Spec: screens, /app/{id}/assets. */
export default function Assets() {
  const { t } = useTranslation("assets")
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const [search] = useSearchParams()
  const list = useList(assetsAddress)
  const isLoading = useNavigation().state === "loading"
  const { value, refresh } = useLive(loaded, (read) => readAssets(read, profile, search))
  if (profile === undefined) return null
  const shown = kindIn(search)
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("assets:title")}
        lead={t("assets:lead")}
        actions={
          <NavButton to={`/app/${profile.id}/workspace`} kind="secondary" size="small">
            {t("assets:design")}
          </NavButton>
        }
      />
      <Tabs
        label={t("assets:kinds")}
        selected={shown}
        onSelect={(kind) => list.narrow({ kind: kind === "Picture" ? undefined : kind })}
        items={kindsShown.map((kind) => ({
          id: kind,
          label: t(`assets:kind.${kind}`),
          content:
            kind === "Picture" || kind === "Video" ? (
              <PictureLibrary
                key={kind}
                kind={kind}
                businessProfileId={profile.id}
                reading={value}
                list={list}
                isLoading={isLoading}
                mayChange={may("editCreatives")}
                onChanged={refresh}
              />
            ) : (
              <AccountAssets
                key={kind}
                businessProfileId={profile.id}
                kind={kind}
                reading={value}
                mayLink={may("linkAccounts")}
                onChanged={refresh}
              />
            ),
        }))}
      />
    </div>
  )
}

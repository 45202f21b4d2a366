import { readerOf } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { profileContext } from "@ui/shared/frame"
import { useList } from "@ui/shared/list"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { lazyPart } from "@ui/container"
import { Palette, Plus } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { DesignList } from "./design-list.tsx"
import { designsAddress, readWorkspace } from "./read-workspace.ts"

/** Opened one at a time, so apart from the page. */
const NewDesignDialog = lazyPart(async () => (await import("./new-design-dialog.tsx")).NewDesignDialog)
const BrandDialog = lazyPart(async () => (await import("./brand-dialog.tsx")).BrandDialog)
const RemovedDialog = lazyPart(async () => (await import("./removed-dialog.tsx")).RemovedDialog)

export const loader = (args: LoaderFunctionArgs) =>
  readWorkspace(readerOf(args), args.context.get(profileContext).id, new URL(args.request.url).searchParams)

type Opened = "new" | "brand" | "removed"

/** The designs of a business; where a builder's business begins, which has no menu. Spec: roles, creative builder. */
export default function Workspace() {
  const { t } = useTranslation(["studio", "common"])
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const list = useList(designsAddress)
  const [opened, setOpened] = useState<Opened>()
  if (profile === undefined) return null
  const mayChange = may("editCreatives")
  const close = () => setOpened(undefined)
  const begin = (
    <Button icon={<Plus aria-hidden />} onPress={() => setOpened("new")}>
      {t("studio:workspace.new")}
    </Button>
  )
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("studio:workspace.title")}
        lead={t("studio:workspace.lead")}
        actions={
          <>
            <Button kind="secondary" icon={<Palette aria-hidden />} onPress={() => setOpened("brand")}>
              {t("studio:brand.title")}
            </Button>
            {mayChange ? begin : null}
          </>
        }
      />
      {mayChange ? null : <Banner tone="info">{t("studio:workspace.readOnly")}</Banner>}
      <DesignList
        businessProfileId={profile.id}
        loaded={loaded}
        list={list}
        mayChange={mayChange}
        begin={begin}
        onRemoved={() => setOpened("removed")}
      />
      <Suspense>
        {opened === "new" ? (
          <NewDesignDialog
            businessProfileId={profile.id}
            kit={loaded.kit}
            folder={list.filter.folder ?? ""}
            onClose={close}
          />
        ) : null}
        {opened === "brand" ? (
          <BrandDialog businessProfileId={profile.id} kit={loaded.kit} mayChange={mayChange} onClose={close} />
        ) : null}
        {opened === "removed" ? <RemovedDialog businessProfileId={profile.id} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}

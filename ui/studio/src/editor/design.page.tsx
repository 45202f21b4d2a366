import { GetBrandKit, GetDesign } from "@application/studio/contract"
import { DesignId } from "@domain/studio"
import { lazyPart, readerOf } from "@ui/container"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { PageTitle, profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from "react-router"

/** The editor comes with its canvas, so apart from every other page. */
const DesignEditor = lazyPart(async () => (await import("./design-editor.tsx")).DesignEditor)

export const loader = async (args: LoaderFunctionArgs) => {
  const businessProfileId = args.context.get(profileContext).id
  const read = readerOf(args)
  const [kept, { kit }] = await Promise.all([
    read(GetDesign, { businessProfileId, designId: DesignId.make(args.params["designId"] ?? "") }),
    read(GetBrandKit, { businessProfileId }),
  ])
  return { kept, kit, crumb: kept.name }
}

/** What is edited stays as it is while other calls succeed; a save of its own brings nothing new. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/** A design in its editor. Spec: screens, creative builder. */
export default function DesignPage() {
  const { t } = useTranslation(["studio", "common"])
  const { kept, kit } = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  if (profile === undefined) return null
  return (
    <>
      <PageTitle>{kept.name}</PageTitle>
      <Suspense
        fallback={
          <LoadingRegion label={t("common:state.loading")}>
            <Skeleton shape="box" height="30rem" />
          </LoadingRegion>
        }
      >
        <DesignEditor
          key={kept.id}
          businessProfileId={profile.id}
          kept={kept}
          kit={kit}
          mayChange={may("editCreatives")}
        />
      </Suspense>
    </>
  )
}

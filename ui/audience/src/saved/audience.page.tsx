import { lazyPart, readerOf, useLive } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { PageHead } from "@ui/shared/page-head"
import { profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { readAudiences } from "./read-audiences.ts"
import { SavedAudiences } from "./saved-audiences.tsx"
import styles from "./saved.module.css"

/** Below the audiences, so after them. */
const CustomerListsPart = lazyPart(async () => (await import("../lists/customer-lists-part.tsx")).CustomerListsPart)

export const loader = (args: LoaderFunctionArgs) => readAudiences(readerOf(args), args.context.get(profileContext))

/** Spec: screens, audience. */
export default function Audience() {
  const { t } = useTranslation(["audiences", "common"])
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const { value, refresh } = useLive(loaded, async (read) => readAudiences(read, profile))
  if (profile === undefined) return null
  return (
    <div className={styles["page"]}>
      <PageHead title={t("audiences:page.title")} lead={t("audiences:page.lead")} />
      <SavedAudiences
        profile={profile}
        audiences={value.audiences}
        mayChange={may("editCampaigns")}
        onChanged={refresh}
      />
      <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
        <CustomerListsPart
          businessProfileId={profile.id}
          usesOf={(listId) =>
            value.listUses.filter((use) => use.listId === listId).flatMap(({ campaigns }) => campaigns)
          }
        />
      </Suspense>
    </div>
  )
}
